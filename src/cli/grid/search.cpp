#include "cli/grid/search.h"

#include <CLI/CLI.hpp>

#include "api/grid/games.h"
#include "api/grid/search.h"
#include "base/files.h"
#include "base/random.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/search_report.h"
#include "cli/common/subject_words.h"
#include "cli/common/values.h"
#include "cli/grid/view.h"
#include "options/common.h"
#include "options/grid.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::grid::BoardText;
using api::grid::PlacementGame;
using api::grid::SearchReport;
using base::say;

// The board that was given, the only one there is, or one that chance chooses.
BoardText chooseStart(const Context& context, const SearchGridOptions& options, const PlacementGame& game) {
    if (options.game.start) return readStart(game, *options.game.start);
    const std::vector<BoardText> starts = api::grid::legalStarts(game.rules());
    if (starts.size() == 1) return starts[0];
    base::Random random(chooseSeed(context.console, options.search.seed));
    return starts[random.below(starts.size())];
}

void show(Console& console, const PlacementGame& game, const api::grid::GridState& root, const SearchReport& report) {
    const api::grid::Rules& rules = game.rules();
    console.say(say(text::gameTitle, rules.name, rules.rows, rules.columns));
    console.line();
    console.print(drawGrid(console.out, game, root));
    console.line();
    showSearch(console, report, api::grid::writtenMoves(game, report));
}

}  // namespace

ExitCode searchGrid(const Context& context, const SearchGridOptions& options) {
    Console& console = context.console;
    api::turns::Settings settings = readSettings(options.search);
    const auto judgement = readNamed(api::grid::judgements, options::grid::evaluation, options.search.evaluation);
    if (!options.search.depth.empty()) settings.depth = readDepth(options.search.depth);
    if (!options.search.seed.empty()) settings.seed = readWhole(options::grid::searchSeed, options.search.seed);
    const PlacementGame game = openGame(options.game, options::grid::toMove);
    const api::grid::GridState root = game.startOn(chooseStart(context, options, game));
    if (options.search.depth.empty()) settings.depth = api::grid::usualDepth(game, root);

    std::optional<base::FileWriter> file;
    if (!options.search.tree.empty()) file.emplace(options.search.tree, interruptFlag());
    api::grid::SearchTree tree;
    const SearchReport report = api::grid::searchGame(game, root, judgement, settings, interruptFlag(),
                                                      turnsProgress(console), file ? &tree : nullptr);
    console.endProgress();
    if (file) {
        api::grid::writeTree([&file](std::string_view piece) { file->write(piece); }, game, root, report, tree);
        file->finish();
    }
    if (context.json) {
        console.line(api::grid::searchJson(game, root, report));
    } else {
        show(console, game, root, report);
    }
    if (file) tellTree(console, options.search.tree, tree.nodes.size(), tree.dropped);
    return exitCodeOf(report.halt);
}

void addSearchGrid(CLI::App& search, Context& context) {
    auto options = std::make_shared<SearchGridOptions>();
    CLI::App* app = addCommand(search, context, gridSubject, text::gridSubject, text::subjectsLabel);
    addGridGame(*app, context, options->game);
    addOption(*app, context, options::grid::toMove, options->game.first);
    addOption(*app, context, options::grid::searchSeed, options->search.seed);
    addOption(*app, context, options::grid::searchDepth, options->search.depth);
    addOption(*app, context, options::grid::evaluation, options->search.evaluation);
    addTechniques(*app, context, options->search, text::gridUnquiet);
    addOption(*app, context, options::tree, options->search.tree);
    addLimits(*app, context, options->search.limits);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos search xox --start \"X__/__O/___/___\" --algorithm minimax",
                 "mitos search xox --seed 7 --closed-set --order weight --json",
                 "mitos search tictactoe --start \"X__/_O_/___\" --tree tree.json",
                 "mitos search connect-four --depth 10 --deepen --closed-set --order search",
                 "mitos search connect-four --depth end --deepen --closed-set --time 5s"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return searchGrid(context, *options); }; });
}

}  // namespace mitos::cli
