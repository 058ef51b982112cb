#include "cli/othello/solve.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "api/othello/endgame.h"
#include "api/othello/final_words.h"
#include "base/error.h"
#include "base/files.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "cli/othello/options.h"
#include "cli/othello/view.h"
#include "options/common.h"
#include "options/othello.h"
#include "texts/champion.h"
#include "texts/grid_terminal.h"
#include "texts/othello.h"
#include "texts/terminal.h"
#include "texts/tiles.h"

namespace mitos::cli {
namespace {

using api::othello::Endgame;
using api::othello::EndgameReport;
using api::othello::SolveProgress;
using base::Error;
using base::Fault;
using base::say;
using base::showCount;
using base::showRough;

std::string discsShown(int discs) { return fmt::format("{:+}", discs); }

std::string rangeShown(int lower, int upper) {
    return lower == upper ? discsShown(lower) : fmt::format("{:+} … {:+}", lower, upper);
}

std::string sureness(int selectivity) {
    static constexpr std::array<const char*, 6> shares{"73 %", "87 %", "95 %", "98 %", "99 %", "100 %"};
    return shares[static_cast<std::size_t>(selectivity)];
}

api::othello::OnSolveProgress progressOf(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const SolveProgress& progress) {
        const auto nodes = static_cast<double>(progress.nodes);
        const double rate = progress.seconds > 0 ? nodes / progress.seconds : 0;
        std::string line =
            say(text::endgameProgress, progress.depth, sureness(progress.selectivity), discsShown(progress.value),
                api::othello::writeSquare(progress.move), showRough(nodes), showRough(rate))
                .in(console.language);
        if (progress.expected > progress.nodes && rate > 0) {
            const double left = static_cast<double>(progress.expected - progress.nodes) / rate;
            line += ", " + say(text::progressLeft, base::showSeconds(left)).in(console.language);
        }
        console.progress(line);
    };
}

void show(Console& console, const EndgameReport& report) {
    const auto& solved = report.solved;
    const std::string mover = console.in(cli::colourName(report.board.mover));
    if (solved.exact()) {
        const auto end = api::othello::finalScore(api::othello::Othello(8), report.board, solved.line);
        std::string score = discsShown(solved.value);
        if (end) score += ", " + api::othello::finalWords(*end).in(console.language);
        console.say(say(text::endgameScore, mover, score));
    } else if (solved.halt == base::Halt::none) {  // only who wins was asked
        console.say(say(solved.lower > 0 ? text::endgameWins : text::endgameLoses, mover));
    } else {
        console.say(say(text::endgameBounds, mover, rangeShown(solved.lower, solved.upper), discsShown(solved.value)));
    }
    if (!solved.line.empty()) {
        console.say(say(text::endgameLine, base::joined(api::othello::writtenLine(solved.line), " ")));
    } else if (solved.move != api::othello::noSquare) {
        console.say(say(text::endgameMove, api::othello::writeSquare(solved.move)));
    }
    for (const auto& move : report.moves) {
        console.line(fmt::format("  {}  {}", api::othello::writeSquare(move.move), rangeShown(move.lower, move.upper)));
    }
    if (report.certificate) {
        const auto& sealed = *report.certificate;
        const base::Phrase words = !sealed.holds()                   ? text::certificateBroken
                                   : sealed.atLeast && sealed.atMost ? text::certificateWhole
                                                                     : text::certificateLineOnly;
        console.say(say(words));
    }
    const double rate = solved.seconds > 0 ? static_cast<double>(solved.nodes) / solved.seconds : 0;
    console.say(say(text::endgameSpeed, showCount(solved.nodes), base::showSeconds(solved.seconds), showRough(rate)));
}

bool contradicts(const EndgameReport& report, const Endgame& endgame) {
    return endgame.published && (*endgame.published < report.solved.lower || *endgame.published > report.solved.upper);
}

ExitCode codeOf(const EndgameReport& report, const Endgame& endgame) {
    if (report.solved.halt != base::Halt::none) return cli::exitCodeOf(report.solved.halt);
    if (report.certificate && !report.certificate->holds()) return ExitCode::noSolution;
    return contradicts(report, endgame) ? ExitCode::noSolution : ExitCode::done;
}

std::vector<Endgame> endgamesOf(const SolveOthelloOptions& options) {
    if (!options.file.empty()) {
        refuseTogether(true, "FILE", options.position.has_value(), "--position");
        refuseTogether(true, "FILE", options.moves.has_value(), "--moves");
        auto endgames =
            api::othello::readEndgames(base::readText(options.file, base::listFile, interruptFlag()), options.file);
        if (endgames.empty()) throw Error(Fault::input, say(text::endgameNone, options.file));
        return endgames;
    }
    if (!options.position && !options.moves) throw Error(Fault::usage, say(text::endgameWhat));
    Endgame endgame;
    endgame.board = api::othello::openingPosition(api::othello::Othello(8), options.position, options.moves);
    return {endgame};
}

}  // namespace

