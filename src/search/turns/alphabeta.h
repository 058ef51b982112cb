#pragma once
// Alpha-beta (Knuth and Moore 1975), fail-soft (Fishburn 1983): the value of minimax without the moves that cannot
// change it. Every switch changes only how much is visited, never a value or the set of best moves; the extension
// changes the value as it does minimax's.
#include <cstdint>

#include "search/turns/memory.h"
#include "search/turns/root_search.h"

namespace mitos::search::turns {

/// In which order moves are tried: the sooner a good one, the more is cut off.
enum class Order : std::uint8_t {
    listed,    // as the game lists them
    weighted,  // by the weight that the game's knowledge gives them
    searched,  // by the value of a shallow search, and by weight near the leaves
};

struct AlphaBetaOptions {
    /// Remember positions: each is then searched once to a depth, and its best move is tried first.
    bool memory = false;
    /// What the table may grow to.
    std::size_t memoryBytes = std::size_t{64} << 20U;
    /// Positions with fewer plies below them are cheaper to search again than to look up.
    int memoryFrom = 2;
    Order order = Order::listed;
    /// Plies of the shallow search, the move that is judged included: with 1 the evaluation judges the position after it.
    int shallow = 1;
    /// Positions with fewer plies below them are ordered by weight: there a search costs more than it cuts.
    int shallowFrom = 3;
    /// Plies added where a line would end at an unquiet position, once on a path.
    int extension = 0;
};

template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K, class Observer>
class AlphaBeta : public RootSearch<AlphaBeta<G, E, K, Observer>, G, E, K, Observer> {
    using Base = RootSearch<AlphaBeta, G, E, K, Observer>;
    friend Base;

  public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Result = RootResult<Move>;

    AlphaBeta(const G& rules, const E& judge, const AlphaBetaOptions& options, base::Watch& limits, const K& hooks,
              Observer& seer)
        : Base(rules, judge, hooks, options.extension, limits, seer), options_(options),
          memory_(options.memory ? options.memoryBytes : 0) {}

    Result search(const State& root, int depth, const Result* before = nullptr) {
        memory_.nextAge();
        return Base::search(root, depth, before);
    }

  private:
    using Moves = typename MoveStack<Move>::Moves;

    // Fail-soft value of `state`, as MAX sees it:
    //   result <= alpha  the true value is at most `result`
    //   result >= beta   the true value is at least `result`
    //   otherwise        the true value is `result`
    // True is what minimax finds with the same horizon. After a halt the result means nothing.
    Value visit(const State& state, int ply, Horizon horizon, const Window& window) {
        // Step 1. A position more, if the limits allow it.
        if (!this->enter(state, ply, window, this->soon())) return 0;

        // Step 2. Nothing is looked at below an end of the game or of the depth.
        if (const std::optional<Value> value = this->valueHere(state, horizon)) return *value;

        // Step 3. Memory may know enough, or at least a good move.
        std::uint32_t first = Base::noPlace;
        if (options_.memory && horizon.remaining >= options_.memoryFrom) {
            const Verdict known = memory_.find(state);
            if (known.answers(horizon, window)) {
                ++this->counters.memoryHits;
                if (!known.final) ++this->limitedValues;
                this->leave(known.value, Kind::memory);
                return known.value;
            }
            if (known.place != Verdict::noMove) first = known.place;
        }

        // Step 4. The moves. Memory's goes first, and the others are put in order only when it does not suffice.
        Moves moves(this->moveStack, this->game, state);
        const std::uint64_t limited = this->limitedValues;
        const bool max = this->mover(state);
        this->lines.reach(ply + 1);
        std::size_t inOrder = moves.putFirst(first) ? 1 : 0;

        // Step 5. The best of them for the side that makes it, until the other side would not let it come to this.
        Window open = window;
        Value best = max ? -infinite : infinite;
        std::uint32_t bestPlace = 0;
        std::size_t seen = 0;
        for (; seen < moves.size() && open.alpha < open.beta; ++seen) {
            if (seen == inOrder) {
                rank(moves, seen, state, ply, horizon);
                inOrder = moves.size();
            }
            const Move move = moves[seen].move;
            this->playing(move);
            const Value value = visit(this->game.after(state, move), ply + 1, horizon.deeper(), open);
            if (this->halted) return 0;
            if (max ? value <= best : value >= best) continue;
            best = value;
            bestPlace = moves[seen].place;
            if (max) {
                open.alpha = std::max(open.alpha, best);
            } else {
                open.beta = std::min(open.beta, best);
            }
            if (window.alpha < best && best < window.beta) this->lines.take(ply, move);
        }
        const std::size_t spared = moves.size() - seen;
        if (spared > 0) ++this->counters.cutOffs;

        // Step 6. It is remembered.
        remember(state, horizon, window, best, bestPlace, this->limitedValues == limited);
        this->leave(best, spared > 0 ? Kind::cut : Kind::inner, spared);
        return best;
    }

