#include "cli/othello/perft.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "api/othello/perft.h"
#include "base/error.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/table.h"
#include "cli/common/values.h"
#include "cli/othello/options.h"
#include "options/common.h"
#include "options/othello.h"
#include "texts/grid_terminal.h"
#include "texts/othello.h"
#include "texts/paths.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::PerftProgress;
using api::othello::PerftReport;
using base::say;
using base::showCount;
using base::showRough;

// No game is longer: before each move there is at most one pass.

base::Phrase colourName(api::othello::Colour colour) {
    return colour == api::othello::Colour::black ? text::othelloBlack : text::othelloWhite;
}

base::Phrase haltReason(base::Halt halt) {
    switch (halt) {
    case base::Halt::time:
        return text::reasonTime;
    case base::Halt::nodes:
        return text::reasonNodes;
    case base::Halt::memory:
        return text::reasonMemory;
    case base::Halt::stopped:
    case base::Halt::none:
        break;
    }
    return text::reasonStopped;
}

api::othello::PerftTell progressOn(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const PerftProgress& progress) {
        const auto count = static_cast<double>(progress.count);
        std::string line = say(text::perftProgress, showRough(count), showRough(count / progress.seconds),
                               fmt::format("{:.0f}", 100 * progress.done))
                               .in(console.language);
        if (progress.done > 0 && progress.done < 1) {
            const double left = progress.seconds / progress.done * (1 - progress.done);
            line += ", " + say(text::progressLeft, base::showSeconds(left)).in(console.language);
        }
        console.progress(line);
    };
}

void show(Console& console, const api::othello::Othello& game, const api::othello::Board& board,
          const PerftReport& report, bool divided) {
    console.say(say(text::perftHead, game.size(), game.size(), colourName(board.mover), report.depth));
    if (divided && !report.parts.empty()) {
        Table table(
            {{console.in(text::perftMoveColumn), Align::left}, {console.in(text::perftCountColumn), Align::right}});
        for (const PerftReport::Part& part : report.parts) {
            table.add({api::othello::writeSquare(part.move), showCount(part.count)});
        }
        console.print(table.text(console.out));
    }
    if (report.halt == base::Halt::none) {
        console.say(say(text::perftCount, showCount(report.count)));
    } else {
        console.say(say(text::perftCut, haltReason(report.halt), showCount(report.count)));
    }
    const double rate = report.seconds > 0 ? static_cast<double>(report.count) / report.seconds : 0;
    console.say(say(text::perftSpeed, base::showSeconds(report.seconds), showRough(rate)));
}

}  // namespace

ExitCode perftOthello(const Context& context, const PerftOthelloOptions& options) {
    Console& console = context.console;
    api::othello::PerftOptions how;
    how.depth = readInt(options::othello::perftDepth, options.depth);
    how.threads = readThreads(options::threads, options.threads);
    how.limits = readLimits(options.limits);
    const api::othello::Othello game(readOthelloSize(options.size));
    const api::othello::Board board = api::othello::openingPosition(game, options.position, options.moves);
    const PerftReport report = api::othello::perft(game, board, how, interruptFlag(), progressOn(console));
    console.endProgress();
    if (context.json) {
        console.line(api::othello::perftJson(game, board, how, report, options.divide));
    } else {
        show(console, game, board, report, options.divide);
    }
    return exitCodeOf(report.halt);
}

void addPerftOthello(CLI::App& perft, Context& context) {
    auto options = std::make_shared<PerftOthelloOptions>();
    CLI::App* app = addCommand(perft, context, "othello", text::othelloSubject, text::subjectsLabel);
    addOption(*app, context, options::othello::perftDepth, options->depth)->required();
    addFlag(*app, context, options::othello::divide, options->divide);
    addPosition(*app, context, options->position, options->moves);
    addOption(*app, context, options::othello::size, options->size);
    // No --memory: nothing is kept.
    addOption(*app, context, options::othello::perftTime, options->limits.time);
    addOption(*app, context, options::othello::perftNodes, options->limits.nodes);
    addOption(*app, context, options::threads, options->threads);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos perft othello --depth 9", "mitos perft othello --depth 11 --threads 0 --json",
                 "mitos perft othello --depth 7 --moves f5d6c3 --divide", "mitos perft othello --depth 10 --size 6",
                 "mitos perft othello --depth 3 --size 4 --position \"-----XO--OX----- X\""});
    app->callback(
        [&context, options] { context.action = [&context, options] { return perftOthello(context, *options); }; });
}

}  // namespace mitos::cli
