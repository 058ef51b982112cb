#pragma once
// What came of comparing several methods on the same starts.
#include <cstdint>
#include <string>
#include <vector>

#include "api/paths/method.h"
#include "api/paths/report.h"
#include "base/message.h"

namespace mitos::api::paths {

/// One start by one method.
struct Trial {
    bool solved = false;
    Reason reason = Reason::none;
    std::uint32_t cost = 0;
    std::size_t depth = 0;
    search::paths::Counters counters;
};

/// One method over all starts.
struct Contestant {
    MethodFacts method;
    double tableSeconds = 0;  // making or reading its table, once for all starts; not within the seconds of the trials
    std::vector<Trial> trials;  // one for each start

    [[nodiscard]] std::size_t solved() const;
    [[nodiscard]] std::size_t endedBy(Reason reason) const;  // starts not solved for this reason
    [[nodiscard]] double meanCost() const;                   // of the starts it solved
    [[nodiscard]] std::uint64_t expanded() const;
    [[nodiscard]] std::uint64_t generated() const;
    [[nodiscard]] std::uint64_t peakStored() const;
    [[nodiscard]] double seconds() const;
};

/// A pair of names that makes no sense for these starts, with the reason.
struct Refusal {
    std::string label;
    base::Message reason;
};

struct ComparisonFacts {
    std::vector<Contestant> contestants;
    std::vector<Refusal> refused;
    bool stopped = false;
    bool tableWasDamaged = false;  // and has been made anew

    [[nodiscard]] bool usesTables() const;
    /// Every two optimal methods that solved a start found the same cost. If not, Mitos has a defect.
    [[nodiscard]] bool agrees() const;
};

template <class A>
struct Comparison : ComparisonFacts {
    A puzzle;
    std::vector<typename A::State> starts;
    /// The path of each contestant from each start where they were asked for; empty where there is none.
    std::vector<std::vector<std::vector<typename A::State>>> paths{};

    Comparison(const A& of, std::vector<typename A::State> from) : puzzle(of), starts(std::move(from)) {}
};

}  // namespace mitos::api::paths
