#include "api/othello/perft.h"
#include "api/othello/values.h"
#include "champion/othello/solver.h"
#include "champion/othello/weights_file.h"
#include "workshop/bench_jobs.h"

namespace mitos::workshop {
namespace {

using api::othello::Board;
using api::othello::Othello;
using api::turns::Method;
using api::turns::Order;

// A balanced middle game: twenty moves of nobody's game.
constexpr const char* middle = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6";

// The answer of a search is its value, moved up so that none is below zero.
constexpr int lowestValue = -100'000;

struct Job {
    const char* name;
    Method method;
    int depth;
    bool closedSet;
    Order order;
    int extension;
    bool deepening;
};

constexpr std::array<Job, 6> searches{
    {{"othello/minimax", Method::minimax, 5, false, Order::listed, 0, false},
     {"othello/alphabeta", Method::alphabeta, 6, false, Order::listed, 0, false},
     {"othello/alphabeta/weight", Method::alphabeta, 7, false, Order::weighted, 0, false},
     {"othello/alphabeta/search", Method::alphabeta, 8, true, Order::searched, 0, false},
     {"othello/alphabeta/extend", Method::alphabeta, 6, true, Order::searched, 2, false},
     {"othello/alphabeta/deepen", Method::alphabeta, 8, true, Order::weighted, 0, true}}};

BenchJob searchJob(const Job& job) {
    return {job.name, [job](const base::StopFlag& stop) {
                const api::othello::Searcher searcher(
                    Othello{}, api::othello::Evaluation(api::othello::findEvaluation("phased"), 8));
                api::othello::SearchRequest request;
                request.root = api::othello::openingPosition(searcher.game(), {}, middle);
                request.settings.method = job.method;
                request.settings.depth = job.depth;
                request.settings.closedSet = job.closedSet;
                request.settings.order = job.order;
                request.settings.extension = job.extension;
                request.settings.deepening = job.deepening;
                request.settings.limits.bytes = std::uint64_t{64} << 20U;
                const api::othello::SearchReport report = searcher.search(request, stop);
                return BenchResult{job.name, report.counters.states,
                                   static_cast<std::uint64_t>(report.value - lowestValue), report.counters.seconds};
            }};
}

// An ending of 17 empty squares; the node count depends on the shipped weights, which order the moves.
constexpr const char* ending = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXXOOOOOOOX----O--X-------- X";
constexpr const char* endingName = "othello/champion/endgame";

constexpr const char* middleName = "othello/champion/middle";
constexpr int middleDepth = 13;

using Solver = champion::othello::Solver;

/// `ask` gets a solver that knows nothing yet and a position.
template <class Ask>
BenchJob championJob(const char* name, const Board& board, const Ask& ask) {
    return {name, [name, board, ask](const base::StopFlag& stop) {
                champion::othello::SolverOptions options;
                options.tableBytes = std::uint64_t{16} << 20U;
                Solver solver(champion::othello::shippedWeights(), options);
                const auto report = ask(solver, champion::othello::Position{board.own(), board.opponent()}, stop);
                return BenchResult{name, report.nodes, static_cast<std::uint64_t>(report.value + 64), report.seconds};
            }};
}

}  // namespace

std::vector<BenchJob> othelloJobs() {
    std::vector<BenchJob> jobs;
    jobs.push_back({"othello/perft/9", [](const base::StopFlag& stop) {
                        const Othello game;
                        api::othello::PerftOptions options;
                        options.depth = 9;
                        const api::othello::PerftReport report = api::othello::perft(game, game.start(), options, stop);
                        return BenchResult{"othello/perft/9", report.positions, report.count, report.seconds};
                    }});
    for (const Job& job : searches) jobs.push_back(searchJob(job));
    using champion::othello::Position;
    jobs.push_back(championJob(middleName, api::othello::openingPosition(Othello{}, {}, middle),
                               [](Solver& solver, const Position& position, const base::StopFlag& stop) {
                                   return solver.think(position, {middleDepth}, {}, stop);
                               }));
    jobs.push_back(championJob(endingName, api::othello::openingPosition(Othello{}, ending, {}),
                               [](Solver& solver, const Position& position, const base::StopFlag& stop) {
                                   return solver.solve(position, {}, {}, stop);
                               }));
    return jobs;
}

}  // namespace mitos::workshop
