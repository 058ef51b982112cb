#include "champion/tiles/table.h"

#include <algorithm>

#include "base/ordered_work.h"

namespace mitos::champion::tiles {
namespace {

constexpr std::uint32_t placesOfAChunk = 256;

}  // namespace

/// Breadth first over all orders of a place at once: a move of a tile carries the orders of one place to another, as they are where it
/// passes no other tile, by a fixed reordering where it does. Each place pulls what comes to it, so threads never write to the
/// same words.
class PatternTable::Builder {
  public:
    explicit Builder(PatternTable& table)
        : table_(table), space_(*table.space_), words_(table.wordsOfAPlace_), seen_(words_ * space_.places()),
          now_(seen_.size()), next_(seen_.size()), alive_(space_.places()), grown_(space_.places()),
          full_(space_.places()) {
        findWays();
    }

    bool run(unsigned threads, const base::StopFlag& stop) {
        now_[std::size_t{table_.goalPlace_} * words_] = seen_[std::size_t{table_.goalPlace_} * words_] = 1;  // order 0
        alive_[table_.goalPlace_] = 1;
        const std::uint32_t chunks = (space_.places() + placesOfAChunk - 1) / placesOfAChunk;
        for (int distance = 1;; ++distance) {
            bool any = false;
            base::inOrder(
                chunks, threads,
                [&](std::size_t chunk) {
                    bool found = false;
                    const auto first = static_cast<std::uint32_t>(chunk) * placesOfAChunk;
                    const std::uint32_t last = std::min(first + placesOfAChunk, space_.places());
                    for (std::uint32_t place = first; place < last && !stop.raised(); ++place)
                        found |= pull(place, distance);
                    return found;
                },
                [&](std::size_t, bool found) { any |= found; });
            if (stop.raised()) return false;
            if (!any) return true;
            table_.greatest_ = distance;
            now_.swap(next_);
            alive_.swap(grown_);
        }
    }

  private:
    /// Where the orders of a place come from: the tile that stands on one of its cells came from a cell of its region.
    struct Way {
        std::uint32_t from;
        const Order* jump;
    };

    void findWays() {
        const Shape& shape = space_.shape();
        firstWay_.reserve(space_.places() + 1);
        for (std::uint32_t place = 0; place < space_.places(); ++place) {
            firstWay_.push_back(ways_.size());
            const Cells cells = space_.cellsOf(place);
            for (Cells rest = cells; rest != 0; rest &= rest - 1) {
                const int to = std::countr_zero(rest);
                for (std::size_t d = 0; d < shape.directionCount(); ++d) {
                    const int from = shape.neighbour(to, static_cast<Direction>(d));
                    if (from < 0 || (space_.regionOf(place) & bitOf(from)) == 0) continue;
                    const Cells before = cells ^ bitOf(to) ^ bitOf(from);
                    ways_.push_back({space_.placeOf(before, to), space_.jump(before, from, to)});
                }
            }
        }
        firstWay_.push_back(ways_.size());
    }

    bool pull(std::uint32_t place, int distance) {
        grown_[place] = 0;
        if (full_[place] != 0) return false;
        std::uint64_t* to = &next_[place * words_];
        bool came = false;
        for (std::size_t i = firstWay_[place]; i < firstWay_[place + 1]; ++i) {
            if (alive_[ways_[i].from] == 0) continue;
            if (!came) std::fill_n(to, words_, 0);
            came = true;
            const std::uint64_t* from = &now_[ways_[i].from * words_];
            if (ways_[i].jump == nullptr) {
                for (std::size_t w = 0; w < words_; ++w) to[w] |= from[w];
            } else {
                carry(from, ways_[i].jump, to);
            }
        }
        return came && keep(place, to, distance);
    }

    void carry(const std::uint64_t* from, const Order* jump, std::uint64_t* to) const {
        for (std::size_t w = 0; w < words_; ++w) {
            for (std::uint64_t rest = from[w]; rest != 0; rest &= rest - 1) {
                const Order order = jump[64 * w + static_cast<std::size_t>(std::countr_zero(rest))];
                to[order / 64U] |= std::uint64_t{1} << (order % 64U);
            }
        }
    }

