#pragma once
// Boards of placement games as the terminal shows them, and what is said of positions and moves.
#include <optional>
#include <string>

#include "api/grid/boards.h"
#include "cli/common/console.h"
#include "engine/grid/solver.h"

namespace mitos::cli {

/// The board with its indices around it. With colours the last move and completed patterns stand out.
///
///         0 1 2
///       0 X _ _ 1
///       1 _ _ O 2
///         a b c
std::string drawGrid(const Screen& screen, const api::grid::PlacementGame& game, const api::grid::GridState& state,
                     std::optional<api::grid::Placing> last = std::nullopt);

/// Rows with slashes between them, as `--start` takes them: `X__/__O`
std::string boardLine(const api::grid::Rules& rules, const api::grid::BoardText& board);
/// `0 1 C (b1=C)`
std::string moveText(const api::grid::Rules& rules, const api::grid::Placing& move);

std::string_view sideName(api::grid::Side side);  // MAX, MIN
base::Phrase outcomeName(api::grid::Outcome outcome);
/// `draw, 8 plies to the end`
std::string positionValueText(Console& console, const engine::grid::PositionValue& value);

/// The moves with value and remoteness, the best first.
std::string moveTable(Console& console, const api::grid::Rules& rules, std::vector<engine::grid::MoveValue> moves);

}  // namespace mitos::cli