    // Puts the moves in order, from number `from` on.
    void rank(Moves& moves, std::size_t from, const State& state, int ply, const Horizon& horizon) {
        if (options_.order == Order::listed || moves.size() < from + 2) return;
        if (options_.order == Order::searched && horizon.remaining >= options_.shallowFrom &&
            horizon.remaining > options_.shallow) {
            rankBySearch(moves, from, state, ply);
        } else {
            for (std::size_t i = from; i < moves.size(); ++i) {
                moves[i].rank = this->knowledge.weight(state, moves[i].move);
            }
        }
        moves.sort(from);
    }

    // A search beside the search proper: it is hidden from the observer, and its horizon is not the search's.
    void rankBySearch(Moves& moves, std::size_t from, const State& state, int ply) {
        const bool max = this->mover(state);
        const bool wasHidden = std::exchange(this->hidden, true);
        const std::uint64_t limited = this->limitedValues;
        const std::uint64_t states = this->counters.states;
        const Horizon below{std::max(options_.shallow, 1) - 1, false};
        for (std::size_t i = from; i < moves.size() && !this->halted; ++i) {
            const Value value = visit(this->game.after(state, moves[i].move), ply + 1, below, {});
            moves[i].rank = max ? value : -value;
        }
        if (!wasHidden) this->counters.ordering += this->counters.states - states;
        this->limitedValues = limited;
        this->hidden = wasHidden;
    }

    void remember(const State& state, const Horizon& horizon, const Window& window, Value value, std::uint32_t place,
                  bool final) {
        if (!options_.memory || horizon.remaining < options_.memoryFrom) return;
        const Bound bound = value <= window.alpha  ? Bound::atMost
                            : value >= window.beta ? Bound::atLeast
                                                   : Bound::exact;
        const auto shortPlace = place < Verdict::noMove ? static_cast<std::uint8_t>(place) : Verdict::noMove;
        memory_.store(state, {value, horizon, bound, final, shortPlace});
    }

    [[nodiscard]] std::uint32_t guess(const State& state) const {
        const std::uint8_t place = memory_.find(state).place;
        return place == Verdict::noMove ? Base::noPlace : place;
    }
    [[nodiscard]] bool remembers() const { return options_.memory; }
    [[nodiscard]] std::uint64_t stored() const { return memory_.size(); }
    [[nodiscard]] std::uint64_t bytes() const { return memory_.bytes(); }
    [[nodiscard]] std::uint64_t bytesSoon() const { return memory_.bytes(); }

    AlphaBetaOptions options_;
    Memory<State> memory_;
};

/// Alpha-beta to `depth` (or `toTheEnd`) from one position.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
RootResult<typename G::Move> alphaBeta(const G& game, const typename G::State& root, int depth, const E& evaluation,
                                       const AlphaBetaOptions& options, base::Watch& watch, const K& knowledge = {},
                                       Observer&& observer = {}) {
    using Seen = std::remove_reference_t<Observer>;
    return AlphaBeta<G, E, K, Seen>(game, evaluation, options, watch, knowledge, observer).search(root, depth);
}

}  // namespace mitos::search::turns
