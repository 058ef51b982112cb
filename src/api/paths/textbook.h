#pragma once
// The textbook algorithms as an engine: one instance for each kind of packed state and heuristic of a puzzle.
#include <memory>

#include "api/paths/engine.h"
#include "api/paths/method.h"
#include "search/paths/run.h"

namespace mitos::api::paths {

/// `P` is the puzzle as the searches know it. The adapter packs and unpacks its states.
template <class A, search::paths::InvertiblePuzzle P, search::paths::Heuristic<typename P::State> H>
class TextbookEngine final : public Engine<A> {
  public:
    TextbookEngine(const A& adapter, P puzzle, H heuristic, const Method<A>& method)
        : adapter_(adapter), puzzle_(std::move(puzzle)),
          heuristic_(std::move(heuristic)), settings_{method.algorithm, method.weightPercent.value_or(usualWeight)} {}

    [[nodiscard]] SolveReport<A> solve(const typename A::State& start, const base::Limits& limits,
                                       const base::StopFlag& stop, const base::OnProgress& tell,
                                       const Manner<A>& manner) const override {
        if (manner.mostTraced > 0) return traced(start, limits, stop, tell, manner.mostTraced);
        search::paths::NoObserver nobody;
        return reportOf(search(start, limits, stop, tell, nobody));
    }

    [[nodiscard]] bool tableWasDamaged() const override {
        if constexpr (requires { heuristic_.wasDamaged(); }) return heuristic_.wasDamaged();
        return false;
    }

  private:
    using State = typename P::State;
    using Recorder = search::paths::Recorder<State>;

    // What one expansion of a trace takes: as the search records it, and as the report has it.
    static constexpr std::uint64_t bytesTraced = sizeof(search::paths::Expansion<State>) + sizeof(TraceEntry<A>);

    template <class Observer>
    search::paths::PathResult<P> search(const typename A::State& start, const base::Limits& limits,
                                        const base::StopFlag& stop, const base::OnProgress& tell,
                                        Observer& observer) const {
        base::Watch watch(limits, stop, tell);
        search::paths::RunSettings settings = settings_;
        settings.bytes = limits.bytes;
        return search::paths::run(puzzle_, adapter_.template pack<State>(start), heuristic_, settings, watch, observer);
    }

    // The trace takes at most half of the memory. Its room is reserved at once, because a vector that grows needs twice
    // its size for a moment; the system gives pages only for what is written.
    SolveReport<A> traced(const typename A::State& start, base::Limits limits, const base::StopFlag& stop,
                          const base::OnProgress& tell, std::size_t mostTraced) const {
        Recorder recorder;
        recorder.most = static_cast<std::size_t>(std::min<std::uint64_t>(mostTraced, limits.bytes / 2 / bytesTraced));
        recorder.expansions.reserve(recorder.most);
        limits.bytes -= recorder.most * bytesTraced;
        SolveReport<A> report = reportOf(search(start, limits, stop, tell, recorder));
        report.trace.reserve(recorder.expansions.size());
        for (const auto& entry : recorder.expansions) {
            report.trace.push_back({adapter_.unpack(entry.state), adapter_.unpack(entry.parent), entry.g, entry.h,
                                    entry.f, entry.backward});
        }
        report.traceDropped = recorder.dropped;
        return report;
    }

    SolveReport<A> reportOf(const search::paths::PathResult<P>& result) const {
        SolveReport<A> report;
        report.solved = result.outcome == search::paths::Outcome::solved;
        report.reason = reasonOf(result.outcome, result.halt);
        for (const State& state : result.path) report.path.push_back(adapter_.unpack(state));
        report.goalReached = !result.path.empty() && puzzle_.isGoal(result.path.back());
        report.moves = result.moves;
        report.cost = result.cost;
        report.estimateLeft = result.estimateLeft;
        report.lowerBound = result.lowerBound;
        report.counters = result.counters;
        return report;
    }

    A adapter_;
    P puzzle_;
    H heuristic_;
    search::paths::RunSettings settings_;
};

template <class A, class P, class H>
std::unique_ptr<Engine<A>> makeTextbook(const A& adapter, P puzzle, H heuristic, const Method<A>& method) {
    return std::make_unique<TextbookEngine<A, P, H>>(adapter, std::move(puzzle), std::move(heuristic), method);
}

}  // namespace mitos::api::paths
