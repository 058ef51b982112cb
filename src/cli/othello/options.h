#pragma once
// What the verbs on Othello have in common on the command line.
#include <optional>
#include <string>

#include "api/othello/search.h"
#include "cli/common/context.h"
#include "cli/common/search_options.h"

namespace mitos::cli {

inline constexpr const char* usualEvaluation = "phased";  // of the textbook searches
constexpr int usualOthelloDepth = 6;

/// `--position` and `--moves`. Given at all, even empty: the reader has something to say of that.
void addPosition(CLI::App& app, const Context& context, std::optional<std::string>& position,
                 std::optional<std::string>& moves);

/// `--algorithm` gets the champion's name, and there is `--threads` for it.
void addChampion(CLI::App& app, const Context& context, std::string& threads, const base::Phrase& algorithm);
/// An Error (usage) for a name that is none of theirs.
bool isChampion(const std::string& algorithm);
/// Where no algorithm was named: the champion, unless something was asked for that only the textbook searches have (another board or
/// evaluation, a switch of theirs, or what `textbook` says).
bool takesChampion(const SearchOptions& search, const std::string& size, bool textbook);
/// An Error (usage) for what is no level.
int readLevel(const std::string& typed);
void addLevel(CLI::App& app, const Context& context, std::string& level);
/// An Error (usage) where they are given and nobody uses them. 0 is one for each core.
unsigned readChampionThreads(const std::string& typed, bool champion);

int readOthelloSize(const std::string& typed);
api::othello::Unquiet readUnquiet(const std::string& typed);
api::othello::Evaluation readEvaluation(const Context& context, const std::string& name, int size);

}  // namespace mitos::cli
