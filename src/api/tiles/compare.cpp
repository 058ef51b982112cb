#include "api/tiles/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/error.h"

namespace mitos::api::tiles {
namespace {

std::string labelOf(Algorithm algorithm, Estimate heuristic) {
    const AlgorithmFacts& known = facts(algorithm);
    if (!known.informed) return std::string(known.name);
    return fmt::format("{} {}", known.name, facts(heuristic).name);
}

template <class Value>
auto sumOver(const std::vector<Trial>& trials, Value value) {
    decltype(value(trials.front())) sum{};
    for (const Trial& trial : trials) sum += value(trial);
    return sum;
}

}  // namespace

std::string Contestant::label() const { return labelOf(algorithm, heuristic); }

std::string Contestant::title() const {
    const AlgorithmFacts& known = facts(algorithm);
    if (!known.informed) return std::string(known.title);
    const std::string_view estimate = facts(heuristic).name;
    if (algorithm != Algorithm::wastar) return fmt::format("{}, {}", known.title, estimate);
    return fmt::format("{} x{}, {}", known.title, static_cast<double>(weightPercent) / 100, estimate);
}

std::size_t Contestant::solved() const {
    return static_cast<std::size_t>(
        std::count_if(trials.begin(), trials.end(), [](const Trial& t) { return t.solved; }));
}

std::size_t Contestant::endedBy(Reason reason) const {
    return static_cast<std::size_t>(std::count_if(
        trials.begin(), trials.end(), [&](const Trial& trial) { return !trial.solved && trial.reason == reason; }));
}

double Contestant::meanCost() const {
    const auto cost = sumOver(trials, [](const Trial& t) { return t.solved ? static_cast<double>(t.cost) : 0.0; });
    return solved() == 0 ? 0 : cost / static_cast<double>(solved());
}

std::uint64_t Contestant::expanded() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.expanded; });
}

std::uint64_t Contestant::generated() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.generated; });
}

std::uint64_t Contestant::peakStored() const {
    std::uint64_t peak = 0;
    for (const Trial& trial : trials) peak = std::max(peak, trial.counters.peakStored);
    return peak;
}

double Contestant::seconds() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.seconds; });
}

bool Comparison::usesTables() const {
    return std::any_of(contestants.begin(), contestants.end(), [](const Contestant& c) { return c.usesTable(); });
}

bool Comparison::agrees() const {
    for (std::size_t i = 0; i < starts.size(); ++i) {
        std::optional<std::uint32_t> optimum;
        for (const Contestant& contestant : contestants) {
            if (!facts(contestant.algorithm).optimal || i >= contestant.trials.size()) continue;
            const Trial& trial = contestant.trials[i];
            if (!trial.solved) continue;
            if (optimum && *optimum != trial.cost) return false;
            optimum = trial.cost;
        }
    }
    return true;
}

std::vector<Method> crossMethods(const std::vector<Algorithm>& algorithms, const std::vector<Estimate>& heuristics,
                                 const Shape& shape, std::uint32_t weightPercent) {
    std::vector<Method> methods;
    for (const Algorithm algorithm : algorithms) {
        if (!facts(algorithm)
                 .informed) {  // the champion too: here it is to find the optimum, whatever the weight of others
            methods.push_back({algorithm, Estimate::zero});
            continue;
        }
        if (heuristics.empty()) {
            methods.push_back({algorithm, heuristics::tiles::bestAdmissible(shape), weightPercent});
        }
        for (const Estimate heuristic : heuristics) methods.push_back({algorithm, heuristic, weightPercent});
    }
    return methods;
}

std::vector<Method> allMethods(const Shape& shape) {
    std::vector<Method> methods;
    for (const AlgorithmFacts& algorithm : api::tiles::algorithms()) {
        if (algorithm.algorithm == Algorithm::bfs && !shape.unitCosts()) continue;
        if (!algorithm.informed) {
            methods.push_back({algorithm.algorithm, Estimate::zero});
            continue;
        }
        for (const HeuristicFacts& heuristic : estimates()) {
            if (heuristic.kind == Estimate::exact && !shape.unitCosts()) continue;
            if (heuristic.kind != Estimate::zero && heuristic.admissible(shape.moves) &&
                shape.cells() <= heuristic.mostCells) {
                methods.push_back({algorithm.algorithm, heuristic.kind});
            }
        }
    }
    return methods;
}

Comparison compare(const CompareRequest& request, const base::StopFlag& stop,
                   const std::function<void(std::size_t, std::size_t)>& tell) {
    Comparison comparison{request.shape, request.goal, request.starts, {}, {}};
    const std::size_t all = request.methods.size() * request.starts.size();
    std::size_t done = 0;
    for (const Method& method : request.methods) {
        std::optional<Solver> solver;
        try {
            solver.emplace(request.shape, request.goal, method, request.cache);
            solver->prepare({{.bytes = request.limits.bytes}, 1, {}, request.shelf}, stop);
        } catch (const base::Error& error) {
            if (error.fault() != base::Fault::usage && error.fault() != base::Fault::limit) throw;
            comparison.refused.push_back(
                {labelOf(method.algorithm, method.heuristic.value_or(Estimate::zero)), error.message()});
            done += request.starts.size();
            continue;
        }
        comparison.tableWasDamaged |= solver->tableWasDamaged();
        Contestant contestant{
            method.algorithm, solver->heuristic(), solver->weightPercent(), solver->tableSeconds(), {}};
        for (const Board& start : request.starts) {
            if (stop.raised()) break;
            SolveReport report = solver->solve(start, request.limits, stop);
            Trial trial{report.solved, report.reason, report.cost, report.counters, {}};
            if (request.keepPaths && report.solved) trial.path = std::move(report.path);
            contestant.trials.push_back(std::move(trial));
            if (tell) tell(++done, all);
        }
        if (!contestant.trials.empty()) comparison.contestants.push_back(std::move(contestant));
        if (stop.raised()) {
            comparison.stopped = true;
            break;
        }
    }
    return comparison;
}

}  // namespace mitos::api::tiles
