#pragma once
// What every search over turns does at a position: poll the limits, count, notify the observer, and decide whether
// the search ends there.
#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "search/turns/counters.h"
#include "search/turns/horizon.h"
#include "search/turns/knowledge.h"
#include "search/turns/lines.h"
#include "search/turns/observer.h"

namespace mitos::search::turns {

/// The part of a search that visits positions.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K, class Observer>
class Visitor {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    Visitor(const G& rules, const E& judge, const K& hooks, int plies, base::Watch& limits, Observer& theObserver)
        : game(rules), evaluation(judge), knowledge(hooks), extension(plies), watch(limits), observer(theObserver) {}

  protected:
    /// Begins a visit, unless a limit has been reached: then sets `halted` and returns false.
    template <class MakeProgress>
    bool enter(const State& state, int ply, const Window& window, MakeProgress&& progress) {
        if (watch.spent(counters.states + counters.lineStates, progress)) {
            halted = true;
            return false;
        }
        ++counters.states;
        if (ply > counters.deepest) counters.deepest = ply;
        lines.clear(ply);
        if constexpr (Observer::active) {
            if (!hidden) observer.enter(Arrival<Move>{ply, ply > 0 ? played : nullptr, mover(state), window});
        }
        return true;
    }

    /// Notes the move that leads to the next visit, for the observer.
    void playing([[maybe_unused]] const Move& move) {
        if constexpr (Observer::active) played = &move;
    }

    void leave([[maybe_unused]] Value value, [[maybe_unused]] VisitEnd kind, [[maybe_unused]] std::size_t spared = 0) {
        if constexpr (Observer::active) {
            if (!hidden) observer.leave(value, kind, static_cast<std::uint32_t>(spared));
        }
    }

    /// Returns the value of a position at which the search ends, or nothing if it goes on: `horizon` then has at
    /// least one ply.
    std::optional<Value> valueAtEnd(const State& state, Horizon& horizon) {
        if (game.isOver(state)) {
            ++counters.leaves;
            const Value value = game.finalValue(state);
            leave(value, VisitEnd::over);
            return value;
        }
        if (horizon.remaining > 0) return std::nullopt;
        ++limitedValues;  // limited by the depth, not by the game
        if (extends(state, horizon)) {
            ++counters.extended;
            if constexpr (Observer::active) {
                if (!hidden) observer.extended();
            }
            return std::nullopt;
        }
        ++counters.leaves;
        const Value value = evaluation(state);
        leave(value, VisitEnd::leaf);
        return value;
    }

    /// Extends the horizon of an unquiet position where the plies end, if that is still allowed.
    bool extends(const State& state, Horizon& horizon) const {
        if (!horizon.extendable || !knowledge.unquiet(state)) return false;
        horizon = {extension, false};
        return true;
    }

    [[nodiscard]] bool mover(const State& state) const { return game.maxToMove(state); }

    /// Completes `line`, which leads from `state` to its value `value` but may end where the table decided.
    /// valueOf(child, ply, horizon, window) searches a child; firstPlace(state) guesses the place of the best move.
    template <class ValueOf, class FirstPlace>
    void completeLine(State state, Horizon horizon, Value value, std::vector<Move>& line, ValueOf&& valueOf,
                      FirstPlace&& firstPlace) {
        const Counters before = counters;
        hidden = true;
        const auto open = [&] { return !game.isOver(state) && (horizon.remaining > 0 || extends(state, horizon)); };
        for (const Move& move : line) {
            if (!open()) break;
            state = game.after(state, move);
            horizon = horizon.deeper();
        }
        while (!halted && open()) {
            const int ply = static_cast<int>(line.size()) + 1;
            lines.reach(ply);
            std::optional<Move> best;
            const auto attempt = [&](const Move& move) {
                if (halted || best) return;
                // In this window exactly the children with `value` return it.
                const Value child =
                    valueOf(game.after(state, move), ply, horizon.deeper(), Window{value - 1, value + 1});
                if (!halted && child == value) best = move;
            };
            const std::uint32_t first = firstPlace(state);
            std::uint32_t place = 0;
            game.forEachMove(state, [&](const Move& move) {
                if (place++ == first) attempt(move);
            });
            game.forEachMove(state, attempt);
            if (!best) break;
            line.push_back(*best);
            state = game.after(state, *best);
            horizon = horizon.deeper();
        }
        hidden = false;
        const std::uint64_t visited = counters.states - before.states;
        counters = before;
        counters.lineStates += visited;
    }

    const G& game;
    const E& evaluation;
    const K& knowledge;
    const int extension;
    base::Watch& watch;
    Observer& observer;
    Counters counters;
    Lines<Move> lines;
    const Move* played = nullptr;
    std::uint64_t limitedValues =
        0;                // how often a value has depended on the depth: unchanged over a subtree seen to its end
    bool halted = false;  // values returned from now on mean nothing
    bool hidden = false;  // from the observer: work that is not part of the search itself
};

}  // namespace mitos::search::turns
