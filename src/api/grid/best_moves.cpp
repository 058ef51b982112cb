#include "api/grid/best_moves.h"

#include <algorithm>

namespace mitos::api::grid {

using search::solve::Outcome;

bool better(const Worth& a, const Worth& b) {
    if (a.margin && b.margin && *a.margin != *b.margin) return *a.margin > *b.margin;
    if (a.result.outcome != b.result.outcome) return a.result.outcome > b.result.outcome;
    const bool sooner = a.result.outcome == Outcome::win;
    return sooner ? a.result.remoteness < b.result.remoteness : a.result.remoteness > b.result.remoteness;
}

void sortBest(std::vector<MoveWorth>& moves) {
    std::stable_sort(moves.begin(), moves.end(),
                     [](const MoveWorth& a, const MoveWorth& b) { return better(a.worth, b.worth); });
}

std::vector<MoveWorth> bestOf(const std::vector<MoveWorth>& moves) {
    std::vector<MoveWorth> best;
    for (const MoveWorth& entry : moves) {
        if (!best.empty() && better(best.front().worth, entry.worth)) continue;
        if (!best.empty() && better(entry.worth, best.front().worth)) best.clear();
        best.push_back(entry);
    }
    return best;
}

}  // namespace mitos::api::grid
