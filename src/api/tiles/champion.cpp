#include "api/tiles/champion.h"

#include <algorithm>
#include <stdexcept>

#include "champion/tiles/table_file.h"
#include "engine/tiles/table_shelf.h"

namespace mitos::api::tiles {
namespace {

/// What is known of a board without tables: the best textbook estimate, and whether it is the goal.
SolveReport withoutTables(const Shape& shape, const Board& goal, const Board& start, base::Halt halt) {
    base::Limits one;
    one.nodes = 1;
    const base::StopFlag never;
    SolveReport known = Solver(shape, goal, {Algorithm::idastar, std::nullopt}).solve(start, one, never);
    if (known.solved) return known;
    SolveReport report;
    report.reason = reasonOf(halt);
    report.lowerBound = known.lowerBound;
    return report;
}

std::vector<Board> boardsOn(const Shape& shape, Board board, const std::vector<Direction>& moves) {
    std::vector<Board> path{board};
    auto blank = static_cast<int>(std::find(board.tiles.begin(), board.tiles.end(), 0) - board.tiles.begin());
    for (const Direction move : moves) {
        const int to = shape.neighbour(blank, move);
        std::swap(board.tiles[static_cast<std::size_t>(blank)], board.tiles[static_cast<std::size_t>(to)]);
        blank = to;
        path.push_back(board);
    }
    return path;
}

}  // namespace

void ChampionEngine::prepare(const Preparation& preparation, const base::StopFlag& stop) {
    const auto& [shape, goal] = puzzle_;
    const engine::tiles::TableWork work{preparation.limits, preparation.threads, preparation.tell};
    made_ = preparation.shelf != nullptr ? preparation.shelf->tables(shape, goal, size_, work, stop)
                                         : engine::tiles::makeTables(shape, goal, size_, work, stop, cache_);
}

bool ChampionEngine::tableWasDamaged() const {
    return made_.solver != nullptr && made_.solver->origin() == champion::tiles::Solver::Origin::rebuilt;
}

std::optional<base::Message> ChampionEngine::notStored() const {
    return made_.solver == nullptr ? std::nullopt : made_.solver->notStored();
}

champion::tiles::TablePlan Solver::plan(unsigned threads) const {
    return champion::tiles::Solver(shape(), goal(), tables()).plan(threads);
}

std::optional<std::filesystem::path> Solver::tablesFile() const {
    if (tables() != TableSize::full || !cache()) return std::nullopt;
    return champion::tiles::tablesIn(*cache(), champion::tiles::Solver(shape(), goal(), tables()).heuristic());
}

SolveReport ChampionEngine::solve(const Board& start, const base::Limits& limits, const base::StopFlag& stop,
                                  const base::OnProgress& tell, const Manner& manner) const {
    const Shape& shape = puzzle_.shape;
    if (made_.halt != base::Halt::none) return withoutTables(shape, puzzle_.goal, start, made_.halt);
    if (made_.solver == nullptr) throw std::logic_error("the champion was asked before its tables were made");
    champion::tiles::Solution solution =
        made_.solver->solve(start, {limits, manner.threads, weightPercent_, tell, manner.from}, stop);
    SolveReport report;
    report.solved = solution.solved;
    report.reason = solution.solved ? Reason::none : reasonOf(solution.halt);
    report.goalReached = solution.solved;
    report.lowerBound = static_cast<std::uint32_t>(solution.lowerBound);
    if (solution.solved) {
        report.path = boardsOn(shape, start, solution.moves);
        for (const Direction move : solution.moves) report.cost += static_cast<std::uint32_t>(shape.costOf(move));
        report.moves = std::move(solution.moves);
    } else {
        report.milestone = std::move(solution.milestone);
    }
    report.counters.expanded = solution.nodes;
    report.counters.peakBytes = made_.solver->heuristic().memory();
    report.counters.seconds = solution.seconds;
    return report;
}

}  // namespace mitos::api::tiles
