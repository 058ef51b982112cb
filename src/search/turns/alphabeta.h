#pragma once
// Alpha-beta (Knuth and Moore 1975), fail-soft (Fishburn 1983): the value of minimax without the moves that cannot
// change it. Every switch changes only how much is visited, never a value or the set of best moves; the extension
// changes the value as it does minimax's.
#include <cstdint>

#include "search/turns/root_search.h"
#include "search/turns/transposition_table.h"

namespace mitos::search::turns {

/// The order in which moves are tried: the sooner a good one, the more is cut off.
enum class Order : std::uint8_t {
    listed,    // as the game lists them
    weighted,  // by the weight that the game's knowledge gives them
    searched,  // by the value of a shallow search, and by weight near the leaves
};

/// The switches of alpha-beta.
struct AlphaBetaOptions {
    /// Positions are stored: each is then searched once to a depth, and its best move is tried first.
    bool memory = false;
    /// The greatest size of the table.
    std::size_t memoryBytes = std::size_t{64} << 20U;
    /// The plies from which on positions are stored: those with fewer are cheaper to search again than to look up.
    int memoryFrom = 2;
    Order order = Order::listed;
    /// Plies of the shallow search, including the move that is judged: with 1 the evaluation judges the position
    /// after it.
    int shallow = 1;
    /// The plies from which on moves are ordered by search: with fewer, a search costs more than it cuts, and weights
    /// are used.
    int shallowFrom = 3;
    /// Plies added where a line would end at an unquiet position, once on a path.
    int extension = 0;
};

/// An alpha-beta search of one game.
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K, class Observer>
class AlphaBeta : public RootSearch<AlphaBeta<G, E, K, Observer>, G, E, K, Observer> {
    using Base = RootSearch<AlphaBeta, G, E, K, Observer>;
    friend Base;

  public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Result = RootResult<Move>;

    AlphaBeta(const G& rules, const E& judge, const AlphaBetaOptions& options, base::Watch& limits, const K& hooks,
              Observer& theObserver)
        : Base(rules, judge, hooks, options.extension, limits, theObserver), options_(options),
          table_(options.memory ? options.memoryBytes : 0) {}

    Result search(const State& root, int depth, const Result* before = nullptr) {
        table_.nextAge();
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
        // Step 1. The position is counted, if the limits allow it.
        if (!this->enter(state, ply, window, this->makeProgress())) return 0;

        // Step 2. The search ends at the end of the game or of the depth.
        if (const std::optional<Value> value = this->valueAtEnd(state, horizon)) return *value;

        // Step 3. The table may decide, or at least have a good move.
        std::uint32_t first = Base::noPlace;
        if (options_.memory && horizon.remaining >= options_.memoryFrom) {
            const StoredValue found = table_.find(state);
            if (found.answers(horizon, window)) {
                ++this->counters.memoryHits;
                if (!found.final) ++this->limitedValues;
                this->leave(found.value, VisitEnd::memory);
                return found.value;
            }
            if (found.place != StoredValue::noMove) first = found.place;
        }

        // Step 4. The moves. The table's goes first, and the others are put in order only if it does not cut.
        Moves moves(this->moveStack, this->game, state);
        const std::uint64_t limited = this->limitedValues;
        const bool max = this->mover(state);
        this->lines.reach(ply + 1);
        std::size_t inOrder = moves.putFirst(first) ? 1 : 0;

        // Step 5. The best of them for the side that makes it, until the other side would avoid this position.
        Window open = window;
        Value best = max ? -infinite : infinite;
        std::uint32_t bestPlace = 0;
        std::size_t searched = 0;
        for (; searched < moves.size() && open.alpha < open.beta; ++searched) {
            if (searched == inOrder) {
                rank(moves, searched, state, ply, horizon);
                inOrder = moves.size();
            }
            const Move move = moves[searched].move;
            this->playing(move);
            const Value value = visit(this->game.after(state, move), ply + 1, horizon.deeper(), open);
            if (this->halted) return 0;
            if (max ? value <= best : value >= best) continue;
            best = value;
            bestPlace = moves[searched].place;
            if (max) {
                open.alpha = std::max(open.alpha, best);
            } else {
                open.beta = std::min(open.beta, best);
            }
            if (window.alpha < best && best < window.beta) this->lines.take(ply, move);
        }
        const std::size_t spared = moves.size() - searched;
        if (spared > 0) ++this->counters.cutOffs;

        // Step 6. The result is stored.
        remember(state, horizon, window, best, bestPlace, this->limitedValues == limited);
        this->leave(best, spared > 0 ? VisitEnd::cut : VisitEnd::inner, spared);
        return best;
    }

    // Orders the moves from number `from` on.
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

    // Ranks by searches that are not part of the main one: they are hidden from the observer, and have a horizon of
    // their own.
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
        const auto shortPlace = place < StoredValue::noMove ? static_cast<std::uint8_t>(place) : StoredValue::noMove;
        table_.store(state, {value, horizon, bound, final, shortPlace});
    }

    [[nodiscard]] std::uint32_t guess(const State& state) const {
        const std::uint8_t place = table_.find(state).place;
        return place == StoredValue::noMove ? Base::noPlace : place;
    }
    [[nodiscard]] bool remembers() const { return options_.memory; }
    [[nodiscard]] std::uint64_t stored() const { return table_.size(); }
    [[nodiscard]] std::uint64_t bytes() const { return table_.bytes(); }
    [[nodiscard]] std::uint64_t bytesWhileGrowing() const { return table_.bytes(); }

    AlphaBetaOptions options_;
    TranspositionTable<State> table_;
};

/// Searches one position by alpha-beta to `depth` (or `toTheEnd`).
template <Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K = Knowledge<>, class Observer = NoObserver>
RootResult<typename G::Move> alphaBeta(const G& game, const typename G::State& root, int depth, const E& evaluation,
                                       const AlphaBetaOptions& options, base::Watch& watch, const K& knowledge = {},
                                       Observer&& observer = {}) {
    using ObserverType = std::remove_reference_t<Observer>;
    return AlphaBeta<G, E, K, ObserverType>(game, evaluation, options, watch, knowledge, observer).search(root, depth);
}

}  // namespace mitos::search::turns
