#pragma once
// Iterative-deepening A* (Korf 1985): depth-first searches under a growing bound on f. Needs memory for the path
// only.
#include <vector>

#include "base/limits.h"
#include "search/paths/observer.h"
#include "search/paths/puzzle.h"
#include "search/paths/result.h"

namespace mitos::search::paths {

/// One run of IDA*, with its current path.
template <Puzzle P, Heuristic<typename P::State> H, class Observer>
class IterativeDeepening {
  public:
    using State = typename P::State;
    using Move = typename P::Move;

    IterativeDeepening(const P& puzzle, const H& heuristic, base::Watch& watch, Observer& observer)
        : puzzle_(puzzle), heuristic_(heuristic), watch_(watch), observer_(observer) {}

    PathResult<P> run(const State& start) {
        const Cost estimate = heuristic_(start);
        Counters& counters = result_.counters;
        path_.assign(1, start);
        nearest_ = path_;
        nearestEstimate_ = estimate;
        bound_ = estimate;
        std::uint64_t before = 0;
        for (;;) {
            const std::uint64_t iterationStart = counters.expanded;
            // Each iteration is some constant times larger than the one before: nothing more can be predicted.
            const std::uint64_t last = iterationStart - before;
            expected_ = lastIteration_ > 0 ? iterationStart + last * (last / lastIteration_ + 1) : 0;
            lastIteration_ = last;
            before = iterationStart;
            nextBound_ = ~Cost{0};
            const Verdict verdict = visit(start, start, 0, estimate);
            if (verdict == Verdict::found) return finish(Outcome::solved, iterationStart);
            if (verdict == Verdict::halted) return finish(Outcome::halted, iterationStart);
            if (nextBound_ == ~Cost{0}) return finish(Outcome::exhausted, iterationStart);
            bound_ = nextBound_;
        }
    }

  private:
    enum class Verdict : std::uint8_t { beyond, found, halted };

    // Searches for a goal below `state` within the bound. If there is none, `nextBound_` is at most the least f
    // beyond it.
    Verdict visit(const State& state, const State& parent, Cost g, Cost h) {
        if (puzzle_.isGoal(state)) {
            result_.cost = g;
            return Verdict::found;
        }
        if (watch_.spent(result_.counters.expanded, [&] { return progress(); })) return Verdict::halted;
        ++result_.counters.expanded;
        if (h < nearestEstimate_) {
            nearestEstimate_ = h;
            nearest_ = path_;
            nearestMoves_ = moves_;
            nearestCost_ = g;
        }
        if constexpr (Observer::active) observer_.expanded(Expansion<State>{state, parent, g, h, g + h});
        Verdict verdict = Verdict::beyond;
        puzzle_.forEachSuccessor(state, [&](const State& next, Move move, Cost cost) {
            if (verdict != Verdict::beyond || next == parent) return;  // done, or the move would undo the last one
            ++result_.counters.generated;
            const Cost estimate = estimateAfter(heuristic_, h, state, next);
            const Cost f = g + cost + estimate;
            if (f > bound_) {
                if (f < nextBound_) nextBound_ = f;
                return;
            }
            path_.push_back(next);
            moves_.push_back(move);
            verdict = visit(next, state, g + cost, estimate);
            if (verdict == Verdict::found) return;
            path_.pop_back();
            moves_.pop_back();
        });
        if (path_.size() > result_.counters.peakStored) result_.counters.peakStored = path_.size();
        return verdict;
    }

    [[nodiscard]] base::Progress progress() const {
        base::Progress now;
        now.bound = bound_;
        now.stored = path_.size();
        now.total = expected_;
        return now;
    }

    PathResult<P> finish(Outcome outcome, std::uint64_t iterationStart) {
        result_.outcome = outcome;
        result_.halt = watch_.halt();
        if (outcome == Outcome::solved) {
            result_.path = path_;
            result_.moves = moves_;
        } else if (outcome == Outcome::halted) {
            result_.path = nearest_;
            result_.moves = nearestMoves_;
            result_.cost = nearestCost_;
            result_.estimateLeft = nearestEstimate_;
        }
        result_.lowerBound = bound_;
        result_.counters.expandedBelowLastLayer = iterationStart;
        if (result_.counters.peakStored < result_.path.size()) result_.counters.peakStored = result_.path.size();
        result_.counters.peakBytes = result_.counters.peakStored * (sizeof(State) + sizeof(Move));
        result_.counters.seconds = watch_.seconds();
        return result_;
    }

    const P& puzzle_;
    const H& heuristic_;
    base::Watch& watch_;
    Observer& observer_;
    PathResult<P> result_;
    std::vector<State> path_;
    std::vector<Move> moves_;
    std::vector<State> nearest_;  // the path to the state with the smallest estimate
    std::vector<Move> nearestMoves_;
    Cost nearestEstimate_ = 0;
    Cost nearestCost_ = 0;
    Cost bound_ = 0;
    Cost nextBound_ = 0;
    std::uint64_t lastIteration_ = 0;
    std::uint64_t expected_ = 0;
};

/// Finds a path by IDA*. It is optimal if the heuristic is admissible. The layers are the iterations. If no goal can
/// be reached, it ends only when the space below the bound does: check first whether the puzzle is solvable.
template <Puzzle P, Heuristic<typename P::State> H, class Observer = NoObserver>
PathResult<P> idaStar(const P& puzzle, const typename P::State& start, const H& heuristic, base::Watch& watch,
                      Observer&& observer = {}) {
    return IterativeDeepening<P, H, std::remove_reference_t<Observer>>(puzzle, heuristic, watch, observer).run(start);
}

}  // namespace mitos::search::paths
