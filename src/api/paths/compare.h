#pragma once
// The same starts by several methods.
#include <functional>

#include "api/paths/comparison.h"
#include "api/paths/solver.h"

namespace mitos::api::paths {

/// The methods to compare when none are named: every algorithm, with every heuristic that it may take.
template <class A>
std::vector<Method<A>> allMethods(const A& puzzle, std::uint32_t weightPercent = usualWeight) {
    std::vector<Method<A>> methods;
    const auto offer = [&](Algorithm algorithm, typename A::Estimate heuristic) {
        if (puzzle.refusal(algorithm, heuristic)) return;
        Method<A> method{algorithm, heuristic};
        if (algorithm == Algorithm::wastar) method.weightPercent = weightPercent;
        methods.push_back(method);
    };
    for (const AlgorithmFacts& known : A::algorithms()) {
        if (!known.informed) {
            offer(known.algorithm, A::Estimate::zero);
            continue;
        }
        for (const auto heuristic : puzzle.fittingHeuristics()) offer(known.algorithm, heuristic);
    }
    return methods;
}

/// Every named algorithm with every named heuristic (those that ask none once).
template <class A>
std::vector<Method<A>> crossMethods(const A& puzzle, const std::vector<Algorithm>& algorithms,
                                    const std::vector<typename A::Estimate>& heuristics, std::uint32_t weightPercent) {
    std::vector<Method<A>> methods;
    for (const Algorithm algorithm : algorithms) {
        // The champion has no weight here: it is to find the optimum, whatever the weight of others.
        if (!facts(algorithm).informed) {
            methods.push_back({algorithm, A::Estimate::zero});
            continue;
        }
        if (heuristics.empty()) methods.push_back({algorithm, puzzle.bestHeuristic(), weightPercent});
        for (const auto heuristic : heuristics) methods.push_back({algorithm, heuristic, weightPercent});
    }
    return methods;
}

template <class A>
struct CompareRequest {
    A puzzle;
    std::vector<typename A::State> starts;
    std::vector<Method<A>> methods;
    base::Limits limits;  // for each start and method
    std::optional<std::filesystem::path> cache;
    bool keepPaths = false;
    typename A::Champion::Shelf* shelf = nullptr;  // for the champion's tables
};

/// Called after every trial with how many are done, and how many there will be in all.
using TellTrials = std::function<void(std::size_t, std::size_t)>;

/// Runs one request, method by method.
template <class A>
class Comparer {
  public:
    Comparer(const CompareRequest<A>& request, const base::StopFlag& stop, const TellTrials& tell)
        : request_(request), stop_(stop), tell_(tell), comparison_(request.puzzle, request.starts) {}

    Comparison<A> run() {
        for (const Method<A>& method : request_.methods) {
            if (const auto solver = readySolver(method)) add(*solver);
            if (stop_.raised()) {
                comparison_.stopped = true;
                break;
            }
        }
        return std::move(comparison_);
    }

  private:
    // Nothing where the method is refused, or its tables do not fit into the memory.
    std::optional<Solver<A>> readySolver(const Method<A>& method) {
        try {
            std::optional<Solver<A>> solver(std::in_place, request_.puzzle, method, request_.cache);
            solver->prepare({{.bytes = request_.limits.bytes}, 1, {}, request_.shelf}, stop_);
            return solver;
        } catch (const base::Error& error) {
            if (error.fault() != base::Fault::usage && error.fault() != base::Fault::limit) throw;
            const auto heuristic = method.heuristic.value_or(A::Estimate::zero);
            const MethodFacts refused{method.algorithm, A::heuristicName(method.algorithm, heuristic)};
            comparison_.refused.push_back({refused.label(), error.message()});
            done_ += request_.starts.size();
            return std::nullopt;
        }
    }

    void add(const Solver<A>& solver) {
        comparison_.tableWasDamaged |= solver.tableWasDamaged();
        Contestant contestant{solver.methodFacts(), solver.tableSeconds(), {}};
        std::vector<std::vector<typename A::State>> paths;
        for (const auto& start : request_.starts) {
            if (stop_.raised()) break;
            SolveReport<A> report = solver.solve(start, request_.limits, stop_);
            contestant.trials.push_back({report.solved, report.reason, report.cost, report.depth(), report.counters});
            paths.emplace_back();
            if (request_.keepPaths && report.solved) paths.back() = std::move(report.path);
            if (tell_) tell_(++done_, request_.methods.size() * request_.starts.size());
        }
        if (contestant.trials.empty()) return;
        comparison_.contestants.push_back(std::move(contestant));
        comparison_.paths.push_back(std::move(paths));
    }

    const CompareRequest<A>& request_;
    const base::StopFlag& stop_;
    const TellTrials& tell_;
    Comparison<A> comparison_;
    std::size_t done_ = 0;
};

template <class A>
Comparison<A> compare(const CompareRequest<A>& request, const base::StopFlag& stop, const TellTrials& tell = {}) {
    return Comparer<A>(request, stop, tell).run();
}

}  // namespace mitos::api::paths
