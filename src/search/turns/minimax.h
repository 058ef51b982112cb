#pragma once
// Minimax (von Neumann 1928, Shannon 1950): every move of every position down to a depth, or to the end of the game.
// Blind to length: a value is exactly what the game or the evaluation says at the end of the line.
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>

#include "base/hash.h"
#include "search/turns/root_search.h"

namespace mitos::search::turns {

/// The switches of minimax.
struct MinimaxOptions {
    bool memory = false;  // store positions that were valued, each with its horizon
    int extension = 0;    // plies added where a line would end at an unquiet position
};

/// A minimax search of one game.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K, class Observer>
class Minimax : public RootSearch<Minimax<G, E, K, Observer>, G, E, K, Observer> {
    using Base = RootSearch<Minimax, G, E, K, Observer>;
    friend Base;

  public:
    using State = typename G::State;
    using Move = typename G::Move;

    Minimax(const G& rules, const E& judge, const MinimaxOptions& options, base::Watch& limits, const K& hooks,
            Observer& theObserver)
        : Base(rules, judge, hooks, options.extension, limits, theObserver), options_(options) {}

  private:
    // Returns the value of `state` for MAX. After a halt the result means nothing.
    Value visit(const State& state, int ply, Horizon horizon, const Window& /*any*/ = {}) {
        // Step 1. The position is counted, if the limits allow it.
        if (!this->enter(state, ply, {}, this->makeProgress())) return 0;

        // Step 2. The search ends at the end of the game or of the depth.
        if (const std::optional<Value> value = this->valueAtEnd(state, horizon)) return *value;

        // Step 3. It may have been valued before.
        if (options_.memory) {
            const auto found = values_.find(Key{state, horizon});
            if (found != values_.end()) {
                ++this->counters.memoryHits;
                if (!found->second.final) ++this->limitedValues;
                this->leave(found->second.value, VisitEnd::memory);
                return found->second.value;
            }
        }

        // Step 4. The best of its moves for the side that makes it.
        const bool max = this->mover(state);
        const std::uint64_t limited = this->limitedValues;
        Value best = max ? -infinite : infinite;
        this->lines.reach(ply + 1);
        this->game.forEachMove(state, [&](const Move& move) {
            if (this->halted) return;
            this->playing(move);
            const Value value = visit(this->game.after(state, move), ply + 1, horizon.deeper());
            if (this->halted || (max ? value <= best : value >= best)) return;
            best = value;
            this->lines.take(ply, move);
        });
        if (this->halted) return 0;

        // Step 5. The result is stored.
        remember(state, horizon, {}, best, 0, this->limitedValues == limited);
        this->leave(best, VisitEnd::inner);
        return best;
    }

    // Keeps the game's own order.
    template <class Moves>
    void rank(Moves& /*moves*/, std::size_t /*from*/, const State& /*state*/, int /*ply*/, const Horizon& /*horizon*/) {
    }

    void remember(const State& state, const Horizon& horizon, const Window& /*any*/, Value value,
                  std::uint32_t /*place*/, bool final) {
        if (options_.memory) values_.try_emplace(Key{state, horizon}, Valued{value, final});
    }

    [[nodiscard]] std::uint32_t guess(const State& /*state*/) const { return Base::noPlace; }
    [[nodiscard]] bool remembers() const { return options_.memory; }
    [[nodiscard]] std::uint64_t stored() const { return values_.size(); }
    [[nodiscard]] std::uint64_t bytes() const {
        return values_.bucket_count() * (sizeof(typename Map::value_type) + 2);
    }
    // When the map grows, the old and the new table exist at the same time.
    [[nodiscard]] std::uint64_t bytesWhileGrowing() const {
        const bool grows = options_.memory && values_.size() + base::Watch::interval > values_.max_load();
        return bytes() * (grows ? 3 : 1);
    }

    struct Key {
        State state;
        Horizon horizon;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        using is_avalanching = void;  // mix() mixes well
        std::size_t operator()(const Key& key) const {
            const int horizon = 2 * key.horizon.remaining + (key.horizon.extendable ? 1 : 0);
            return base::mix(key.state.hash(), static_cast<std::uint64_t>(horizon));
        }
    };
    struct Valued {
        Value value;
        bool final;  // no evaluation was used below
    };
    using Map = boost::unordered_flat_map<Key, Valued, Hash>;

    MinimaxOptions options_;
    Map values_;
};

/// Searches one position by minimax to `depth` (or `toTheEnd`).
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
RootResult<typename G::Move> minimax(const G& game, const typename G::State& root, int depth, const E& evaluation,
                                     const MinimaxOptions& options, base::Watch& watch, const K& knowledge = {},
                                     Observer&& observer = {}) {
    using ObserverType = std::remove_reference_t<Observer>;
    return Minimax<G, E, K, ObserverType>(game, evaluation, options, watch, knowledge, observer).search(root, depth);
}

}  // namespace mitos::search::turns
