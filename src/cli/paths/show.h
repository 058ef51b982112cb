#pragma once
// Reports on a puzzle in words, with its states drawn.
#include "api/paths/batch.h"
#include "api/paths/compare.h"
#include "api/paths/solver.h"
#include "base/units.h"
#include "cli/paths/replay.h"
#include "cli/paths/report.h"
#include "cli/paths/view.h"
#include "texts/paths.h"

namespace mitos::cli {

/// What a door needs to know of the puzzle at hand, and how to draw it.
template <class A>
struct Subject {
    const A& puzzle;
    const StateView<A>& view;
};

template <class A>
std::string tablesName(const api::paths::Solver<A>& solver) {
    if constexpr (requires { A::tablesName(solver.method()); }) return std::string(A::tablesName(solver.method()));
    return {};
}

template <class A>
void showBestSoFar(Console& console, const Subject<A>& subject, const api::paths::SolveReport<A>& report) {
    using base::say;
    showHalt(console, report);
    if (report.goalReached) {
        console.say(say(text::bestPath, report.cost));
        console.print(subject.view.drawPath(console, subject.puzzle, report.path, report.moves));
    } else if (report.path.size() > 1) {
        console.say(say(A::words().nearest, say(text::moveCount, base::showCount(report.depth())).in(console.language),
                        report.estimateLeft));
        console.print(subject.view.drawStates(console, subject.puzzle, {report.path.back()}));
    }
}

/// The method, every state of the path, cost, depth and counts; or why there is none, and the best so far.
template <class A>
void showSolution(Console& console, const Subject<A>& subject, const api::paths::Solver<A>& solver,
                  const api::paths::SolveReport<A>& report) {
    const api::paths::MethodFacts method = solver.methodFacts();
    showMethod(console, method, tablesName(solver));
    if (report.reason == api::paths::Reason::unsolvable) {
        console.say(base::say(A::words().noSolution));
        return;
    }
    if (report.solved) {
        console.print(subject.view.drawPath(console, subject.puzzle, report.path, report.moves));
        showCost(console, method, report, report.depth());
    } else {
        showBestSoFar(console, subject, report);
    }
    showCounts(console, method, report, solver.tableSeconds());
}

template <class A>
base::Message hintOf(const A& puzzle, const api::paths::SolveReport<A>& report) {
    if (report.moves.empty()) return base::say(text::alreadySolved);
    return puzzle.hintWords(report.path[0], report.path[1], report.moves[0], report.depth() - 1);
}

template <class A>
void showHint(Console& console, const Subject<A>& subject, const api::paths::Solver<A>& solver,
              const api::paths::SolveReport<A>& report) {
    if (report.solved) {
        console.say(hintOf(subject.puzzle, report));
    } else {
        showSolution(console, subject, solver, report);
    }
}

template <class A>
void showBatchHint(Console& console, const A& puzzle, std::size_t line, const api::paths::SolveReport<A>& report) {
    console.line(
        fmt::format("{:>5}  {}", line,
                    report.solved ? hintOf(puzzle, report).in(console.language) : console.in(phraseOf(report.reason))));
}

template <class A>
void showAtlas(Console& console, const Subject<A>& subject, const api::paths::Atlas<A>& atlas) {
    console.say(subject.puzzle.atlasTitle());
    showDepths(console, atlas, A::words());
    if (!atlas.complete) return;
    if (const auto unreached = subject.puzzle.unreachedWords(atlas.states)) console.say(*unreached);
    if (atlas.hardest.empty()) return;
    console.say(base::say(A::words().atlasHardest, atlas.hardest.size(), base::showCount(atlas.depths.back())));
    console.print(subject.view.drawStates(console, subject.puzzle, atlas.hardest));
}

template <class A>
void showPaths(Console& console, const Subject<A>& subject, const api::paths::Comparison<A>& comparison) {
    for (std::size_t i = 0; i < comparison.contestants.size(); ++i) {
        for (const auto& path : comparison.paths[i]) {
            console.line(comparison.contestants[i].method.title());
            console.print(subject.view.drawStates(console, subject.puzzle, path));
        }
    }
}

template <class A>
void replayPath(Console& console, const Subject<A>& subject, const api::paths::SolveReport<A>& report) {
    const auto& path = report.path;
    Pictures pictures;
    pictures.count = path.size();
    pictures.heading = [&](std::size_t at) {
        std::string heading = base::say(A::words().replayStep, at, path.size() - 1).in(console.language);
        if (at > 0)
            heading += ": " + subject.puzzle.moveWords(path[at - 1], path[at], report.moves[at - 1], console.language);
        return heading;
    };
    pictures.lines = [&](std::size_t at) {
        return subject.view.draw(console, subject.puzzle, path[at], at > 0 ? &path[at - 1] : nullptr);
    };
    replay(console, pictures);
}

}  // namespace mitos::cli
