#include "champion/tiles/table_builder.h"

#include <algorithm>

#include "base/ordered_work.h"

namespace mitos::champion::tiles {
namespace {

constexpr std::uint32_t placesPerChunk = 256;

}  // namespace

TableBuilder::TableBuilder(const PatternSpace& space, std::uint32_t goalPlace, unsigned planes)
    : space_(space), goalPlace_(goalPlace), planes_(planes), words_((space.orders() + 63U) / 64U),
      tableWords_(words_ * space.places() * planes), reached_(words_ * space.places()), reachedInPlace_(space.places()),
      exchanges_(space) {
    for (unsigned i = 0; i <= space.shape().mostStepCost(); ++i)
        layers_.push_back(
            {base::HugeArray<std::uint64_t>(reached_.size()), std::vector<std::uint32_t>(space.places())});
    findPredecessors();
}

void TableBuilder::findPredecessors() {
    const Shape& shape = space_.shape();
    firstPredecessor_.reserve(space_.places() + 1);
    for (std::uint32_t place = 0; place < space_.places(); ++place) {
        firstPredecessor_.push_back(predecessors_.size());
        const Cells cells = space_.cellsOf(place);
        for (Cells rest = cells; rest != 0; rest &= rest - 1) {
            const int to = std::countr_zero(rest);
            for (std::size_t d = 0; d < shape.directionCount(); ++d) {
                const int from = shape.neighbour(to, static_cast<Direction>(d));
                if (from < 0 || (space_.regionOf(place) & bitOf(from)) == 0) continue;
                const Cells before = cells ^ bitOf(to) ^ bitOf(from);
                predecessors_.push_back({space_.placeOf(before, to), static_cast<std::uint8_t>(from),
                                         static_cast<std::uint8_t>(to),
                                         static_cast<std::uint8_t>(shape.costOf(static_cast<Direction>(d)))});
            }
        }
    }
    firstPredecessor_.push_back(predecessors_.size());
}

bool TableBuilder::run(unsigned threads, const base::StopFlag& stop,
                       const std::function<void(std::uint64_t)>& onStates) {
    layer(0).words[std::size_t{goalPlace_} * words_] = reached_[std::size_t{goalPlace_} * words_] = 1;  // order 0
    layer(0).counts[goalPlace_] = reachedInPlace_[goalPlace_] = 1;
    const std::uint32_t chunks = (space_.places() + placesPerChunk - 1) / placesPerChunk;
    std::uint64_t all = 1;
    for (int distance = 1;; ++distance) {
        const std::uint64_t before = all;
        base::inOrder(
            chunks, threads,
            [&](std::size_t chunk) {
                std::uint64_t found = 0;
                const auto first = static_cast<std::uint32_t>(chunk) * placesPerChunk;
                const std::uint32_t last = std::min(first + placesPerChunk, space_.places());
                for (std::uint32_t place = first; place < last && !stop.raised(); ++place)
                    found += pull(place, distance);
                return found;
            },
            [&](std::size_t, std::uint64_t found) { all += found; });
        if (stop.raised()) return false;
        if (all > before) greatest_ = distance;
        if (distance - greatest_ >= static_cast<int>(space_.shape().mostStepCost()))
            return true;  // nothing leads further
        if (onStates) onStates(all);
    }
}

std::uint32_t TableBuilder::pull(std::uint32_t place, int distance) {
    Layer& next = layer(distance);
    next.counts[place] = 0;
    if (reachedInPlace_[place] == space_.orders()) return 0;
    std::uint64_t* const to = &next.words[place * words_];
    bool any = false;
    for (std::size_t i = firstPredecessor_[place]; i < firstPredecessor_[place + 1]; ++i) {
        const Predecessor& predecessor = predecessors_[i];
        if (predecessor.cost > distance) continue;
        const Layer& now = layer(distance - predecessor.cost);
        if (now.counts[predecessor.from] == 0) continue;
        if (!any) std::fill_n(to, words_, 0);
        any = true;
        exchanges_.carry(&now.words[predecessor.from * words_], now.counts[predecessor.from],
                         space_.cellsOf(predecessor.from), predecessor.at, predecessor.target, to);
    }
    if (!any) return 0;
    const std::uint32_t found = record(place, to, distance);
    next.counts[place] = found;
    reachedInPlace_[place] += found;
    return found;
}

std::uint32_t TableBuilder::record(std::uint32_t place, std::uint64_t* found, int distance) {
    std::uint64_t* const reached = &reached_[place * words_];
    std::uint64_t* const tableWords = &tableWords_[place * words_ * planes_];
    std::uint32_t count = 0;
    for (std::size_t w = 0; w < words_; ++w) {
        found[w] &= ~reached[w];
        reached[w] |= found[w];
        count += static_cast<std::uint32_t>(std::popcount(found[w]));
    }
    if (count == 0) return 0;
    const auto bits = static_cast<unsigned>(distance) >> (planes_ == 1 ? 1U : 0U);
    for (unsigned plane = 0; plane < planes_; ++plane) {
        if (((bits >> plane) & 1U) == 0) continue;
        for (std::size_t w = 0; w < words_; ++w) tableWords[planes_ * w + plane] |= found[w];
    }
    return count;
}

}  // namespace mitos::champion::tiles
