#include "champion/othello/edge_stability.h"

#include <bit>

namespace mitos::champion::othello {
namespace {

using Edge = unsigned;  // one bit per square

/// Returns the discs that a disc on `at` turns along the edge.
Edge turnedOnEdge(Edge own, Edge opponent, int at) {
    Edge turned = 0;
    for (const int step : {-1, 1}) {
        Edge run = 0;
        for (int i = at + step; i >= 0 && i < 8; i += step) {
            const Edge square = 1U << static_cast<unsigned>(i);
            if ((own & square) != 0) turned |= run;
            if ((opponent & square) == 0) break;
            run |= square;
        }
    }
    return turned;
}

}  // namespace

EdgeStability::EdgeStability() {
    for (Edge set = 0; set < 256; ++set) {
        unsigned power = 1;
        unsigned sum = 0;
        for (unsigned i = 0; i < 8; ++i, power *= 3) sum += ((set >> i) & 1U) * power;
        ternary[set] = static_cast<std::uint16_t>(sum);
    }
    // Fuller edges first: each depends on edges with one disc more.
    for (int count = 8; count >= 0; --count) {
        for (Edge full = 0; full < 256; ++full) {
            if (std::popcount(full) != count) continue;
            for (Edge own = full;; own = (own - 1) & full) {
                const Edge opponent = full ^ own;
                Edge kept = own;
                for (int at = 0; at < 8; ++at) {
                    const Edge placed = 1U << static_cast<unsigned>(at);
                    if ((full & placed) != 0) continue;
                    const Edge gained = turnedOnEdge(own, opponent, at);
                    const Edge lost = turnedOnEdge(opponent, own, at);
                    kept &= stable[ternary[own | gained | placed] + 2U * ternary[opponent ^ gained]];
                    kept &= stable[ternary[own ^ lost] + 2U * ternary[opponent | lost | placed]];
                }
                stable[ternary[own] + 2U * ternary[opponent]] = static_cast<std::uint8_t>(kept);
                if (own == 0) break;
            }
        }
    }
}

const EdgeStability& edgeStability() {
    static const EdgeStability table;
    return table;
}

}  // namespace mitos::champion::othello
