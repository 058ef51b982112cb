// A puzzle and a heuristic of one's own: the shortest way of a knight over a chess board, searched by A*.
#include <mitos/base/hash.h>
#include <mitos/search/paths/best_first.h>

#include <algorithm>
#include <cstdio>

struct Square {
    int column = 0, row = 0;
    bool operator==(const Square&) const = default;
    std::uint64_t hash() const { return mitos::base::mix(static_cast<std::uint64_t>(8 * row + column)); }
};

struct KnightsWay {
    using State = Square;
    using Move = int;  // which of the eight jumps
    Square goal{7, 7};

    bool isGoal(const Square& at) const { return at == goal; }
    void forEachSuccessor(const Square& at, auto&& visit) const {
        constexpr int jumps[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        for (int move = 0; move < 8; ++move) {
            const Square next{at.column + jumps[move][0], at.row + jumps[move][1]};
            if (std::min(next.column, next.row) >= 0 && std::max(next.column, next.row) < 8) visit(next, move, 1U);
        }
    }
};

int main() {
    namespace paths = mitos::search::paths;
    const KnightsWay puzzle;
    const auto leastJumps = [&](const Square& at) {  // a jump comes nearer by three squares at the most
        return static_cast<paths::Cost>(puzzle.goal.column - at.column + puzzle.goal.row - at.row + 2) / 3;
    };
    mitos::base::Watch watch({}, mitos::base::neverStopped());
    const auto found =
        paths::bestFirst<KnightsWay, paths::HashedStore<KnightsWay>>(puzzle, {}, leastJumps, paths::aStar, watch);
    for (const Square& at : found.path) std::printf("%c%d ", 'a' + at.column, at.row + 1);
    std::printf("\n%u jumps, %zu squares expanded\n", found.cost, std::size_t{found.counters.expanded});
}