    bool keep(std::uint32_t place, std::uint64_t* found, int distance) {
        std::uint64_t* seen = &seen_[place * words_];
        std::uint64_t* kept = &table_.words_[place * words_ * table_.planes_];
        const auto rest = static_cast<unsigned>(distance) & 3U;
        std::uint64_t any = 0;
        std::uint32_t count = 0;
        for (std::size_t w = 0; w < words_; ++w) {
            found[w] &= ~seen[w];
            seen[w] |= found[w];
            any |= found[w];
            count += static_cast<std::uint32_t>(std::popcount(seen[w]));
            if (table_.planes_ == 1) {
                if ((rest & 2U) != 0) kept[w] |= found[w];
            } else {
                if ((rest & 1U) != 0) kept[2 * w] |= found[w];
                if ((rest & 2U) != 0) kept[2 * w + 1] |= found[w];
            }
        }
        full_[place] = count == space_.orders() ? 1 : 0;
        grown_[place] = any != 0 ? 1 : 0;
        return any != 0;
    }

    PatternTable& table_;
    const PatternSpace& space_;
    std::size_t words_;
    std::vector<std::uint64_t> seen_, now_, next_;
    std::vector<std::uint8_t> alive_, grown_,
        full_;  // by place: is there something in now_, in next_; is everything seen
    std::vector<Way> ways_;
    std::vector<std::size_t> firstWay_;
};

PatternTable::PatternTable(const PatternSpace& space, Cells home, int blank)
    : space_(&space), goalPlace_(space.placeOf(home, blank)), wordsOfAPlace_((space.orders() + 63U) / 64U),
      planes_(plain() ? 1 : 2) {
    for (Cells rest = home; rest != 0; rest &= rest - 1) goal_.push_back(std::countr_zero(rest));
}

bool PatternTable::build(unsigned threads, const base::StopFlag& stop) {
    words_ = base::HugeArray<std::uint64_t>(bytes() / 8);
    return Builder(*this).run(std::max(threads, 1U), stop);
}

unsigned PatternTable::remainder(std::uint32_t place, Order order) const {
    if (!plain()) return bit(place, order, 0) + 2 * bit(place, order, 1);
    // Odd by the colours of the cells that the tiles are on and have to come to.
    const Shape& shape = space_->shape();
    Arrangement tiles = space_->arrangementOf(order);
    int steps = 0;
    for (Cells rest = space_->cellsOf(place); rest != 0; rest &= rest - 1, tiles >>= 3U) {
        const int cell = std::countr_zero(rest);
        const int home = goal_[tiles & 7U];
        steps += shape.row(cell) + shape.column(cell) + shape.row(home) + shape.column(home);
    }
    return (static_cast<unsigned>(steps) & 1U) + 2 * bit(place, order, 0);
}

std::optional<int> PatternTable::distance(std::uint32_t place, Order order) const {
    const Shape& shape = space_->shape();
    int steps = 0;
    while (place != goalPlace_ || order != 0) {
        if (steps > greatest_) return std::nullopt;
        const unsigned wanted = (remainder(place, order) + 3U) & 3U;
        const Cells cells = space_->cellsOf(place);
        bool found = false;
        for (Cells rest = cells; rest != 0 && !found; rest &= rest - 1) {
            const int from = std::countr_zero(rest);
            for (std::size_t d = 0; d < shape.directionCount() && !found; ++d) {
                const int to = shape.neighbour(from, static_cast<Direction>(d));
                if (to < 0 || (space_->regionOf(place) & bitOf(to)) == 0) continue;
                const std::uint32_t nextPlace = space_->placeOf(cells ^ bitOf(from) ^ bitOf(to), from);
                const Arrangement tiles = space_->arrangementOf(order);
                const Order nextOrder = space_->orderOf(moved(tiles, cells, Passing(from, to)));
                if (remainder(nextPlace, nextOrder) != wanted) continue;
                place = nextPlace;
                order = nextOrder;
                found = true;
            }
        }
        if (!found) return std::nullopt;
        ++steps;
    }
    return steps;
}

}  // namespace mitos::champion::tiles
