// Stable discs of an edge, compared with all games that can be played on an edge.
#include "champion/othello/edge_stability.h"

#include <gtest/gtest.h>

#include <array>

namespace mitos::champion::othello {
namespace edge_stability_test {

using Line = std::array<int, 8>;  // 0 empty, 1 the side in question, 2 the other

void turn(Line& line, int at, int side) {
    line[static_cast<std::size_t>(at)] = side;
    for (const int step : {-1, 1}) {
        int end = at + step;
        while (end >= 0 && end < 8 && line[static_cast<std::size_t>(end)] == 3 - side) end += step;
        if (end < 0 || end > 7 || line[static_cast<std::size_t>(end)] != side) continue;
        for (int i = at + step; i != end; i += step) line[static_cast<std::size_t>(i)] = side;
    }
}

// Bits of the discs of side 1 that no sequence of moves can turn.
unsigned keptInEveryGame(const Line& line, unsigned kept) {
    for (unsigned i = 0; i < 8; ++i) {
        if (line[i] != 1) kept &= ~(1U << i);
    }
    for (int at = 0; at < 8 && kept != 0; ++at) {
        if (line[static_cast<std::size_t>(at)] != 0) continue;
        for (const int side : {1, 2}) {
            Line next = line;
            turn(next, at, side);
            kept &= keptInEveryGame(next, kept);
        }
    }
    return kept;
}

TEST(EdgeStability, IsWhatNoGameCanTurn) {
    const EdgeStability& table = edgeStability();
    for (unsigned number = 0; number < 6561; ++number) {
        Line line{};
        unsigned rest = number;
        int empty = 0;
        for (int& square : line) {
            square = static_cast<int>(rest % 3);
            rest /= 3;
            if (square == 0) ++empty;
        }
        if (empty > 5) continue;  // the number of games grows too fast
        EXPECT_EQ(table.stable[number], keptInEveryGame(line, 0xFFU)) << "edge " << number;
    }
}

}  // namespace edge_stability_test
}  // namespace mitos::champion::othello
