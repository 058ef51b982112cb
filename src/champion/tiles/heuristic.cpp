#include "champion/tiles/heuristic.h"

#include <algorithm>

namespace mitos::champion::tiles {

Heuristic::Heuristic(const Shape& shape, int blank, const std::vector<Partition>& partitions)
    : shape_(shape), blank_(blank), partitions_(partitions) {
    for (const Partition& partition : partitions) add(partition);
}

void Heuristic::add(const Partition& partition) {
    View view;
    view.pattern.fill(View::noPattern);
    for (std::size_t p = 0; p < partition.size(); ++p) {
        view.lookups.push_back(lookupFor(partition[p]));
        for (const int cell : partition[p]) view.pattern[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(p);
    }
    views_.push_back(view);
}

/// Finds the table of a pattern, or adds one. A table serves a pattern if a symmetry maps the pattern's goal cells to
/// those of the table, and the blank's region to the blank's region.
TableLookup Heuristic::lookupFor(const std::vector<int>& pattern) {
    auto& space = spaces_[pattern.size()];
    if (!space) space = std::make_unique<PatternSpace>(shape_, static_cast<int>(pattern.size()));
    Cells home = 0;
    for (const int cell : pattern) home |= bitOf(cell);
    const Cells region = space->regionOf(space->placeOf(home, blank_));
    for (std::size_t t = 0; t < tables_.size(); ++t) {
        if (&tables_[t].space() != space.get()) continue;
        for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
            if (isSymmetry(shape_, symmetry) &&
                imageOfAll(shape_, symmetry, home) == space->cellsOf(tables_[t].goalPlace()) &&
                imageOfAll(shape_, symmetry, region) == space->regionOf(tables_[t].goalPlace())) {
                return {static_cast<std::uint8_t>(t), static_cast<std::uint8_t>(symmetry)};
            }
        }
    }
    tables_.emplace_back(*space, home, blank_);
    return {static_cast<std::uint8_t>(tables_.size() - 1), 0};
}

bool Heuristic::build(unsigned threads, const base::StopFlag& stop, const base::OnProgress& onProgress) {
    std::uint64_t all = 0;
    for (const PatternTable& table : tables_) all += table.space().states();
    const base::Stopwatch stopwatch;
    std::uint64_t before = 0;
    for (PatternTable& table : tables_) {
        const auto onStates = [&](std::uint64_t states) {
            if (onProgress) onProgress({.seconds = stopwatch.seconds(), .nodes = before + states, .total = all});
        };
        if (!table.build(threads, stop, onStates)) return false;
        before += table.space().states();
    }
    link();
    return true;
}

void Heuristic::link() {
    for (std::size_t size = 1; size <= Links::mostTiles; ++size) {
        if (spaces_[size] && !links_[size]) links_[size] = std::make_unique<Links>(*spaces_[size]);
    }
}

std::uint64_t Heuristic::bytes() const {
    std::uint64_t sum = 0;
    for (const PatternTable& table : tables_) sum += table.bytes();
    return sum;
}

std::uint64_t Heuristic::bytesOfLinks() const {
    std::uint64_t sum = 0;
    for (std::size_t size = 1; size <= Links::mostTiles; ++size)
        sum += spaces_[size] ? Links::bytesFor(*spaces_[size]) : 0;
    return sum;
}

std::optional<std::vector<PatternState>> Heuristic::statesOf(const Tiles& tiles, std::size_t viewNumber) const {
    const View& view = views_[viewNumber];
    std::vector<PatternState> states;
    const auto blankCell = static_cast<int>(std::find(tiles.begin(), tiles.end(), blank_) - tiles.begin());
    for (std::size_t p = 0; p < view.lookups.size(); ++p) {
        const PatternTable& table = tables_[view.lookups[p].table];
        const auto image = [&](int cell) { return imageOf(shape_, view.lookups[p].symmetry, cell); };
        std::array<int, games::tiles::mostCells>
            homes{};  // of the pattern's tiles, indexed by cell, both as the table sees them
        PatternState state;
        for (int cell = 0; cell < shape_.cells(); ++cell) {
            const int tile = tiles[static_cast<std::size_t>(cell)];
            if (tile == blank_ || view.pattern[static_cast<std::size_t>(tile)] != p) continue;
            state.cells |= bitOf(image(cell));
            homes[static_cast<std::size_t>(image(cell))] = image(tile);
        }
        Arrangement arrangement = 0;
        unsigned shift = 0;
        for (Cells rest = state.cells; rest != 0; rest &= rest - 1, shift += 3) {
            const int home = homes[static_cast<std::size_t>(std::countr_zero(rest))];
            const auto member = std::find(table.goal().begin(), table.goal().end(), home) - table.goal().begin();
            arrangement |= static_cast<Arrangement>(member) << shift;
        }
        const PatternSpace& space = table.space();
        state.place = space.placeOf(state.cells, image(blankCell));
        state.order = space.orderOf(arrangement);
        const auto distance = table.distance(state.place, state.order);
        if (!distance) return std::nullopt;
        state.distance = *distance;
        states.push_back(state);
    }
    return states;
}

std::optional<int> Heuristic::estimate(const Tiles& tiles) const {
    int greatest = 0;
    for (std::size_t v = 0; v < views(); ++v) {
        const auto states = statesOf(tiles, v);
        if (!states) return std::nullopt;
        int sum = 0;
        for (const PatternState& state : *states) sum += state.distance;
        greatest = std::max(greatest, sum);
    }
    return greatest;
}

}  // namespace mitos::champion::tiles