ExitCode solveOthello(const Context& context, const SolveOthelloOptions& options) {
    Console& console = context.console;
    api::othello::EndgameOptions how;
    how.threads = readThreads(options::threads, options.threads);
    how.weights = options.weights;
    how.level = api::othello::readCpuLevel(options.cpu);
    api::othello::EndgameRequest request;
    request.limits = readLimits(options.limits);
    if (!options.limits.memory.empty()) how.tableBytes = request.limits.bytes;
    if (options.outcome) request.window = {-1, 1};
    request.allMoves = options.all;
    request.certify = options.certify;

    const std::vector<Endgame> endgames = endgamesOf(options);
    api::othello::EndgameSolver solver(how, interruptFlag());
    ExitCode worst = ExitCode::done;
    for (const Endgame& endgame : endgames) {
        if (endgame.bad) {
            console.warn(endgame.bad->in(console.language));
            if (context.json) console.line(api::othello::badEndgameJson(endgame));
            worst = std::max(worst, ExitCode::badInput);
            continue;
        }
        const EndgameReport report = solver.solve(endgame.board, request, interruptFlag(), progressOf(console));
        console.endProgress();
        if (context.json) {
            console.line(api::othello::endgameJson(report, &endgame));
        } else {
            show(console, report);
        }
        console.flush();
        const ExitCode code = codeOf(report, endgame);
        if (contradicts(report, endgame)) {
            console.warn(say(text::endgamePublished, endgame.line, discsShown(*endgame.published)));
        }
        worst = std::max(worst, code);
        if (interruptFlag().raised()) {
            worst = std::max(worst, ExitCode::interrupted);
            break;
        }
    }
    return worst;
}

void addSolveOthello(CLI::App& solve, Context& context) {
    auto options = std::make_shared<SolveOthelloOptions>();
    CLI::App* app = addCommand(solve, context, "othello", text::othelloSubject, text::subjectsLabel);
    addOption(*app, context, options::othello::endgameFile, options->file);
    addPosition(*app, context, options->position, options->moves);
    addFlag(*app, context, options::othello::all, options->all);
    addFlag(*app, context, options::othello::outcome, options->outcome);
    addFlag(*app, context, options::othello::certify, options->certify);
    addOption(*app, context, options::othello::weights, options->weights);
    addOption(*app, context, options::othello::cpu, options->cpu);
    addLimits(*app, context, options->limits);
    addOption(*app, context, options::threads, options->threads);
    addCommon(*app, context);
    addExamples(
        *app, context,
        {"mitos solve othello positions.obf --json", "mitos solve othello --moves f5d6c3… --all",
         "mitos solve othello --position \"O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X\"",
         "mitos solve othello positions.obf --threads 0 --memory 1G", "mitos solve othello positions.obf --certify"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return solveOthello(context, *options); }; });
}

}  // namespace mitos::cli
