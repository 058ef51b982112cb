#include "cli/othello/champion.h"

#include <cmath>

#include "api/othello/champion.h"
#include "api/othello/final_score.h"
#include "base/texts/champion.h"
#include "base/texts/grid_terminal.h"
#include "base/texts/terminal.h"
#include "base/texts/turns.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/facts.h"
#include "cli/common/interrupt.h"
#include "cli/common/search_report.h"
#include "cli/common/values.h"
#include "cli/othello/options.h"
#include "cli/othello/view.h"

namespace mitos::cli {
namespace {

using api::othello::Board;
using api::othello::Champion;
using api::othello::isPattern;
using api::othello::Opinion;
using api::othello::Othello;
using api::othello::writeSquare;
using base::Error;
using base::Fault;
using base::say;
using base::showCount;
using base::showRough;

// The champion decides about order and memory by itself; what would have no effect is refused.
void refuseTextbookSwitches(const SearchOthelloOptions& options) {
    const SearchOptions& search = options.search;
    const SearchOptions usual;
    const std::array given{std::pair("--evaluation", !search.evaluation.empty() && !isPattern(search.evaluation)),
                           std::pair("--closed-set", search.closedSet),
                           std::pair("--order", search.order != usual.order),
                           std::pair("--shallow", search.shallow != usual.shallow),
                           std::pair("--extend", search.extend != usual.extend),
                           std::pair("--deepen", search.deepen),
                           std::pair("--seed", !search.seed.empty() && options.level.empty()),
                           std::pair("--tree", !search.tree.empty()),
                           std::pair("--unquiet", !options.unquiet.empty()),
                           std::pair("--explain", options.explain),
                           std::pair("--refute", !options.refute.empty())};
    for (const auto& [option, typed] : given) {
        if (typed) throw Error(Fault::usage, say(text::championRefuses, option));
    }
}

// Without a depth or a limit it would look to the end of the game from wherever it stands.
api::othello::MoveBudget readBudget(const SearchOthelloOptions& options, const base::Limits& limits) {
    const std::string& depth = options.search.depth;
    api::othello::MoveBudget budget;
    budget.seconds = limits.seconds;
    budget.nodes = limits.nodes;
    if (!options.level.empty()) {
        if (!depth.empty()) throw Error(Fault::usage, say(text::notTogether, "--level", "--depth"));
        budget.level = readLevel(options.level);
        if (!options.search.seed.empty()) budget.seed = readNumber(options.search.seed, "--seed", "1, 2026");
    } else if (!depth.empty() && depth != "end") {
        budget.depth = readDepth(depth);
    } else if (depth.empty() && options.search.limits.time.empty() && options.search.limits.nodes.empty()) {
        budget.depth = Champion::usualDepth;
    }
    return budget;
}

// As the mover sees it; of a proven one also how the game ends.
std::string valueShown(const Console& console, const Board& board, const Opinion& opinion) {
    std::string value = signedValue(static_cast<int>(std::lround(opinion.discs)));
    if (opinion.exact) {
        const auto end = api::othello::finalScore(Othello(8), board, opinion.line);
        return end ? value + ", " + api::othello::finalWords(*end).in(console.language) : value;
    }
    return say(text::championBounds, value, signedValue(opinion.lower), signedValue(opinion.upper))
        .in(console.language);
}

std::string depthShown(const Console& console, const Opinion& opinion) {
    const std::string depth = std::to_string(opinion.depth);
    return opinion.exact ? say(text::searchExhaustive, depth).in(console.language)
                         : say(text::championSure, depth, opinion.sure).in(console.language);
}

void showChampion(const Console& console, const Board& board, const Opinion& opinion) {
    const Othello game(8);
    console.say(say(text::championTitle, colourName(board.mover)));
    console.line();
    console.print(drawOthello(console.out, game, board, {{}, 0, true}));
    console.say(scoreLine(game, board));
    console.line();
    if (game.isOver(board)) return console.say(say(text::searchGameOver, valueShown(console, board, opinion)));
    const std::string halt = opinion.halt == base::Halt::none ? std::string() : console.in(haltName(opinion.halt));
    if (opinion.depth == 0) return console.say(say(text::championNothing, halt));
    Facts facts(console);
    facts.add(text::searchMove, writeSquare(opinion.move));
    facts.add(text::searchValue, valueShown(console, board, opinion));
    facts.add(text::searchLine, base::joined(api::othello::writtenLine(opinion.line), ", "));
    facts.add(text::searchDepth, depthShown(console, opinion));
    facts.add(text::searchMethod, console.in(text::championMethod));
    const double rate = opinion.seconds > 0 ? static_cast<double>(opinion.nodes) / opinion.seconds : 0;
    facts.add(text::searchStates, say(text::searchStatesValue, showCount(opinion.nodes),
                                      base::showSeconds(opinion.seconds), showRough(rate)));
    facts.show();
    if (halt.empty()) return;
    console.line();
    console.say(say(text::championHalted, halt));
}

}  // namespace

ExitCode searchByChampion(const Context& context, const SearchOthelloOptions& options, unsigned threads) {
    const Console& console = context.console;
    refuseTextbookSwitches(options);
    if (readOthelloSize(options.size) != 8) throw Error(Fault::usage, say(text::championSize));
    const base::Limits limits = readLimits(options.search.limits);
    const Othello game(8);
    const Board board = api::othello::openingPosition(game, options.position, options.moves);
    api::othello::ChampionOptions how;
    how.threads = threads;
    if (!options.without.empty()) how.techniques = api::othello::readWithout(options.without, "--without");
    if (!options.search.limits.memory.empty()) how.bytes = limits.bytes;
    Champion champion(how);
    if (!champion.knows(game, board)) {
        throw Error(Fault::input,
                    say(text::championRange, champion.mostEmpties(), games::othello::discs(game.empties(board))));
    }
    const base::Tell tell = turnsProgress(console);
    const Opinion opinion =
        champion.think(board, readBudget(options, limits), interruptFlag(), api::othello::hearing(tell));
    console.endProgress();
    if (context.json) {
        console.line(api::othello::championJson(board, opinion));
    } else {
        showChampion(console, board, opinion);
    }
    return exitCodeOf(opinion.halt);
}

}  // namespace mitos::cli
