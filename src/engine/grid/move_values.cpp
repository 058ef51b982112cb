#include "engine/grid/move_values.h"

#include <algorithm>

namespace mitos::engine::grid {

PositionValue finishedValue(const PlacementGame& game, const GridState& state) {
    const int value = (state.mover == Side::max ? 1 : -1) * game.finalValue(state);
    const Result result{search::solve::outcomeOf(value), 0};
    return {result, game.rules().countsPoints() ? std::optional<int>(value) : std::nullopt};
}

PositionValue valueOfMove(Side mover, const GridState& next, const PositionValue& value) {
    PositionValue seen = value;
    if (next.mover != mover) {
        seen.result = search::solve::turned(seen.result);
        if (seen.margin) seen.margin = -*seen.margin;
    }
    ++seen.result.remoteness;
    return seen;
}

bool isBetter(const PositionValue& a, const PositionValue& b) {
    if (a.margin && b.margin && *a.margin != *b.margin) return *a.margin > *b.margin;
    if (a.result.outcome != b.result.outcome) return a.result.outcome > b.result.outcome;
    const bool sooner = a.result.outcome == Outcome::win;
    return sooner ? a.result.remoteness < b.result.remoteness : a.result.remoteness > b.result.remoteness;
}

void sortBest(std::vector<MoveValue>& moves) {
    std::stable_sort(moves.begin(), moves.end(),
                     [](const MoveValue& a, const MoveValue& b) { return isBetter(a.value, b.value); });
}

std::vector<MoveValue> bestOf(const std::vector<MoveValue>& moves) {
    std::vector<MoveValue> best;
    for (const MoveValue& entry : moves) {
        if (!best.empty() && isBetter(best.front().value, entry.value)) continue;
        if (!best.empty() && isBetter(entry.value, best.front().value)) best.clear();
        best.push_back(entry);
    }
    return best;
}

}  // namespace mitos::engine::grid
