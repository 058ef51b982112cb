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

/// Returns the cells that the blank can reach from `from` without crossing `taken`.
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
    : shape_(shape), tiles_(tiles), mostOver_(std::min(shape.columns, tiles - 1)),
      regionShift_(static_cast<unsigned>(std::bit_width(static_cast<unsigned>(shape.cells() - 1)))) {
    for (int i = 2; i <= tiles; ++i) orders_ *= static_cast<std::uint32_t>(i);
    numberSets();
    numberPlaces();
    numberOrders();
    makeJumps();
}

// The number of a set is the sum of binomials of its cells (the combinatorial number system), here from two halves of
// the board.
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
    region_.resize(std::size_t{sets} << regionShift_);
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
                region_[(std::size_t{set} << regionShift_) + static_cast<std::uint32_t>(std::countr_zero(rest))] =
                    regions;
            }
        }
        const Cells lowest = taken & (0U - taken);
        const Cells ripple = taken + lowest;
        taken = ripple | (((taken ^ ripple) / lowest) >> 2U);
    }
}

// Lehmer's code: how many of the later tiles are smaller. For the first four this follows from them alone, since all
// others are later. For the others it does as well.
void PatternSpace::numberOrders() {
    constexpr int half = mostTiles / 2;
    const auto tileAt = [](std::size_t tiles, int i) { return (tiles >> (3U * static_cast<unsigned>(i))) & 7U; };
    std::array<std::uint32_t, mostTiles + 1> weight{};  // of the i-th tile's digit
    for (int i = tiles_, product = 1; i-- > 0; product *= tiles_ - i) {
        weight[static_cast<std::size_t>(i)] = static_cast<std::uint32_t>(product);
    }
    for (std::size_t tiles = 0; tiles < firstOrder_.size(); ++tiles) {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        for (int i = 0; i < half; ++i) {
            std::uint32_t earlier = 0;  // smaller ones before it
            std::uint32_t later = 0;    // smaller ones after it
            for (int j = 0; j < i; ++j) earlier += tileAt(tiles, j) < tileAt(tiles, i) ? 1U : 0U;
            for (int j = i + 1; j < std::min(half, tiles_ - half); ++j)
                later += tileAt(tiles, j) < tileAt(tiles, i) ? 1U : 0U;
            if (i < tiles_)
                first += static_cast<std::uint32_t>(tileAt(tiles, i) - earlier) * weight[static_cast<std::size_t>(i)];
            if (i + half < tiles_) last += later * weight[static_cast<std::size_t>(i + half)];
        }
        firstOrder_[tiles] = static_cast<Order>(first);
        lastOrder_[tiles] = static_cast<Order>(last);
    }
}

void PatternSpace::makeJumps() {
    const std::uint32_t numbers = mostOver_ == 0 ? 1 : numberOfJump(tiles_ - 1, mostOver_, false) + 1;
    jumps_.resize(std::size_t{numbers} * orders_);
    for (std::uint32_t order = 0; order < orders_; ++order) {
        const Arrangement tiles = arrangementOf(static_cast<Order>(order));
        const auto newOrder = [&](std::uint32_t number) -> Order& {
            return jumps_[std::size_t{number} * orders_ + order];
        };
        newOrder(0) = static_cast<Order>(order);
        for (int below = 0; below < tiles_; ++below) {
            // The cells are consecutive here: only how many lie below and in between matters.
            for (int over = 1; over <= mostOver_ && below + over < tiles_; ++over) {
                Passing passing;
                passing.below = bitOf(below) - 1;
                passing.between = (bitOf(over) - 1) << static_cast<unsigned>(below);
                const Cells cells = passing.below | passing.between;
                newOrder(numberOfJump(below, over, true)) = orderOf(moved(tiles, cells, passing));
                passing.up = false;
                newOrder(numberOfJump(below, over, false)) = orderOf(moved(tiles, cells, passing));
            }
        }
    }
}

Arrangement PatternSpace::arrangementOf(Order order) const {
    std::array<std::uint8_t, mostTiles> digits{};
    std::uint32_t rest = order;
    for (int i = tiles_; i-- > 0;) {
        const auto base = static_cast<std::uint32_t>(tiles_ - i);
        digits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(rest % base);
        rest /= base;
    }
    Arrangement tiles = 0;
    std::uint32_t left = (1U << static_cast<unsigned>(tiles_)) - 1;
    for (int i = 0; i < tiles_; ++i) {
        std::uint32_t choices = left;
        for (int skip = digits[static_cast<std::size_t>(i)]; skip > 0; --skip) choices &= choices - 1;
        const auto tile = static_cast<unsigned>(std::countr_zero(choices));
        tiles |= tile << (3U * static_cast<unsigned>(i));
        left &= ~(1U << tile);
    }
    return tiles;
}

}  // namespace mitos::champion::tiles
