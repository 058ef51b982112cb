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
void addPosition(CLI::App& app, const Context& context, std::optional<std::string>& position,
                 std::optional<std::string>& moves);

/// `--algorithm` gets the champion's name, and there is `--threads` for it.
void addChampion(CLI::App& app, const Context& context, std::string& threads, const base::Phrase& algorithm);
/// Returns the algorithm that was named, nothing for an empty name. Throws an Error (usage) for an unknown one.
std::optional<api::othello::Algorithm> namedAlgorithm(const std::string& typed);
/// Returns what was asked for that only the textbook searches have, by the names of the options.
std::vector<engine::othello::AskedFeature> askedOfTextbook(const SearchOptions& search, const std::string& size);
/// An Error (usage) for what is no level.
int readLevel(const std::string& typed);
void addLevel(CLI::App& app, const Context& context, std::string& level);
/// Returns the number of threads; 1 if none was given, one for each core for 0.
unsigned readChampionThreads(const std::string& typed);

int readOthelloSize(const std::string& typed);
engine::othello::Unquiet readUnquiet(const std::string& typed);
api::othello::Evaluation readEvaluation(const Context& context, const std::string& name, int size);

}  // namespace mitos::cli
