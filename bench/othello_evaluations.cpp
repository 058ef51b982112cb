// One evaluation of an Othello position, by each of the files that come with Mitos and by one with every term.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "api/othello/evaluations.h"
#include "base/random.h"
#include "evaluations/othello/evaluation_file.h"
#include "games/othello/game.h"

namespace mitos::bench {
namespace {

using games::othello::Board;
using games::othello::Othello;
using games::othello::Square;

// Positions of random games that are not over, as a search evaluates them.
std::vector<Board> positions(int size, std::size_t count) {
    base::Random random(2026);
    const Othello othello(size);
    std::vector<Board> boards;
    while (boards.size() < count) {
        for (Board board = othello.start(); !othello.isOver(board) && boards.size() < count;) {
            boards.push_back(board);
            std::vector<Square> moves;
            othello.forEachMove(board, [&](Square move) { moves.push_back(move); });
            board = othello.after(board, moves[random.below(moves.size())]);
        }
    }
    return boards;
}

void evaluate(benchmark::State& state, const evaluations::othello::Evaluation& evaluation) {
    const auto boards = positions(evaluation.size(), 1024);
    for (auto _ : state) {
        for (const Board& board : boards) benchmark::DoNotOptimize(evaluation(board));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * boards.size()));
}

void shipped(benchmark::State& state, const char* name) { evaluate(state, {api::othello::findEvaluation(name), 8}); }
BENCHMARK_CAPTURE(shipped, positional, "positional");
BENCHMARK_CAPTURE(shipped, corners, "corners");
BENCHMARK_CAPTURE(shipped, phased, "phased");

void everyTerm(benchmark::State& state) {
    evaluate(state, {evaluations::othello::readFormula(
                         "name = \"Every term\"\n[[phase]]\nmobility = 1\nvulnerable = -2\nedge = 3\n"
                         "c = -4\nx = -5\ncorner = 60\ncloseness = -7\ndiscs = 8\n",
                         "every.toml"),
                     8});
}
BENCHMARK(everyTerm);

void breakdown(benchmark::State& state) {
    const evaluations::othello::Evaluation evaluation(api::othello::findEvaluation("phased"), 8);
    const auto boards = positions(8, 64);
    for (auto _ : state) {
        for (const Board& board : boards) benchmark::DoNotOptimize(evaluation.breakdown(board));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * boards.size()));
}
BENCHMARK(breakdown);

}  // namespace
}  // namespace mitos::bench
