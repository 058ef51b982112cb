#include "cli/tiles/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/tiles/json.h"
#include "base/texts/tiles.h"
#include "base/units.h"
#include "cli/common/table.h"
#include "cli/tiles/view.h"

namespace mitos::cli {
namespace {

using api::tiles::Algorithm;
using api::tiles::Board;
using api::tiles::Reason;
using api::tiles::Shape;
using api::tiles::Solver;
using api::tiles::SolveReport;
using base::say;
using base::showBytes;
using base::showCount;
using base::showRough;
using base::showSeconds;

void showMethod(const Console& console, const Solver& solver) {
    const api::tiles::AlgorithmFacts& known = api::tiles::facts(solver.algorithm());
    const std::string title(known.title);
    if (solver.algorithm() == Algorithm::champion) {
        console.say(say(text::byChampion, title, api::tiles::nameOf(solver.tables())));
    } else if (known.informed) {
        console.say(say(text::byMethod, title, solver.heuristicName()));
    } else {
        console.line(title);
    }
}

void showChampionCounts(const Console& console, const Solver& solver, const search::paths::Counters& counters) {
    if (counters.peakBytes == 0) {
        console.say(say(text::tablesInterrupted));
        return;
    }
    const double rate = counters.seconds > 0 ? static_cast<double>(counters.expanded) / counters.seconds : 0;
    console.say(say(text::championCounts, showCount(counters.expanded)));
    console.say(say(text::championTime, showSeconds(counters.seconds), showRough(rate), showBytes(counters.peakBytes),
                    showSeconds(solver.tableSeconds())));
}

void showCounts(const Console& console, const Solver& solver, const SolveReport& report) {
    const search::paths::Counters& counters = report.counters;
    if (solver.algorithm() == Algorithm::champion) {
        showChampionCounts(console, solver, counters);
        return;
    }
    if (counters.expandedBelowLastLayer) {
        console.say(say(text::countsLine, showCount(counters.expanded), showCount(*counters.expandedBelowLastLayer),
                        showCount(counters.generated), showCount(counters.peakStored)));
    } else {
        console.say(say(text::countsLineFlat, showCount(counters.expanded), showCount(counters.generated),
                        showCount(counters.peakStored)));
    }
    const double rate = counters.seconds > 0 ? static_cast<double>(counters.expanded) / counters.seconds : 0;
    console.say(say(text::timeLine, showSeconds(counters.seconds), showRough(rate), showBytes(counters.peakBytes)));
    if (api::tiles::usesTable(solver.algorithm(), solver.heuristic())) {
        console.say(say(text::tableLine, showSeconds(solver.tableSeconds())));
    }
}

void showCost(const Console& console, const Solver& solver, const SolveReport& report) {
    if (report.moves.empty()) {
        console.say(say(text::alreadySolved));
    } else if (solver.optimal()) {
        console.say(say(text::solvedIn, report.cost, report.depth()));
    } else if (solver.bounded()) {
        console.say(say(text::solvedWithin, report.cost, report.depth(),
                        static_cast<double>(solver.weightPercent()) / 100,
                        fmt::format("{:.2f}", std::max(1.0, report.ratio()))));
    } else {
        console.say(say(text::solvedSomehow, report.cost, report.depth()));
    }
}

void showBestSoFar(const Console& console, const Solver& solver, const SolveReport& report) {
    switch (report.reason) {
    case Reason::time:
        console.say(say(text::haltedTime));
        break;
    case Reason::nodes:
        console.say(say(text::haltedNodes));
        break;
    case Reason::memory:
        console.say(say(text::haltedMemory));
        break;
    default:
        console.say(say(text::haltedByUser));
        break;
    }
    if (report.lowerBound > 0) console.say(say(text::bestBound, report.lowerBound));
    if (report.goalReached) {
        console.say(say(text::bestPath, report.cost));
        console.print(drawPath(console, solver.shape(), report.path, report.moves));
    } else if (report.path.size() > 1) {
        console.say(say(text::bestBoard,
                        base::say(text::moveCount, base::showCount(report.depth())).in(console.language),
                        report.estimateLeft));
        console.print(drawBoards(console, solver.shape(), {report.path.back()}));
    }
}

base::Message hintOf(const Solver& solver, const SolveReport& report) {
    if (report.moves.empty()) return say(text::alreadySolved);
    return say(text::hintLine, movedTile(solver.shape(), report.path[0], report.path[1]),
               tileDirection(report.moves[0]), report.depth() - 1);
}

// One word, for a column.
const base::Phrase& phraseOf(Reason reason) {
    switch (reason) {
    case Reason::unsolvable:
        return text::reasonUnsolvable;
    case Reason::time:
        return text::reasonTime;
    case Reason::memory:
        return text::reasonMemory;
    case Reason::nodes:
        return text::reasonNodes;
    case Reason::none:
    case Reason::stopped:
        break;
    }
    return text::reasonStopped;
}

// `time: 2, memory: 1`
std::string whyUnsolved(const Console& console, const api::tiles::Contestant& contestant) {
    std::string reasons;
    for (const Reason reason : {Reason::unsolvable, Reason::time, Reason::memory, Reason::nodes, Reason::stopped}) {
        const std::size_t boards = contestant.endedBy(reason);
        if (boards > 0)
            reasons += fmt::format("{}{}: {}", reasons.empty() ? "" : ", ", console.in(phraseOf(reason)), boards);
    }
    return reasons;
}

}  // namespace

std::string inRows(const Shape& shape, const Board& board) {
    std::string text;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (cell > 0) text += shape.column(cell) == 0 ? " / " : " ";
        text += std::to_string(board.tiles[static_cast<std::size_t>(cell)]);
    }
    return text;
}

