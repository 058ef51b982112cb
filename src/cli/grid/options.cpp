#include "cli/grid/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "api/grid/games.h"
#include "base/error.h"
#include "cli/common/interrupt.h"
#include "cli/common/values.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"

namespace mitos::cli {

using api::grid::Side;
using base::Error;
using base::Fault;
using base::say;

void addGridGame(CLI::App& app, Context& context, GridGameOptions& options) {
    const Console& console = context.console;
    app.add_option("game", options.game, say(text::gameArgument, "cse, xox, tictactoe …").in(console.language))
        ->required()
        ->option_text(valueText(context, text::gameValue));
    app.add_option_function<std::string>(
           "--start", [&options](const std::string& typed) { options.start = typed; },
           console.in(text::gridStartOption))
        ->group(console.in(text::gameLabel))
        ->option_text(valueText(context, text::boardValue));
}

api::grid::PlacementGame openGame(const GridGameOptions& options, const char* option) {
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

Side readSide(const std::string& typed, const char* option) {
    if (typed == "max") return Side::max;
    if (typed == "min") return Side::min;
    throw Error(Fault::usage, say(text::unknownName, typed, option, "max, min"));
}

}  // namespace mitos::cli
