#include "champion/tiles/heuristic.h"

#include <algorithm>

namespace mitos::champion::tiles {

Heuristic::Heuristic(const Shape& shape, int blank, const std::vector<std::vector<int>>& partition, bool mirrored)
    : shape_(shape), blank_(blank) {
    View plain;
    for (std::size_t cell = 0; cell < plain.cell.size(); ++cell) plain.cell[cell] = static_cast<std::uint8_t>(cell);
    for (std::size_t p = 0; p < partition.size(); ++p) {
        std::vector<int> cells = partition[p];
        std::sort(cells.begin(), cells.end());
        auto& space = spaces_[cells.size()];
        if (!space) space = std::make_unique<PatternSpace>(shape, static_cast<int>(cells.size()));
        tables_.emplace_back(*space, cells, blank);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            plain.pattern[static_cast<std::size_t>(cells[i])] = static_cast<std::uint8_t>(p);
            plain.member[static_cast<std::size_t>(cells[i])] = static_cast<std::uint8_t>(i);
        }
    }
    views_.push_back(plain);
    if (!mirrored) return;
    View mirror;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const int across = shape.column(cell) * shape.columns + shape.row(cell);
        const auto other = static_cast<std::size_t>(across);
        mirror.cell[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(other);
        mirror.pattern[static_cast<std::size_t>(cell)] = plain.pattern[other];
        mirror.member[static_cast<std::size_t>(cell)] = plain.member[other];
    }
    views_.push_back(mirror);
}

bool Heuristic::build(unsigned threads, const base::StopFlag& stop) {
    return std::all_of(tables_.begin(), tables_.end(), [&](PatternTable& table) { return table.build(threads, stop); });
}

std::uint64_t Heuristic::bytes() const {
    std::uint64_t sum = 0;
    for (const PatternTable& table : tables_) sum += table.bytes();
    return sum;
}

std::optional<std::array<PatternState, mostPatterns>>
Heuristic::statesOf(const std::array<std::uint8_t, games::tiles::mostCells>& tiles, std::size_t viewNumber) const {
    const View& view = views_[viewNumber];
    std::array<std::array<std::uint8_t, mostTiles>, mostPatterns> members{};
    std::array<std::array<int, games::tiles::mostCells>, mostPatterns> on{};
    for (auto& cells : on) cells.fill(-1);
    std::array<PatternState, mostPatterns> states{};
    int blankCell = 0;
    for (int cell = 0; cell < shape_.cells(); ++cell) {
        const std::size_t tile = tiles[static_cast<std::size_t>(cell)];
        const int seen = view.cell[static_cast<std::size_t>(cell)];
        if (static_cast<int>(tile) == blank_) {
            blankCell = seen;
            continue;
        }
        states[view.pattern[tile]].cells |= bitOf(seen);
        on[view.pattern[tile]][static_cast<std::size_t>(seen)] = view.member[tile];
    }
    for (std::size_t p = 0; p < tables_.size(); ++p) {
        std::size_t i = 0;
        for (const int member : on[p]) {
            if (member >= 0) members[p][i++] = static_cast<std::uint8_t>(member);
        }
        const PatternSpace& space = tables_[p].space();
        states[p].order = space.orderOf(members[p]);
        const auto distance = tables_[p].distance(space.placeOf(states[p].cells, blankCell), states[p].order);
        if (!distance) return std::nullopt;
        states[p].distance = static_cast<std::uint8_t>(*distance);
    }
    return states;
}

}  // namespace mitos::champion::tiles
