#include "cli/grid/options.h"

#include "api/grid/games.h"
#include "base/error.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "options/grid.h"
#include "texts/grid_terminal.h"

namespace mitos::cli {

using api::grid::Side;
using base::say;

void addGridGame(CLI::App& app, Context& context, GridGameOptions& typed) {
    addOption(app, context, options::grid::game, typed.game)
        ->required()
        ->description(say(text::gameArgument, "cse, xox, tictactoe …").in(context.console.language));
    addOption(app, context, options::grid::start, typed.start);
}

api::grid::PlacementGame openGame(const GridGameOptions& options, const options::Option& option) {
    std::optional<Side> first;
    if (!options.first.empty()) first = readSide(options.first, option);
    api::grid::Rules rules = api::grid::findGame(options.game, interruptFlag());
    if (first) rules.first = *first;
    return api::grid::PlacementGame(std::move(rules));
}

api::grid::BoardText readStart(const api::grid::PlacementGame& game, const std::string& typed) {
    api::grid::BoardText board = api::grid::readBoardText(game.rules(), typed, "--start");
    const auto problem = api::grid::startProblem(game, board);
    if (problem) throw base::TextError(base::placeAt("--start", typed, 0), *problem);
    return board;
}

Side readSide(const std::string& typed, const options::Option& option) {
    return readChoice(option, typed) == 0 ? Side::max : Side::min;
}

}  // namespace mitos::cli