ExitCode exitCodeOf(const SolveReport& report) {
    switch (report.reason) {
    case Reason::none:
        return ExitCode::done;
    case Reason::unsolvable:
        return ExitCode::noSolution;
    case Reason::stopped:
        return ExitCode::interrupted;
    case Reason::time:
    case Reason::memory:
    case Reason::nodes:
        break;
    }
    return ExitCode::limit;
}

void showPuzzle(const Console& console, const Shape& shape, const Board& goal) {
    console.say(say(text::puzzleHead, shape.rows, shape.columns, api::tiles::nameOf(shape.moves), inRows(shape, goal)));
}

void showSolution(const Console& console, const Solver& solver, const SolveReport& report) {
    showMethod(console, solver);
    if (report.reason == Reason::unsolvable) {
        console.say(say(text::noSolution));
        return;
    }
    if (report.solved) {
        console.print(drawPath(console, solver.shape(), report.path, report.moves));
        showCost(console, solver, report);
    } else {
        showBestSoFar(console, solver, report);
    }
    showCounts(console, solver, report);
}

void tellDamage(const Console& console, bool tableWasDamaged) {
    if (tableWasDamaged) console.warn(say(text::tableDamaged));
}

void showHint(const Console& console, const Solver& solver, const SolveReport& report) {
    if (report.solved) {
        console.say(hintOf(solver, report));
    } else {
        showSolution(console, solver, report);
    }
}

void showBatchHint(const Console& console, const Solver& solver, const api::tiles::BatchLine& line,
                   const SolveReport& report) {
    console.line(
        fmt::format("{:>5}  {}", line.line,
                    report.solved ? hintOf(solver, report).in(console.language) : console.in(phraseOf(report.reason))));
}

void showBatchLine(const Console& console, const Solver& solver, const api::tiles::BatchLine& line,
                   const SolveReport& report) {
    const std::string answer = report.solved ? std::to_string(report.cost) : console.in(phraseOf(report.reason));
    console.line(fmt::format("{:>5}  {}  {:>14}  {:>10}  {}", line.line, paddedLeft(answer, 11),
                             showCount(report.counters.expanded), showSeconds(report.counters.seconds),
                             inRows(solver.shape(), line.start)));
}

