#pragma once
// The states of a pattern: where some of the tiles stand, and from where the blank can reach them.
//
// A state has three parts: the set of cells on which the pattern's tiles stand, the region of the blank (the other
// cells fall apart into regions within which the blank moves for free), and the order of the tiles on their cells. A
// set with one of its regions is a `place`; the orders of a place are numbered from 0 to k! - 1. Keeping the region
// makes the distances consistent, and one move of a pattern's tile changes them by at most one (Felner, Korf and
// Hanan, "Additive Pattern Database Heuristics", 2004, leave the blank out of the state and lose that).
//
// Nothing here depends on which tiles these are: patterns of the same size share a space.
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/tiles/shape.h"

namespace mitos::champion::tiles {

using games::tiles::Direction;
using games::tiles::Shape;

/// A set of cells, one bit each.
using Cells = std::uint32_t;
/// The number of an order of tiles: which of them stands on the first of the cells, the second, …
using Order = std::uint16_t;
/// The same order spelled out, three bits per tile, the first lowest: quicker to change, and two table reads away
/// from its number.
using Arrangement = std::uint32_t;

inline constexpr int mostTiles = 8;

constexpr Cells bitOf(int cell) { return Cells{1} << static_cast<unsigned>(cell); }

/// The cells that a tile passes when it moves from one cell to another: those in between, in the order of the cells.
struct Passing {
    Cells between = 0;
    Cells below = 0;  // the cells before both
    bool up = true;

    constexpr Passing() = default;
    constexpr Passing(int from, int to)
        : between(from < to ? (bitOf(to) - 1) & ~(2 * bitOf(from) - 1) : (bitOf(from) - 1) & ~(2 * bitOf(to) - 1)),
          below(bitOf(from < to ? from : to) - 1), up(from < to) {}
};

/// Returns the arrangement after one of the tiles, on a cell of `cells`, has moved that way.
constexpr Arrangement moved(Arrangement tiles, Cells cells, const Passing& passing) {
    const auto first = 3U * static_cast<unsigned>(std::popcount(cells & passing.below));
    const auto over = 3U * static_cast<unsigned>(std::popcount(cells & passing.between));
    const unsigned turn = passing.up ? 3U : over;  // the tile and those that it passes are rotated
    const Arrangement mask = (Arrangement{8} << over) - 1;
    const Arrangement part = (tiles >> first) & mask;
    return tiles ^ ((part ^ (((part >> turn) | (part << (over + 3U - turn))) & mask)) << first);
}

/// Numbers the states of all patterns of one size on one shape.
class PatternSpace {
  public:
    /// `tiles` is from 1 to `mostTiles` and less than the number of cells.
    PatternSpace(const Shape& shape, int tiles);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] int tiles() const { return tiles_; }
    [[nodiscard]] std::uint32_t orders() const { return orders_; }
    [[nodiscard]] std::uint32_t places() const { return static_cast<std::uint32_t>(cellsOf_.size()); }
    [[nodiscard]] std::uint64_t states() const { return std::uint64_t{places()} * orders_; }

    /// Returns the place of tiles on `cells` with the blank on `blank`, which is none of them.
    [[nodiscard]] std::uint32_t placeOf(Cells cells, int blank) const {
        const std::uint32_t set = setOf(cells);
        return firstPlace_[set] + region_[(std::size_t{set} << regionShift_) + static_cast<std::uint32_t>(blank)];
    }
    [[nodiscard]] Cells cellsOf(std::uint32_t place) const { return cellsOf_[place]; }
    /// Returns all cells that the blank can reach.
    [[nodiscard]] Cells regionOf(std::uint32_t place) const { return regionOf_[place]; }

    /// Returns the new number of every order when the tile on cell `from` of `cells` moves to the empty cell `to`;
    /// null if the orders stay.
    [[nodiscard]] const Order* jump(Cells cells, int from, int to) const {
        const std::uint32_t first =
            jumpBetween(std::popcount(cells & (bitOf(from) - 1)), std::popcount(cells & (bitOf(to) - 1)));
        return first == 0 ? nullptr : jumps() + first;
    }
    /// Returns where in jumps() that begins, by the numbers of tiles before `from` and before `to`; 0, where nothing
    /// changes, if the orders stay.
    [[nodiscard]] std::uint32_t jumpBetween(int beforeFrom, int beforeTo) const {
        const bool up = beforeTo > beforeFrom;  // then the tile itself is counted
        const int over = up ? beforeTo - beforeFrom - 1 : beforeFrom - beforeTo;
        return over == 0 ? 0 : numberOfJump(up ? beforeFrom : beforeTo, over, up) * orders_;
    }
    [[nodiscard]] const Order* jumps() const { return jumps_.data(); }
    /// Returns the greatest number of tiles that one move can pass.
    [[nodiscard]] int mostOver() const { return mostOver_; }

    [[nodiscard]] Order orderOf(Arrangement tiles) const {
        return static_cast<Order>(firstOrder_[tiles % firstOrder_.size()] + lastOrder_[tiles / firstOrder_.size()]);
    }
    [[nodiscard]] Arrangement arrangementOf(Order order) const;

  private:
    static constexpr unsigned lowCells = 13;

    [[nodiscard]] std::uint32_t setOf(Cells cells) const {
        const Cells low = cells & (bitOf(lowCells) - 1);
        return lowRank_[low] +
               highRank_[(static_cast<std::size_t>(std::popcount(low)) << (25U - lowCells)) + (cells >> lowCells)];
    }
    [[nodiscard]] std::uint32_t numberOfJump(int below, int over, bool up) const {
        return 1U + 2U * static_cast<std::uint32_t>(below * mostOver_ + over - 1) + (up ? 0U : 1U);
    }

    void numberSets();
    void numberPlaces();
    void numberOrders();
    void makeJumps();

    Shape shape_;
    int tiles_;
    int mostOver_;
    unsigned regionShift_;
    std::uint32_t orders_ = 1;
    std::vector<std::uint32_t> lowRank_, highRank_;
    std::vector<std::uint32_t> firstPlace_;
    std::vector<std::uint8_t> region_;  // indexed by set and the blank's cell
    std::vector<Cells> cellsOf_, regionOf_;
    std::array<Order, 4096> firstOrder_{},
        lastOrder_{};           // indexed by the first four tiles and by the others: the number is their sum
    std::vector<Order> jumps_;  // indexed by number and order
};

}  // namespace mitos::champion::tiles
