#pragma once
// The squares that are visible from a square in each of the eight directions.
#include <array>
#include <cstddef>

#include "games/othello/board.h"

namespace mitos::games::othello {

inline constexpr std::array<unsigned, 4> rayShifts{1, 8, 7, 9};

/// The rays of one square, in the order of `rayShifts`: those to higher bits, then those to lower bits.
struct alignas(64) Rays {
    std::array<Squares, 4> higher{};
    std::array<Squares, 4> lower{};
};

namespace detail {

/// Returns the squares from a square in one direction.
constexpr Squares ray(int row, int column, int down, int right) {
    Squares squares = 0;
    for (row += down, column += right; row >= 0 && row < 8 && column >= 0 && column < 8; row += down, column += right) {
        squares |= bitOf(squareAt(row, column));
    }
    return squares;
}

constexpr std::array<Rays, 64> allRays() {
    std::array<Rays, 64> all{};
    constexpr std::array<int, 4> down{0, 1, 1, 1};
    constexpr std::array<int, 4> right{1, 0, -1, 1};
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            Rays& rays = all[squareAt(row, column)];
            for (std::size_t i = 0; i < 4; ++i) {
                rays.higher[i] = ray(row, column, down[i], right[i]);
                rays.lower[i] = ray(row, column, -down[i], -right[i]);
            }
        }
    }
    return all;
}

}  // namespace detail

inline constexpr std::array<Rays, 64> raysFrom = detail::allRays();

}  // namespace mitos::games::othello
