#include "api/grid/boards.h"
#include "api/grid/games.h"
#include "api/grid/search.h"
#include "engine/grid/solver.h"
#include "workshop/bench_jobs.h"

namespace mitos::workshop {
namespace {

using api::grid::PlacementGame;
using api::turns::Method;
using api::turns::Order;

constexpr const char* xoxStart = "X____O______";

// The answer of a search is its value, moved up so that none is below zero.
constexpr int lowest = -10;

BenchJob searchJob(const std::string& name, const std::string& game, const std::string& start,
                   const api::turns::Settings& settings) {
    return {name, [=](const base::StopFlag& stop) {
                const PlacementGame rules(api::grid::findGame(game));
                const api::grid::SearchReport report =
                    api::grid::searchGame(rules, rules.startOn(start), api::grid::Judgement::prospects, settings, stop);
                return BenchResult{name, report.counters.states, static_cast<std::uint64_t>(report.value - lowest),
                                   report.counters.seconds};
            }};
}

// The answer of a complete solution is the remoteness of the start, that of a proof how good it is for the mover.
BenchJob solveJob(const std::string& name, const std::string& game, const std::string& start, bool weak) {
    return {
        name, [=](const base::StopFlag& stop) {
            const PlacementGame rules(api::grid::findGame(game));
            engine::grid::GridOptions options;
            options.weak = weak;
            options.limits.bytes = std::uint64_t{256} << 20U;
            const engine::grid::GridSolver solver(rules, start, options, stop);
            const engine::grid::GridReport& report = solver.report();
            if (weak) {
                const auto outcome = report.outcome.value_or(search::solve::Outcome::loss);
                return BenchResult{name, report.nodes, static_cast<std::uint64_t>(outcome), report.seconds};
            }
            const int remoteness = report.value ? report.value->result.remoteness : 0;
            return BenchResult{name, report.counts.positions, static_cast<std::uint64_t>(remoteness), report.seconds};
        }};
}

api::turns::Settings settingsOf(Method method, bool closedSet, Order order = Order::listed) {
    api::turns::Settings settings;
    settings.method = method;
    settings.closedSet = closedSet;
    settings.order = order;
    settings.limits.bytes = std::uint64_t{256} << 20U;
    return settings;
}

api::turns::Settings deepened(int depth) {
    api::turns::Settings settings = settingsOf(Method::alphabeta, true, Order::searched);
    settings.depth = depth;
    settings.deepening = true;
    settings.extension = 2;
    return settings;
}

}  // namespace

std::vector<BenchJob> gridJobs() {
    const std::string connectFour(42, games::grid::emptyCell);
    const std::string fiveByFive(25, games::grid::emptyCell);
    return {
        searchJob("grid/xox/minimax", "xox", xoxStart, settingsOf(Method::minimax, false)),
        searchJob("grid/xox/minimax/closed-set", "xox", xoxStart, settingsOf(Method::minimax, true)),
        searchJob("grid/xox/alphabeta", "xox", xoxStart, settingsOf(Method::alphabeta, false)),
        searchJob("grid/xox/alphabeta/closed-set", "xox", xoxStart, settingsOf(Method::alphabeta, true)),
        searchJob("grid/connect-four/deepen", "connect-four", connectFour, deepened(9)),
        solveJob("grid/connect-four-5x5/proof", "connect-four-5x5", fiveByFive, true),
        solveJob("grid/xox-4x4/complete", "xox-4x4", "_____________X_O", false),
        solveJob("grid/cse/complete", "cse", "___S_____", false),
        solveJob("grid/connect-four-4x5/complete", "connect-four-4x5", std::string(20, games::grid::emptyCell), false),
    };
}

}  // namespace mitos::workshop
