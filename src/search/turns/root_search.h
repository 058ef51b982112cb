#pragma once
// The part at the root that all searches over turns share.
#include "search/turns/move_stack.h"
#include "search/turns/root.h"
#include "search/turns/visitor.h"

namespace mitos::search::turns {

/// The base of a search. `Search` is the algorithm, derived from this. It has
///   Value visit(state, ply, horizon, window)  the fail-soft value of a position below the root
///   void rank(moves, from, state, ply, horizon)  orders the moves from number `from` on
///   void remember(state, horizon, window, value, place, final)  stores a result
///   std::uint32_t guess(state)                the place of the move that the table holds best
///   bool remembers(), std::uint64_t stored(), bytes(), bytesWhileGrowing()
template <class Search, Game G, Evaluation<typename G::State> E, KnowledgeOf<G> K, class Observer>
class RootSearch : protected Visitor<G, E, K, Observer> {
    using Base = Visitor<G, E, K, Observer>;

  public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Result = RootResult<Move>;
    using Base::Base;

    /// Values the moves of `root`. `before` is the result of a less deep search, whose best move is searched first.
    /// The table is kept for the next search, and the counters go on.
    Result search(const State& root, int depth, const Result* before = nullptr) {
        const Horizon horizon = horizonOf(depth, this->extension);
        const std::uint64_t limited = this->limitedValues;
        Result result;
        result.depth = depth_ = horizon.remaining;
        this->halted = false;
        this->lines.reach(1);
        if (this->game.isOver(root)) {
            judgeEnd(root, result);
        } else {
            // Step 1. The moves are put in order, if the root can be visited at all.
            const bool entered = this->enter(root, 0, {}, makeProgress());
            typename MoveStack<Move>::Moves moves(moveStack, this->game, root);
            const std::uint32_t first = before != nullptr && !before->tied.empty() ? before->tied[0].place : noPlace;
            const std::size_t from = moves.putFirst(first) ? 1 : 0;
            if (entered) self().rank(moves, from, root, 0, horizon);

            // Step 2. The value of each, in the window in which a tie is proven.
            BestMoves<Move> best(this->mover(root));
            for (std::size_t i = 0; i < moves.size() && !this->halted; ++i) {
                const Move move = moves[i].move;
                this->playing(move);
                const Value value = self().visit(this->game.after(root, move), 1, horizon.deeper(), best.window());
                if (!this->halted) best.compare(move, moves[i].place, value, this->lines[1]);
            }

            // Step 3. The result holds what is known, and always a legal move.
            result.complete = !this->halted;
            result.exhaustive = result.complete && this->limitedValues == limited;
            result.valued = best.valued();
            if (result.complete) {
                self().remember(root, horizon, Window{}, best.value(), best.tied()[0].place, result.exhaustive);
                this->leave(best.value(), VisitEnd::inner);
            }
            result.halt = this->watch.halt();
            // A limit that comes now may cut a line short, but changes no value.
            result.value = result.valued > 0 ? best.value() : Value{this->evaluation(root)};
            result.tied = std::move(best.tied());
            if (result.complete && self().remembers()) completeLines(root, horizon, result);
            result.move = result.tied.empty() ? moves[0].move : result.tied[0].move;
            result.line = result.tied.empty() ? std::vector<Move>{moves[0].move} : result.tied[0].line;
        }
        this->counters.memoryStored = self().stored();
        this->counters.memoryBytes = self().bytes();
        this->counters.seconds = this->watch.seconds();
        result.counters = this->counters;
        return result;
    }

  protected:
    static constexpr std::uint32_t noPlace = ~std::uint32_t{0};

    /// Returns the function by which the watch asks for progress now and then.
    auto makeProgress() const {
        return [this] {
            base::Progress now;
            now.bound = static_cast<std::uint64_t>(depth_);
            now.stored = self().stored();
            now.bytes = self().bytesWhileGrowing();
            return now;
        };
    }

    MoveStack<Move> moveStack;

  private:
    Search& self() { return static_cast<Search&>(*this); }
    const Search& self() const { return static_cast<const Search&>(*this); }

    void judgeEnd(const State& root, Result& result) {
        Horizon horizon;
        if (this->enter(root, 0, {}, makeProgress())) static_cast<void>(this->valueAtEnd(root, horizon));
        result.value = this->game.finalValue(root);
        result.complete = result.exhaustive = true;
    }

    void completeLines(const State& root, const Horizon& horizon, Result& result) {
        for (TiedMove<Move>& tied : result.tied) {
            this->completeLine(
                root, horizon, result.value, tied.line,
                [this](const State& child, int ply, const Horizon& below, const Window& window) {
                    return self().visit(child, ply, below, window);
                },
                [this](const State& state) { return self().guess(state); });
        }
    }

    int depth_ = 0;
};

}  // namespace mitos::search::turns
