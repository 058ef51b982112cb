#pragma once
// Options that the verbs for placement games share.
#include <optional>
#include <string>

#include "api/grid/boards.h"
#include "cli/common/context.h"

namespace mitos::cli {

struct GridGameOptions {
    std::string game;
    std::optional<std::string> start;
    std::string first;  // max, min, or empty: as the rules say
};

/// The argument GAME and the option `--start`.
void addGridGame(CLI::App& app, Context& context, GridGameOptions& typed);

/// The game that the options name, with the side that begins. An Error (usage) for a name or a side that is not known; `option`
/// is the one that chose the side.
api::grid::PlacementGame openGame(const GridGameOptions& options, const options::Option& option);
/// The board of `--start`; an Error (input) when the game cannot begin on it.
api::grid::BoardText readStart(const api::grid::PlacementGame& game, const std::string& typed);

api::grid::Side readSide(const std::string& typed, const options::Option& option);

}  // namespace mitos::cli