void showAtlas(const Console& console, const Shape& shape, const Board& goal, const api::tiles::Atlas& atlas) {
    console.say(say(text::atlasHead, shape.rows, shape.columns, api::tiles::nameOf(shape.moves), inRows(shape, goal)));
    Table table({{console.in(text::columnDistance), Align::right},
                 {console.in(text::columnBoards), Align::right},
                 {"", Align::left}});
    const std::uint64_t most = *std::max_element(atlas.depths.begin(), atlas.depths.end());
    for (std::size_t depth = 0; depth < atlas.depths.size(); ++depth) {
        const auto length =
            static_cast<std::size_t>(40.0 * static_cast<double>(atlas.depths[depth]) / static_cast<double>(most));
        std::string bar;
        for (std::size_t i = 0; i < length; ++i) bar += console.out.unicode ? "█" : "#";
        table.add({std::to_string(depth), showCount(atlas.depths[depth]), bar});
    }
    console.print(table.text(console.out));
    const std::string boards = base::say(text::boardCount, base::showCount(atlas.states)).in(console.language);
    if (atlas.complete) {
        console.say(
            say(text::atlasTotal, boards, atlas.depths.size() - 1, showSeconds(atlas.seconds), showBytes(atlas.bytes)));
    } else {
        console.say(say(text::atlasPartial, atlas.depths.size() - 1));
        console.say(say(text::atlasSoFar, boards, showSeconds(atlas.seconds), showBytes(atlas.bytes)));
    }
    if (atlas.complete && shape.moves == games::tiles::MoveSet::plain)
        console.say(say(text::atlasHalf, showCount(atlas.states)));
    if (!atlas.hardest.empty() && atlas.complete) {
        console.say(say(text::atlasHardest, atlas.hardest.size(), showCount(atlas.depths.back())));
        console.print(drawBoards(console, shape, atlas.hardest));
    }
}

void showRefusals(const Console& console, const api::tiles::Comparison& comparison) {
    for (const api::tiles::Refusal& refusal : comparison.refused) {
        console.warn(refusal.label + ": " + refusal.reason.in(console.language));
    }
}

void showComparison(const Console& console, const api::tiles::Comparison& comparison) {
    const auto solvedAll = [](const api::tiles::Contestant& c) { return c.solved() == c.trials.size(); };
    const bool allSolved = std::all_of(comparison.contestants.begin(), comparison.contestants.end(), solvedAll);
    std::vector<Table::Column> columns{
        {console.in(text::columnMethod), Align::left},     {console.in(text::columnSolved), Align::right},
        {console.in(text::columnCost), Align::right},      {console.in(text::columnExpanded), Align::right},
        {console.in(text::columnGenerated), Align::right}, {console.in(text::columnStored), Align::right},
        {console.in(text::columnTime), Align::right}};
    const bool tables = comparison.usesTables();
    if (tables) columns.push_back({console.in(text::columnTable), Align::right});
    if (!allSolved) columns.push_back({console.in(text::columnUnsolved), Align::left});
    Table table(std::move(columns));
    for (const api::tiles::Contestant& contestant : comparison.contestants) {
        std::vector<std::string> row{contestant.title(),
                                     fmt::format("{}/{}", contestant.solved(), contestant.trials.size()),
                                     contestant.solved() == 0 ? "-" : fmt::format("{:.2f}", contestant.meanCost()),
                                     showCount(contestant.expanded()),
                                     showCount(contestant.generated()),
                                     showCount(contestant.peakStored()),
                                     showSeconds(contestant.seconds())};
        if (tables) row.push_back(contestant.usesTable() ? showSeconds(contestant.tableSeconds) : "-");
        if (!allSolved) row.push_back(whyUnsolved(console, contestant));
        table.add(std::move(row));
    }
    console.print(table.text(console.out));
    if (tables) console.say(say(text::tableNote));
    showRefusals(console, comparison);
    if (!comparison.agrees()) console.warn(say(text::methodsDisagree));
}

}  // namespace mitos::cli
