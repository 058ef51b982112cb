#pragma once
// What stands behind a Solver: the textbook, or the champion of a puzzle.
#include <optional>

#include "api/paths/report.h"
#include "base/limits.h"
#include "base/message.h"

namespace mitos::api::paths {

/// Says that a puzzle has no champion: nothing that a champion needs.
struct NoChampion {
    struct Tables {};
    struct Milestone {};
    struct Shelf {};
};

/// What making the champion's tables may use.
template <class A>
struct Preparation {
    base::Limits limits{};  // of memory and time
    unsigned threads = 1;
    base::OnProgress tell{};                       // nodes are states of the tables
    typename A::Champion::Shelf* shelf = nullptr;  // where they are kept for others, instead of on disk
};

/// What goes beyond limits in solving.
template <class A>
struct Manner {
    std::size_t mostTraced = 0;                             // expansions to record; not with the champion
    unsigned threads = 1;                                   // of the champion
    const typename A::Champion::Milestone* from = nullptr;  // where the champion was stopped on the same start
};

/// Solves the states of one puzzle by one method. Solving is const, so that several threads can share an engine.
template <class A>
class Engine {
  public:
    Engine() = default;
    virtual ~Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Solves a start from which the goal can be reached.
    [[nodiscard]] virtual SolveReport<A> solve(const typename A::State& start, const base::Limits& limits,
                                               const base::StopFlag& stop, const base::OnProgress& tell,
                                               const Manner<A>& manner) const = 0;

    /// Makes what takes long to make; most engines need nothing.
    virtual void prepare(const Preparation<A>& /*preparation*/, const base::StopFlag& /*stop*/) {}
    /// A damaged table was found on disk and made anew.
    [[nodiscard]] virtual bool tableWasDamaged() const { return false; }
    /// Why the tables could not be stored, if so.
    [[nodiscard]] virtual std::optional<base::Message> notStored() const { return std::nullopt; }
};

}  // namespace mitos::api::paths
