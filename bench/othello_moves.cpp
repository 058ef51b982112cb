// Moves and flips by themselves, for every CPU level of this build.
#include <benchmark/benchmark.h>

#include "games/othello/moves.h"
#include "games/othello/moves_avx2.h"
#include "games/othello/symmetry.h"
#include "othello_boards.h"

namespace mitos::bench {
namespace {

using games::othello::Board;
using games::othello::Square;
using games::othello::Squares;

constexpr std::size_t boardCount = 1024;

template <auto function>
void othelloMoves(benchmark::State& state) {
    const auto boards = othelloBoards(boardCount);
    for (auto _ : state) {
        Squares sum = 0;
        for (const Board& board : boards) sum ^= function(board.own(), board.opponent());
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boardCount));
}
BENCHMARK(othelloMoves<games::othello::portable::legalMoves>)->Name("othelloMoves/portable");
#if defined(__AVX2__)
BENCHMARK(othelloMoves<games::othello::avx2::legalMoves>)->Name("othelloMoves/avx2");
#endif

// Each result chooses the next board, so that the time of one call is measured and not of several at once.
template <auto function>
void othelloMovesLatency(benchmark::State& state) {
    const auto boards = othelloBoards(boardCount);
    std::size_t at = 0;
    for (auto _ : state) {
        at = (at + 1 + (function(boards[at].own(), boards[at].opponent()) & 1U)) % boardCount;
        benchmark::DoNotOptimize(at);
    }
}
BENCHMARK(othelloMovesLatency<games::othello::portable::legalMoves>)->Name("othelloMovesLatency/portable");
#if defined(__AVX2__)
BENCHMARK(othelloMovesLatency<games::othello::avx2::legalMoves>)->Name("othelloMovesLatency/avx2");
#endif

template <auto function>
void othelloAfterMove(benchmark::State& state) {
    struct Try {
        Squares own;
        Squares opponent;
        Square at;
    };
    std::vector<Try> tries;
    for (const Board& board : othelloBoards(boardCount)) {
        for (Squares left = games::othello::legalMoves(board.own(), board.opponent()); left != 0; left &= left - 1) {
            tries.push_back({board.own(), board.opponent(), games::othello::firstOf(left)});
        }
    }
    for (auto _ : state) {
        Squares sum = 0;
        for (const Try& one : tries) sum ^= function(one.own, one.opponent, one.at);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(tries.size()));
}
BENCHMARK(othelloAfterMove<games::othello::portable::flips>)->Name("othelloFlips/portable");
#if defined(__AVX2__)
BENCHMARK(othelloAfterMove<games::othello::avx2::flips>)->Name("othelloFlips/avx2");
#endif
BENCHMARK(othelloAfterMove<games::othello::portable::repliesTo>)->Name("othelloReplies/portable");
#if defined(__AVX2__)
BENCHMARK(othelloAfterMove<games::othello::avx2::repliesTo>)->Name("othelloReplies/avx2");
#endif

void othelloCanonical(benchmark::State& state) {
    const auto boards = othelloBoards(boardCount);
    for (auto _ : state) {
        for (const Board& board : boards) benchmark::DoNotOptimize(games::othello::canonical(board));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boardCount));
}
BENCHMARK(othelloCanonical);

}  // namespace
}  // namespace mitos::bench
