#pragma once
// Replays a path of boards by rules of its own: it shares no code with the move generator that it checks.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "games/tiles/board.h"

namespace mitos::test {

struct Journey {
    int rows = 3;
    int columns = 3;
    bool king = true;
    std::string start;
    std::string goal;  // empty: the path may end anywhere
    std::vector<std::string> boards;
    std::vector<games::tiles::Direction> moves;  // of the blank
    std::uint64_t cost = 0;
};

/// Writes the numbers of a board, one blank between them.
inline std::string boardText(int cells, const games::tiles::Board& board) {
    std::string text;
    for (int cell = 0; cell < cells; ++cell) {
        if (cell > 0) text += ' ';
        text += std::to_string(int{board.tiles[static_cast<std::size_t>(cell)]});
    }
    return text;
}

namespace detail {

inline std::vector<int> numbersOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<int> numbers;
    for (int number = 0; stream >> number;) numbers.push_back(number);
    return numbers;
}

inline bool isArrangement(const std::vector<int>& tiles, int cells) {
    std::vector<bool> seen(static_cast<std::size_t>(cells), false);
    for (const int tile : tiles) {
        if (tile < 0 || tile >= cells || seen[static_cast<std::size_t>(tile)]) return false;
        seen[static_cast<std::size_t>(tile)] = true;
    }
    return static_cast<int>(tiles.size()) == cells;
}

inline int blankOf(const std::vector<int>& tiles) {
    int cell = 0;
    while (tiles[static_cast<std::size_t>(cell)] != 0) ++cell;
    return cell;
}

inline std::string directionName(int down, int right) {
    std::string name;
    if (down != 0) name += down < 0 ? "up" : "down";
    if (right != 0) name += right < 0 ? "left" : "right";
    return name;
}

inline std::string nameOf(games::tiles::Direction direction) {
    using games::tiles::Direction;
    switch (direction) {
    case Direction::up:
        return "up";
    case Direction::down:
        return "down";
    case Direction::left:
        return "left";
    case Direction::right:
        return "right";
    case Direction::upLeft:
        return "upleft";
    case Direction::upRight:
        return "upright";
    case Direction::downLeft:
        return "downleft";
    case Direction::downRight:
        return "downright";
    }
    return "no direction";
}

// Makes one move: the blank moves to a neighbour, whose tile takes its place, and nothing else changes.
inline std::string faultOfMove(const Journey& journey, std::vector<int> from, const std::vector<int>& to,
                               const std::string& named) {
    const int before = blankOf(from);
    const int after = blankOf(to);
    const int down = after / journey.columns - before / journey.columns;
    const int right = after % journey.columns - before % journey.columns;
    if (std::abs(down) > 1 || std::abs(right) > 1) return "the blank jumps";
    if (down == 0 && right == 0) return "the blank does not move";
    if (!journey.king && down != 0 && right != 0) return "the blank goes diagonally";
    std::swap(from[static_cast<std::size_t>(before)], from[static_cast<std::size_t>(after)]);
    if (from != to) return "more than one tile moves";
    if (directionName(down, right) != named) return "the blank goes " + directionName(down, right) + ", not " + named;
    return {};
}

}  // namespace detail

/// Checks a path: only legal moves, from start to goal, and as many as the cost says.
inline testing::AssertionResult replays(const Journey& journey) {
    const auto fail = [](std::size_t at) { return testing::AssertionFailure() << "board " << at << ": "; };
    if (journey.boards.empty()) return testing::AssertionFailure() << "an empty path";
    std::vector<std::vector<int>> boards;
    for (const std::string& text : journey.boards) {
        boards.push_back(detail::numbersOf(text));
        if (!detail::isArrangement(boards.back(), journey.rows * journey.columns)) {
            return fail(boards.size() - 1) << text << " is not an arrangement of this board";
        }
    }
    if (boards.front() != detail::numbersOf(journey.start)) return fail(0) << "not the start";
    if (!journey.goal.empty() && boards.back() != detail::numbersOf(journey.goal)) {
        return fail(boards.size() - 1) << "not the goal";
    }
    if (boards.size() - 1 != journey.cost) {
        return testing::AssertionFailure() << boards.size() - 1 << " moves at a cost of " << journey.cost;
    }
    if (journey.moves.size() != boards.size() - 1) {
        return testing::AssertionFailure() << journey.moves.size() << " named moves for " << boards.size() << " boards";
    }
    for (std::size_t i = 1; i < boards.size(); ++i) {
        const std::string fault =
            detail::faultOfMove(journey, boards[i - 1], boards[i], detail::nameOf(journey.moves[i - 1]));
        if (!fault.empty()) return fail(i) << fault;
    }
    return testing::AssertionSuccess();
}

}  // namespace mitos::test
