#pragma once
// The shape of a sliding puzzle: its size and the directions in which the blank may move.
//
// Cells are numbered row by row from the top left corner, 0 first. A move is the direction in which the blank moves;
// the tile on that cell moves the other way.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mitos::games::tiles {

inline constexpr int smallestSide = 2;
inline constexpr int largestSide = 5;
inline constexpr int mostCells = largestSide * largestSide;

/// The directions in which the blank may move.
enum class MoveSet : std::uint8_t {
    plain,  // up, down, left, right
    king,   // those and the four diagonals
};
/// The name in options and reports.
constexpr std::string_view nameOf(MoveSet moves) { return moves == MoveSet::king ? "king" : "plain"; }

enum class Direction : std::uint8_t { up, down, left, right, upLeft, upRight, downLeft, downRight };
inline constexpr std::size_t directions = 8;

/// The change of row and column in a direction.
struct Step {
    int row;
    int column;
};
inline constexpr std::array<Step, directions> steps{
    {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

constexpr Direction opposite(Direction direction) {
    constexpr std::array<Direction, directions> back{Direction::down,    Direction::up,        Direction::right,
                                                     Direction::left,    Direction::downRight, Direction::downLeft,
                                                     Direction::upRight, Direction::upLeft};
    return back[static_cast<std::size_t>(direction)];
}

/// The costs of steps; a step costs the same in both directions.
struct StepCosts {
    static constexpr int mostCost = 7;

    std::uint8_t alongRows = 1;
    std::uint8_t alongColumns = 1;
    std::uint8_t diagonal = 1;

    friend constexpr bool operator==(const StepCosts&, const StepCosts&) = default;
};

/// The size of a puzzle, its moves and their costs.
struct Shape {
    int rows = 3;
    int columns = 3;
    MoveSet moves = MoveSet::king;
    StepCosts costs{};

    [[nodiscard]] constexpr int cells() const { return rows * columns; }
    [[nodiscard]] constexpr int row(int cell) const { return cell / columns; }
    [[nodiscard]] constexpr int column(int cell) const { return cell % columns; }
    /// Returns the cell in that direction, or -1 beyond the edge.
    [[nodiscard]] constexpr int neighbour(int cell, Direction direction) const {
        const Step step = steps[static_cast<std::size_t>(direction)];
        const int r = row(cell) + step.row;
        const int c = column(cell) + step.column;
        return r < 0 || r >= rows || c < 0 || c >= columns ? -1 : r * columns + c;
    }
    [[nodiscard]] constexpr unsigned costOf(Direction direction) const {
        const Step step = steps[static_cast<std::size_t>(direction)];
        if (step.row == 0) return costs.alongRows;
        return step.column == 0 ? costs.alongColumns : costs.diagonal;
    }
    /// Tells whether every step costs one.
    [[nodiscard]] constexpr bool unitCosts() const { return costs == StepCosts{}; }
    [[nodiscard]] constexpr unsigned cheapestStep() const {
        const unsigned straight = std::min(costs.alongRows, costs.alongColumns);
        return moves == MoveSet::king ? std::min<unsigned>(straight, costs.diagonal) : straight;
    }
    [[nodiscard]] constexpr unsigned mostStepCost() const {
        const unsigned straight = std::max(costs.alongRows, costs.alongColumns);
        return moves == MoveSet::king ? std::max<unsigned>(straight, costs.diagonal) : straight;
    }
    [[nodiscard]] constexpr std::size_t directionCount() const { return moves == MoveSet::king ? 8 : 4; }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

}  // namespace mitos::games::tiles
