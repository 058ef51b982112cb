#include "engine/grid/start_solver.h"

#include <algorithm>
#include <tuple>

namespace mitos::engine::grid {

StartSolver::StartSolver(const PlacementGame& game, const GridOptions& options)
    : game_(game), options_(options), symmetries_(games::grid::symmetriesOf(game)) {}

BoardText StartSolver::image(const games::grid::Symmetry& symmetry, const BoardText& board) const {
    const std::string& letters = game_.rules().letters;
    BoardText turnedBoard(board.size(), games::grid::emptyCell);
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (board[cell] == games::grid::emptyCell) continue;
        turnedBoard[symmetry.cells[cell]] = letters[symmetry.letters[letters.find(board[cell])]];
    }
    return turnedBoard;
}

GridReport StartSolver::turned(const GridReport& report, const BoardText& start) const {
    const auto symmetry = std::find_if(symmetries_.begin(), symmetries_.end(),
                                       [&](const auto& one) { return image(one, report.start) == start; });
    GridReport result = report;
    result.start = start;
    result.seconds = 0;
    for (MoveValue& entry : result.moves) {
        entry.move = {symmetry->cells[entry.move.cell], symmetry->letters[entry.move.letter]};
    }
    // In board order again, letters in the order of the rules.
    const std::string& mine = game_.rules().lettersOf(report.toMove);
    const auto order = [&](const MoveValue& entry) {
        return std::tuple(entry.move.cell, mine.find(game_.rules().letters[entry.move.letter]));
    };
    std::sort(result.moves.begin(), result.moves.end(),
              [&](const MoveValue& a, const MoveValue& b) { return order(a) < order(b); });
    return result;
}

GridReport StartSolver::solve(const BoardText& start, const base::StopFlag& stop, const base::OnProgress& onProgress) {
    BoardText first = start;
    for (const games::grid::Symmetry& symmetry : symmetries_) first = std::min(first, image(symmetry, start));
    if (const auto solved = solved_.find(first); solved != solved_.end()) return turned(solved->second, start);
    GridReport report = GridSolver(game_, start, options_, stop, onProgress).report();
    if (report.kind != SolutionKind::none) solved_.emplace(first, report);
    return report;
}

}  // namespace mitos::engine::grid
