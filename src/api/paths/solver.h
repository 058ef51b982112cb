#pragma once
// Solving a puzzle: one vocabulary for all doors and all puzzles.
#include <filesystem>
#include <memory>
#include <optional>

#include "api/paths/adapter.h"
#include "base/error.h"

namespace mitos::api::paths {

/// Solves the states of one puzzle towards its goal by one method. Making it may build a table; solving is const, so
/// that several threads can share one. Throws an Error (usage) when the method is refused for the puzzle.
template <Adapter A>
class Solver {
  public:
    Solver(const A& puzzle, const Method<A>& method, const std::optional<std::filesystem::path>& cache = std::nullopt)
        : puzzle_(puzzle), method_(decided(puzzle, method)), cache_(cache) {
        const base::Stopwatch stopwatch;
        engine_ = puzzle_.makeEngine(method_, cache_);
        tableSeconds_ = stopwatch.seconds();
    }

    /// Makes or loads the champion's tables, which can take a while; nothing is to be done for other methods. The
    /// champion solves nothing but unsolvable states before that. When it was stopped, or the time was over, every
    /// state is answered with that reason. Throws an Error (limit) when the tables do not fit into the memory.
    void prepare(const Preparation<A>& preparation, const base::StopFlag& stop) {
        if (algorithm() != Algorithm::champion) return;
        const base::Stopwatch stopwatch;
        engine_->prepare(preparation, stop);
        tableSeconds_ = stopwatch.seconds();
    }

    /// The trace counts against the memory limit: it keeps as many entries as fit into half of it, `mostTraced` at
    /// most.
    [[nodiscard]] SolveReport<A> solve(const typename A::State& start, const base::Limits& limits,
                                       const base::StopFlag& stop, const base::OnProgress& tell = {},
                                       const Manner<A>& manner = {}) const {
        if (puzzle_.isSolvable(start)) return engine_->solve(start, limits, stop, tell, manner);
        SolveReport<A> report;
        report.reason = Reason::unsolvable;
        return report;
    }

    [[nodiscard]] const A& puzzle() const { return puzzle_; }
    [[nodiscard]] const Method<A>& method() const { return method_; }  // all that was left open is decided
    [[nodiscard]] MethodFacts methodFacts() const {
        return {algorithm(), heuristicName(), weightPercent(), A::usesTable(algorithm(), heuristic())};
    }
    [[nodiscard]] Algorithm algorithm() const { return method_.algorithm; }
    [[nodiscard]] typename A::Estimate heuristic() const { return *method_.heuristic; }
    [[nodiscard]] std::string_view heuristicName() const { return A::heuristicName(algorithm(), heuristic()); }
    [[nodiscard]] std::uint32_t weightPercent() const { return *method_.weightPercent; }
    [[nodiscard]] const std::optional<std::filesystem::path>& cache() const { return cache_; }
    /// The time that making the tables took.
    [[nodiscard]] double tableSeconds() const { return tableSeconds_; }
    [[nodiscard]] bool tableWasDamaged() const { return engine_->tableWasDamaged(); }
    [[nodiscard]] std::optional<base::Message> notStored() const { return engine_->notStored(); }

  private:
    static Method<A> decided(const A& puzzle, Method<A> method) {
        if (const auto reason = puzzle.refusal(method.algorithm, method.heuristic))
            throw base::Error(base::Fault::usage, *reason);
        if (!facts(method.algorithm).informed) method.heuristic = A::Estimate::zero;
        if (!method.heuristic) method.heuristic = puzzle.bestHeuristic();
        if (!method.weightPercent) method.weightPercent = method.algorithm == Algorithm::champion ? 100 : usualWeight;
        return method;
    }

    A puzzle_;
    Method<A> method_;
    std::optional<std::filesystem::path> cache_;
    std::unique_ptr<Engine<A>> engine_;
    double tableSeconds_ = 0;
};

}  // namespace mitos::api::paths
