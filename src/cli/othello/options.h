#pragma once
// What the verbs on Othello have in common on the command line.
#include <optional>
#include <string>
#include <vector>

#include "api/othello/engine.h"
#include "cli/common/context.h"
#include "cli/common/search_options.h"

namespace mitos::cli {

inline constexpr const char* usualEvaluation = "phased";  // of the textbook searches
constexpr int usualOthelloDepth = api::othello::Engine::usualTextbookDepth;

/// `--position` and `--moves`. Given at all, even empty: the reader has something to say of that.
void addPosition(CLI::App& app, Context& context, std::optional<std::string>& position,
                 std::optional<std::string>& moves);

/// Returns the algorithm that was named, nothing for an empty name. Throws an Error (usage) for an unknown one.
std::optional<api::othello::Algorithm> namedAlgorithm(const std::string& typed);
/// Returns what was asked for that only the textbook searches have, by the names of the options.
std::vector<engine::othello::AskedFeature> askedOfTextbook(const SearchOptions& search, const std::string& size);
/// Adds what asking for the option asks of the engine, if it was `given`.
void ask(std::vector<engine::othello::AskedFeature>& asked, const options::Option& option, bool given);
/// Throws an Error (usage) for a level beside a depth, of which one would have no effect.
void refuseLevelAndDepth(const std::string& level, const std::string& depth);
int readLevel(const std::string& typed);

int readOthelloSize(const std::string& typed);
engine::othello::Unquiet readUnquiet(const std::string& typed);
api::othello::Evaluation readEvaluation(const Context& context, const std::string& name, int size);

}  // namespace mitos::cli
