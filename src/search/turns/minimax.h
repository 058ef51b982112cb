#pragma once
// Minimax (von Neumann 1928, Shannon 1950): every move of every position down to a depth, or to the end of the game.
// Blind to length: a value is exactly what the game or the evaluation says at the end of the line.
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>

#include "base/hash.h"
#include "search/turns/root_search.h"

namespace mitos::search::turns {

struct MinimaxOptions {
    bool memory = false;  // remember the positions that were valued, each with its horizon
    int extension = 0;    // plies added where a line would end at an unquiet position
};

template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K, class Observer>
class Minimax : public RootSearch<Minimax<G, E, K, Observer>, G, E, K, Observer> {
    using Base = RootSearch<Minimax, G, E, K, Observer>;
    friend Base;

  public:
    using State = typename G::State;
    using Move = typename G::Move;

    Minimax(const G& rules, const E& judge, const MinimaxOptions& options, base::Watch& limits, const K& hooks,
            Observer& seer)
        : Base(rules, judge, hooks, options.extension, limits, seer), options_(options) {}

  private:
    // The value of `state`, as MAX sees it. After a halt the result means nothing.
    Value visit(const State& state, int ply, Horizon horizon, const Window& /*any*/ = {}) {
        // Step 1. A position more, if the limits allow it.
        if (!this->enter(state, ply, {}, this->soon())) return 0;

        // Step 2. Nothing is looked at below an end of the game or of the depth.
        if (const std::optional<Value> value = this->valueHere(state, horizon)) return *value;

        // Step 3. It may have been valued before.
        if (options_.memory) {
            const auto found = known_.find(Key{state, horizon});
            if (found != known_.end()) {
                ++this->counters.memoryHits;
                if (!found->second.final) ++this->limitedValues;
                this->leave(found->second.value, Kind::memory);
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

        // Step 5. It is remembered.
        remember(state, horizon, {}, best, 0, this->limitedValues == limited);
        this->leave(best, Kind::inner);
        return best;
    }

    // The game's own order stands.
    template <class Moves>
    void rank(Moves& /*moves*/, std::size_t /*from*/, const State& /*state*/, int /*ply*/, const Horizon& /*horizon*/) {
    }

    void remember(const State& state, const Horizon& horizon, const Window& /*any*/, Value value,
                  std::uint32_t /*place*/, bool final) {
        if (options_.memory) known_.try_emplace(Key{state, horizon}, Known{value, final});
    }

    [[nodiscard]] std::uint32_t guess(const State& /*state*/) const { return Base::noPlace; }
    [[nodiscard]] bool remembers() const { return options_.memory; }
    [[nodiscard]] std::uint64_t stored() const { return known_.size(); }
    [[nodiscard]] std::uint64_t bytes() const { return known_.bucket_count() * (sizeof(typename Map::value_type) + 2); }
    // When the map grows, the old and the new table are there together.
    [[nodiscard]] std::uint64_t bytesSoon() const {
        const bool grows = options_.memory && known_.size() + base::Watch::interval > known_.max_load();
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
    struct Known {
        Value value;
        bool final;  // no evaluation was asked below
    };
    using Map = boost::unordered_flat_map<Key, Known, Hash>;

    MinimaxOptions options_;
    Map known_;
};

/// Minimax to `depth` (or `toTheEnd`) from one position.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
RootResult<typename G::Move> minimax(const G& game, const typename G::State& root, int depth, const E& evaluation,
                                     const MinimaxOptions& options, base::Watch& watch, const K& knowledge = {},
                                     Observer&& observer = {}) {
    using Seen = std::remove_reference_t<Observer>;
    return Minimax<G, E, K, Seen>(game, evaluation, options, watch, knowledge, observer).search(root, depth);
}

}  // namespace mitos::search::turns
