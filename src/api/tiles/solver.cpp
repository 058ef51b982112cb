#include "api/tiles/solver.h"

#include <algorithm>
#include <type_traits>
#include <variant>

#include "api/tiles/champion.h"
#include "base/error.h"
#include "base/texts/tiles.h"
#include "games/tiles/sliding_tiles.h"
#include "heuristics/tiles/distances.h"
#include "heuristics/tiles/exact.h"
#include "heuristics/tiles/linear_conflict.h"
#include "search/paths/best_first.h"
#include "search/paths/bidirectional.h"
#include "search/paths/breadth_first.h"
#include "search/paths/idastar.h"

namespace mitos::api::tiles {
namespace {

using base::Error;
using base::Fault;
using base::say;
using games::tiles::Packed128;
using games::tiles::Packed64;
using games::tiles::SlidingTiles;
using heuristics::tiles::Chebyshev;
using heuristics::tiles::Exact;
using heuristics::tiles::LinearConflict;
using heuristics::tiles::Manhattan;
using heuristics::tiles::Misplaced;
using search::paths::NoEstimate;
using search::paths::NoObserver;
using search::paths::Outcome;
using search::paths::Recorder;

using AnyPuzzle = std::variant<SlidingTiles<Packed64>, SlidingTiles<Packed128>>;
using AnyHeuristic = std::variant<NoEstimate, Misplaced, Manhattan, Chebyshev, LinearConflict, Exact>;

// Up to this many cells a search keeps its nodes in an array over all states: 29 MB for ten.
constexpr int mostDenseCells = 10;

constexpr std::uint32_t usualWeight = 150;  // of weighted A*

AnyPuzzle makePuzzle(const Shape& shape, const Board& goal) {
    if (shape.cells() <= Packed64::mostCells) return SlidingTiles<Packed64>(shape, goal);
    return SlidingTiles<Packed128>(shape, goal);
}

AnyHeuristic makeHeuristic(Estimate kind, const Shape& shape, const Board& goal,
                           const std::optional<std::filesystem::path>& cache) {
    switch (kind) {
    case Estimate::zero:
        break;
    case Estimate::misplaced:
        return Misplaced(shape, goal);
    case Estimate::manhattan:
        return Manhattan(shape, goal);
    case Estimate::chebyshev:
        return Chebyshev(shape, goal);
    case Estimate::linearConflict:
        return LinearConflict(shape, goal);
    case Estimate::exact:
        return Exact::load(shape, goal, cache);
    }
    return NoEstimate{};
}

/// All estimates count moves, and no move costs less than one: they stay admissible where moves cost more. What is not true there is that
/// the fewest moves are the cheapest, and that a number of moves is an exact cost.
void refuseForCosts(const Method& method, const Shape& shape) {
    if (shape.unitCosts()) return;
    if (method.algorithm == Algorithm::bfs) throw Error(Fault::usage, say(text::bfsCountsMoves));
    if (method.heuristic == Estimate::exact) throw Error(Fault::usage, say(text::exactCountsMoves));
}

Estimate chooseHeuristic(const Method& method, const Shape& shape) {
    refuseForCosts(method, shape);
    if (!facts(method.algorithm).informed) return Estimate::zero;
    const Estimate kind = method.heuristic.value_or(heuristics::tiles::bestAdmissible(shape));
    const heuristics::tiles::Facts& known = facts(kind);
    if (shape.cells() > known.mostCells) {
        throw Error(Fault::usage, say(text::exactTooLarge, known.mostCells, shape.cells()));
    }
    if (facts(method.algorithm).needsAdmissible && !known.admissible(shape.moves)) {
        throw Error(Fault::usage, say(text::notAdmissible, known.name, nameOf(shape.moves),
                                      facts(method.algorithm).name, *known.notForKing));
    }
    return kind;
}

template <class P, class Store, class H, class Observer>
search::paths::PathResult<P> runWith(const P& puzzle, const typename P::State& start, const H& heuristic,
                                     const Method& method, base::Watch& watch, Observer& observer) {
    namespace paths = search::paths;
    if constexpr (std::is_same_v<H, NoEstimate>) {  // these ask no heuristic: one instance of each is enough
        if (method.algorithm == Algorithm::bfs) return paths::breadthFirst<P, Store>(puzzle, start, watch, observer);
        if (method.algorithm == Algorithm::bidirectional) {
            return paths::bidirectional<P, Store>(puzzle, start, watch, observer);
        }
    }
    if (method.algorithm == Algorithm::idastar) return paths::idaStar(puzzle, start, heuristic, watch, observer);
    paths::Weights weights = paths::aStar;
    if (method.algorithm == Algorithm::ucs) weights = paths::uniformCost;
    if (method.algorithm == Algorithm::greedy) weights = paths::greedy;
    if (method.algorithm == Algorithm::wastar) weights = paths::weighted(*method.weightPercent);
    return paths::bestFirst<P, Store>(puzzle, start, heuristic, weights, watch, observer);
}

// An array over all states is the fastest store, where the board is small and the memory limit lets it be made; the hash
// set grows with the search, and stops at the limit with what it has found.
template <class P>
bool denseStoreFits(const P& puzzle, const Method& method, std::uint64_t bytes) {
    if (puzzle.shape().cells() > mostDenseCells) return false;
    const std::uint64_t stores = method.algorithm == Algorithm::bidirectional ? 2 : 1;
    return stores * puzzle.indexCount() * sizeof(search::paths::Node) <= bytes;
}

template <class P, class H, class Observer>
search::paths::PathResult<P> run(const P& puzzle, const typename P::State& start, const H& heuristic,
                                 const Method& method, const base::Limits& limits, base::Watch& watch,
                                 Observer& observer) {
    if constexpr (search::paths::IndexedPuzzle<P>) {
        if (denseStoreFits(puzzle, method, limits.bytes)) {
            return runWith<P, search::paths::DenseStore<P>>(puzzle, start, heuristic, method, watch, observer);
        }
    }
    return runWith<P, search::paths::HashedStore<P>>(puzzle, start, heuristic, method, watch, observer);
}

// What one expansion of a trace takes: as the search records it, and as the report has it.
template <class State>
constexpr std::uint64_t bytesTraced = sizeof(search::paths::Expansion<State>) + sizeof(TraceEntry);

// A recorder that takes at most half of the memory. Its room is reserved at once, because a vector that grows needs twice
// its size for a moment; the system gives pages only for what is written.
template <class State>
Recorder<State> recorderWithin(std::uint64_t bytes, std::size_t mostTraced) {
    Recorder<State> recorder;
    recorder.most = static_cast<std::size_t>(std::min<std::uint64_t>(mostTraced, bytes / 2 / bytesTraced<State>));
    recorder.expansions.reserve(recorder.most);
    return recorder;
}

Reason reasonOf(Outcome outcome, base::Halt halt) {
    if (outcome == Outcome::solved) return Reason::none;
    if (outcome == Outcome::exhausted) return Reason::unsolvable;
    return halt == base::Halt::none ? Reason::stopped : tiles::reasonOf(halt);
}

template <class P>
SolveReport reportOf(const P& puzzle, const search::paths::PathResult<P>& result) {
    SolveReport report;
    report.solved = result.outcome == Outcome::solved;
    report.reason = reasonOf(result.outcome, result.halt);
    for (const auto& state : result.path) report.path.push_back(games::tiles::unpack(puzzle.shape(), state));
    report.goalReached = !result.path.empty() && puzzle.isGoal(result.path.back());
    report.moves = result.moves;
    report.cost = result.cost;
    report.estimateLeft = result.estimateLeft;
    report.lowerBound = result.lowerBound;
    report.counters = result.counters;
    return report;
}

}  // namespace

Reason reasonOf(base::Halt halt) {
    switch (halt) {
    case base::Halt::none:
        return Reason::none;
    case base::Halt::time:
        return Reason::time;
    case base::Halt::nodes:
        return Reason::nodes;
    case base::Halt::memory:
        return Reason::memory;
    case base::Halt::stopped:
        break;
    }
    return Reason::stopped;
}

struct Solver::Tables {
    Shape shape;
    Board goal;
    Method method;  // with all that was left open decided
    Estimate kind;
    AnyPuzzle puzzle;
    AnyHeuristic heuristic;
    std::optional<Champion> champion;  // where that is the method
    double seconds = 0;
};

Solver::Solver(const Shape& shape, const Board& goal, const Method& method,
               const std::optional<std::filesystem::path>& cache) {
    const Estimate kind = chooseHeuristic(method, shape);
    const base::Stopwatch stopwatch;
    tables_ = std::make_unique<Tables>(Tables{shape, goal, method, kind, makePuzzle(shape, goal),
                                              makeHeuristic(kind, shape, goal, cache), std::nullopt, 0});
    tables_->seconds = stopwatch.seconds();
    const bool champion = method.algorithm == Algorithm::champion;
    if (champion) tables_->champion.emplace(shape, goal, method.tables, cache);
    if (!method.weightPercent) tables_->method.weightPercent = champion ? 100 : usualWeight;
}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

const Shape& Solver::shape() const { return tables_->shape; }
const Board& Solver::goal() const { return tables_->goal; }
Algorithm Solver::algorithm() const { return tables_->method.algorithm; }
Estimate Solver::heuristic() const { return tables_->kind; }
std::string_view Solver::heuristicName() const { return api::tiles::heuristicName(algorithm(), heuristic()); }
std::uint32_t Solver::weightPercent() const { return *tables_->method.weightPercent; }
bool Solver::optimal() const { return facts(algorithm()).optimal && !bounded(); }
bool Solver::bounded() const {
    return algorithm() == Algorithm::wastar || (algorithm() == Algorithm::champion && weightPercent() > 100);
}
double Solver::tableSeconds() const { return tables_->seconds; }
TableSize Solver::tables() const { return tables_->champion.value().size(); }
champion::tiles::TablePlan Solver::plan(unsigned threads) const { return tables_->champion.value().plan(threads); }
std::optional<std::filesystem::path> Solver::tablesFile() const { return tables_->champion.value().file(); }

bool Solver::tableWasDamaged() const {
    if (tables_->champion) {
        const champion::tiles::Solver* made = tables_->champion->tables();
        return made != nullptr && made->origin() == champion::tiles::Solver::Origin::rebuilt;
    }
    const auto* exact = std::get_if<Exact>(&tables_->heuristic);
    return exact != nullptr && exact->origin() == Exact::Origin::rebuilt;
}

std::optional<base::Message> Solver::notStored() const {
    if (!tables_->champion || tables_->champion->tables() == nullptr) return std::nullopt;
    return tables_->champion->tables()->notStored();
}

void Solver::prepare(const Preparation& preparation, const base::StopFlag& stop) {
    if (!tables_->champion) return;
    const base::Stopwatch stopwatch;
    tables_->champion->prepare(preparation, stop);
    tables_->seconds = stopwatch.seconds();
}

SolveReport Solver::solve(const Board& start, const base::Limits& limits, const base::StopFlag& stop,
                          const base::Tell& tell, const Manner& manner) const {
    if (!games::tiles::solvable(tables_->shape, start, tables_->goal)) {
        SolveReport report;
        report.reason = Reason::unsolvable;
        return report;
    }
    if (tables_->champion) {
        return tables_->champion->solve(start, static_cast<int>(weightPercent()), limits, stop, tell, manner);
    }
    return solveByTextbook(start, limits, stop, tell, manner.mostTraced);
}

SolveReport Solver::solveByTextbook(const Board& start, const base::Limits& limits, const base::StopFlag& stop,
                                    const base::Tell& tell, std::size_t mostTraced) const {
    return std::visit(
        [&](const auto& puzzle, const auto& heuristic) -> SolveReport {
            using P = std::remove_cvref_t<decltype(puzzle)>;
            using H = std::remove_cvref_t<decltype(heuristic)>;
            if constexpr (search::paths::Heuristic<H, typename P::State>) {
                const auto packed = games::tiles::pack<typename P::State>(tables_->shape, start);
                if (mostTraced == 0) {
                    base::Watch watch(limits, stop, tell);
                    NoObserver nobody;
                    return reportOf(puzzle, run(puzzle, packed, heuristic, tables_->method, limits, watch, nobody));
                }
                Recorder<typename P::State> recorder = recorderWithin<typename P::State>(limits.bytes, mostTraced);
                base::Limits rest = limits;
                rest.bytes -= recorder.most * bytesTraced<typename P::State>;
                base::Watch watch(rest, stop, tell);
                SolveReport report =
                    reportOf(puzzle, run(puzzle, packed, heuristic, tables_->method, rest, watch, recorder));
                report.trace.reserve(recorder.expansions.size());
                for (const auto& entry : recorder.expansions) {
                    report.trace.push_back({games::tiles::unpack(tables_->shape, entry.state),
                                            games::tiles::unpack(tables_->shape, entry.parent), entry.g, entry.h,
                                            entry.f, entry.backward});
                }
                report.traceDropped = recorder.dropped;
                return report;
            } else {
                throw std::logic_error("the exact table has no place on a board of this size");  // refused when made
            }
        },
        tables_->puzzle, tables_->heuristic);
}

}  // namespace mitos::api::tiles
