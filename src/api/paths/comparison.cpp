#include "api/paths/comparison.h"

#include <algorithm>
#include <optional>

namespace mitos::api::paths {
namespace {

template <class Value>
auto sumOver(const std::vector<Trial>& trials, Value value) {
    decltype(value(trials.front())) sum{};
    for (const Trial& trial : trials) sum += value(trial);
    return sum;
}

}  // namespace

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

bool ComparisonFacts::usesTables() const {
    return std::any_of(contestants.begin(), contestants.end(), [](const Contestant& c) { return c.method.usesTable; });
}

bool ComparisonFacts::agrees() const {
    std::vector<std::optional<std::uint32_t>> optima;
    for (const Contestant& contestant : contestants) {
        if (!facts(contestant.method.algorithm).optimal) continue;
        optima.resize(std::max(optima.size(), contestant.trials.size()));
        for (std::size_t i = 0; i < contestant.trials.size(); ++i) {
            const Trial& trial = contestant.trials[i];
            if (!trial.solved) continue;
            if (optima[i].value_or(trial.cost) != trial.cost) return false;
            optima[i] = trial.cost;
        }
    }
    return true;
}

}  // namespace mitos::api::paths
