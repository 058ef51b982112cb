#include "champion/tiles/space.h"

#include <algorithm>

namespace mitos::champion::tiles {
namespace {

constexpr std::array<std::array<std::uint32_t, mostTiles + 2>, games::tiles::mostCells + 1> binomials = [] {
    std::array<std::array<std::uint32_t, mostTiles + 2>, games::tiles::mostCells + 1> all{};
    for (std::size_t n = 0; n < all.size(); ++n) {
        all[n][0] = 1;
        for (std::size_t k = 1; k < all[n].size() && n > 0; ++k) all[n][k] = all[n - 1][k - 1] + all[n - 1][k];
    }
    return all;
}();

/// The cells that the blank can reach from `from` without crossing `taken`.
Cells reachable(const Shape& shape, Cells taken, int from) {
    Cells reached = bitOf(from);
    for (Cells open = reached; open != 0;) {
        const int cell = std::countr_zero(open);
        open &= open - 1;
        for (std::size_t d = 0; d < shape.directionCount(); ++d) {
            const int next = shape.neighbour(cell, static_cast<Direction>(d));
            if (next < 0 || ((reached | taken) & bitOf(next)) != 0) continue;
            reached |= bitOf(next);
            open |= bitOf(next);
        }
    }
    return reached;
}

}  // namespace

PatternSpace::PatternSpace(const Shape& shape, int tiles)
    : shape_(shape), tiles_(tiles), mostOver_(std::min(shape.columns, tiles - 1)) {
    for (int i = 2; i <= tiles; ++i) orders_ *= static_cast<std::uint32_t>(i);
    numberSets();
    numberPlaces();
    makeJumps();
}

// A set's number is the sum of binomials of its cells (the combinatorial number system), here from two halves of the board.
void PatternSpace::numberSets() {
    lowRank_.resize(std::size_t{1} << lowCells);
    for (Cells low = 0; low < lowRank_.size(); ++low) {
        std::size_t i = 0;
        for (Cells rest = low; rest != 0 && i <= static_cast<std::size_t>(tiles_); rest &= rest - 1) {
            lowRank_[low] += binomials[static_cast<std::size_t>(std::countr_zero(rest))][++i];
        }
    }
    constexpr unsigned highCells = 25U - lowCells;
    highRank_.resize(static_cast<std::size_t>(lowCells + 1) << highCells);
    for (std::size_t below = 0; below <= lowCells; ++below) {
        for (Cells high = 0; high < (Cells{1} << highCells); ++high) {
            std::size_t i = below;
            std::uint32_t sum = 0;
            for (Cells rest = high; rest != 0 && i < static_cast<std::size_t>(tiles_); rest &= rest - 1) {
                sum += binomials[static_cast<std::size_t>(std::countr_zero(rest)) + lowCells][++i];
            }
            highRank_[(below << highCells) + high] = sum;
        }
    }
}

void PatternSpace::numberPlaces() {
    const int cells = shape_.cells();
    const std::uint32_t sets = binomials[static_cast<std::size_t>(cells)][static_cast<std::size_t>(tiles_)];
    firstPlace_.resize(sets);
    region_.resize(std::size_t{sets} * static_cast<std::size_t>(cells));
    const Cells board = bitOf(cells) - 1;
    // In the order of their numbers: the next greater word with as many bits (Warren, "Hacker's Delight").
    Cells taken = bitOf(tiles_) - 1;
    for (std::uint32_t set = 0; set < sets; ++set) {
        firstPlace_[set] = places();
        std::uint8_t regions = 0;
        for (Cells left = board & ~taken; left != 0; ++regions) {
            const Cells region = reachable(shape_, taken, std::countr_zero(left));
            left &= ~region;
            cellsOf_.push_back(taken);
            regionOf_.push_back(region);
            for (Cells rest = region; rest != 0; rest &= rest - 1) {
                region_[set * static_cast<std::uint32_t>(cells) + static_cast<std::uint32_t>(std::countr_zero(rest))] =
                    regions;
            }
        }
        const Cells lowest = taken & (0U - taken);
        const Cells ripple = taken + lowest;
        taken = ripple | (((taken ^ ripple) / lowest) >> 2U);
    }
}

void PatternSpace::makeJumps() {
    jumps_.resize(jumpOf(tiles_ - 1, mostOver_) + orders_);
    for (std::uint32_t order = 0; order < orders_; ++order) {
        const auto tiles = tilesOf(static_cast<Order>(order));
        for (int at = 0; at < tiles_; ++at) {
            const auto place = static_cast<std::size_t>(at);
            auto next = tiles;
            jumps_[jumpOf(at, 0) + order] = static_cast<Order>(order);
            for (int over = 1; over <= mostOver_ && at + over < tiles_; ++over) {
                const std::size_t passed = place + static_cast<std::size_t>(over);
                std::swap(next[passed - 1], next[passed]);
                jumps_[jumpOf(at, over) + order] = orderOf(next);
            }
            next = tiles;
            for (int over = 1; over <= mostOver_ && at >= over; ++over) {
                const std::size_t passed = place - static_cast<std::size_t>(over);
                std::swap(next[passed + 1], next[passed]);
                jumps_[jumpOf(at, -over) + order] = orderOf(next);
            }
        }
    }
}

// Lehmer's code: how many of the later tiles are smaller.
Order PatternSpace::orderOf(const std::array<std::uint8_t, mostTiles>& tiles) const {
    std::uint32_t order = 0;
    std::uint32_t seen = 0;
    for (int i = 0; i < tiles_; ++i) {
        const std::uint32_t tile = tiles[static_cast<std::size_t>(i)];
        const auto smaller = tile - static_cast<std::uint32_t>(std::popcount(seen & ((1U << tile) - 1)));
        order = order * static_cast<std::uint32_t>(tiles_ - i) + smaller;
        seen |= 1U << tile;
    }
    return static_cast<Order>(order);
}

std::array<std::uint8_t, mostTiles> PatternSpace::tilesOf(Order order) const {
    std::array<std::uint8_t, mostTiles> digits{};
    std::uint32_t rest = order;
    for (int i = tiles_; i-- > 0;) {
        const auto base = static_cast<std::uint32_t>(tiles_ - i);
        digits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(rest % base);
        rest /= base;
    }
    std::array<std::uint8_t, mostTiles> tiles{};
    std::uint32_t left = (1U << static_cast<unsigned>(tiles_)) - 1;
    for (int i = 0; i < tiles_; ++i) {
        std::uint32_t rest2 = left;
        for (int skip = digits[static_cast<std::size_t>(i)]; skip > 0; --skip) rest2 &= rest2 - 1;
        const auto tile = static_cast<std::uint8_t>(std::countr_zero(rest2));
        tiles[static_cast<std::size_t>(i)] = tile;
        left &= ~(1U << tile);
    }
    return tiles;
}

}  // namespace mitos::champion::tiles
