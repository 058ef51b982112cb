#pragma once
// Principal-variation search with an evaluation: to a depth, or to the end of the game.
//
// Scores are discs for the mover, fail-soft:
//   result <= alpha  the true value (of the search to this depth) is at most `result`
//   result >= beta   it is at least `result`
//   otherwise        it is `result`
// Below the selectivity `proven` all of that is only likely.
#include <span>

#include "champion/othello/hot/near_end.h"
#include "champion/othello/hot/shared_table.h"
#include "champion/othello/worker.h"

namespace mitos::champion::othello::MITOS_LEVEL {

enum class Kind { null, open };

class Search : public NearEnd {
  public:
    explicit Search(const Common& common)
        : NearEnd(common.weights, common.techniques.transpositions), home_(&common.table), table_(common.table),
          margins_(common.weights.probCut), stop_(&common.stop), busy_(common.busy), techniques_(common.techniques) {}

    /// From this depth on threads share the moves of a position; to the end of the game only from the other, since such a node is done
    /// sooner.
    static constexpr int shareFrom = 6;
    static constexpr int shareToTheEndFrom = 12;

    template <Kind kind>
    int search(const Node& node, int alpha, int beta, int depth, int selectivity);

    [[nodiscard]] int valueInDiscs(const Node& node) const {
        const int sum = value(node);
        const int rounded = (sum >= 0 ? sum + unitsOfADisc / 2 : sum - unitsOfADisc / 2) / unitsOfADisc;
        return rounded > 63 ? 63 : rounded < -63 ? -63 : rounded;
    }

    /// A new search: the flag may have been lowered, the table may have grown a year older.
    void begin() {
        stopped_ = false;
        nodesSoFar_.store(nodes_, std::memory_order_relaxed);
        table_ = SharedTable(*home_);
    }
    void stopAt(Nodes nodes) { stopAt_ = nodes; }
    [[nodiscard]] Nodes nodesSoFar() const { return nodesSoFar_.load(std::memory_order_relaxed); }
    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] const SharedTable& table() const { return table_; }

  private:
    struct Child {
        Node node;
        Squares turned;
        Squares replies;  // of a child that is ranked
        Square move;
        bool numbered;
    };
    struct Ranked {
        int rank;  // lower is tried first
        int child;
    };
    /// What a reply of the opponent costs when the end is searched.
    static constexpr int fullMobility = 3 * unitsOfADisc;
    /// From so many plies to the end on moves are ordered by searches of one ply, and of two.
    static constexpr int looksFrom = 16;
    static constexpr int deeperLooksFrom = 18;
    /// A child with more replies above the fewest than these is not evaluated below looksFrom (near_end.h).
    static constexpr int repliesToSpare = 1;
    static constexpr int putOff = 10'000'000;  // beyond every rank

    template <int plies>
    int fewPlies(const Node& node, int alpha, int beta, int selectivity);
    /// Of at most two plies.
    int shallow(const Node& node, int alpha, int beta, int depth, int selectivity);
    bool mustStop() {
        if (nodes_ >= stopAt_) stopped_ = true;
        if ((++looks_ & 15U) == 0) {
            nodesSoFar_.store(nodes_, std::memory_order_relaxed);
            if (stop_->load(std::memory_order_relaxed)) stopped_ = true;
        }
        return stopped_;
    }
    int expand(const Node& node, Squares moves, Child* children, bool toNearEnd) const;
    /// Of the children that are left to try.
    void rank(const Node& node, Child* children, std::span<Ranked> order, Square second, int alpha, int depth);
    int rankOf(const Node& node, Child& child, Square second, int alpha, int depth);
    static const Node& numbered(const Node& node, Child& child) {
        if (!child.numbered) child.node.numberAfterMove(node, child.move, child.turned);
        child.numbered = true;
        return child.node;
    }
    /// Who has so few discs may lose them all, which no evaluation foresees: then good prospects are no reason for a likely cut.
    static bool isSafe(Squares side) { return discs(side) > 4; }
    bool probCuts(const Node& node, int alpha, int depth, int selectivity, int& value);

    Table* home_;
    SharedTable table_;
    Margins margins_;
    const std::atomic<bool>* stop_;
    Busy* busy_;
    Techniques techniques_;
    Nodes stopAt_ = ~Nodes{0};
    std::atomic<Nodes> nodesSoFar_{0};
    unsigned looks_ = 0;
    bool stopped_ = false;
};

inline int Search::expand(const Node& node, Squares moves, Child* children, bool toNearEnd) const {
    int count = 0;
    while (moves != 0) {
        const Square at = take(moves);
        Child& child = children[count++];
        child.move = at;
        child.numbered = false;
        child.turned = flips(node.own, node.opponent, at);
        child.node.afterMove(node, at, child.turned);
        if (!toNearEnd) table_.prefetch(Key(child.node.own, child.node.opponent));
    }
    return count;
}

/// Calls isEnough(move) for the moves in an order that costs nothing, until it says so: corners, quiet squares, those beside corners.
template <class IsEnough>
[[gnu::always_inline]] inline void inQuietOrder(Squares moves, const IsEnough& isEnough) {
    for (Squares part :
         {moves & corners, moves & ~(corners | besideCorners), moves & besideCorners & ~xSquares, moves & xSquares}) {
        while (part != 0) {
            if (isEnough(take(part))) return;
        }
    }
}

/// At most two plies above the leaves: no table, no order worth its price. Where the search need not be sure, a node with two plies left is cut
/// when the evaluation itself lies far enough beyond the window.
template <int plies>
int Search::fewPlies(const Node& node, int alpha, int beta, int selectivity) {
    ++nodes_;
    if constexpr (plies == 0) {
        return node.empties == 0 ? finalScore(node.own, node.opponent) : valueInDiscs(node);
    } else {
        const Squares moves = legalMoves(node.own, node.opponent);
        Node next;
        if (moves == 0) {
            if (legalMoves(node.opponent, node.own) == 0) return finalScore(node.own, node.opponent);
            next.afterPass(node);
            return -fewPlies<plies>(next, -beta, -alpha, selectivity);
        }
        if (plies == 2 && selectivity < proven && beta == alpha + 1 && techniques_.likelyCuts && techniques_.leafCuts) {
            const int margin = (margins_.atOnce(selectivity, node.empties, plies) + 500) / 1000;
            const int now = valueInDiscs(node);
            if (now >= beta + margin && isSafe(node.own)) return beta;
            if (now <= alpha - margin && isSafe(node.opponent)) return alpha;
        }
        int best = -nothing;
        inQuietOrder(moves, [&](Square at) {
            const Squares turned = flips(node.own, node.opponent, at);
            next.afterMove(node, at, turned);
            next.numberAfterMove(node, at, turned);
            const int score = -fewPlies<plies - 1>(next, -beta, -(best > alpha ? best : alpha), selectivity);
            if (score > best) best = score;
            return best >= beta;
        });
        return best;
    }
}

inline int Search::shallow(const Node& node, int alpha, int beta, int depth, int selectivity) {
    if (depth >= 2) return fewPlies<2>(node, alpha, beta, selectivity);
    return depth == 1 ? fewPlies<1>(node, alpha, beta, selectivity) : fewPlies<0>(node, alpha, beta, selectivity);
}

inline void Search::rank(const Node& node, Child* children, std::span<Ranked> order, Square second, int alpha,
                         int depth) {
    int fewest = 64;
    for (Ranked& entry : order) {
        Child& child = children[entry.child];
        child.replies = legalMoves(child.node.own, child.node.opponent);
        entry.rank = mobility(child.replies);
        if (entry.rank < fewest) fewest = entry.rank;
    }
    // From looksFrom on a better order is worth any price, and before the end of the game the replies say little.
    const int mostMobility = depth >= node.empties && depth < looksFrom ? fewest + repliesToSpare : 64;
    for (Ranked& entry : order) {
        Child& child = children[entry.child];
        const bool isWorthIt = entry.rank <= mostMobility || child.move == second;
        entry.rank = isWorthIt ? rankOf(node, child, second, alpha, depth) : notEvaluated + entry.rank;
    }
}

inline int Search::rankOf(const Node& node, Child& child, Square second, int alpha, int depth) {
    if (child.node.own == 0) return -3'000'000;  // nothing is left of the opponent
    if (child.move == second) return -1'000'000;
    const bool toTheEnd = depth >= node.empties;
    // In the middle of a game the evaluation alone orders better for its price.
    const int look = !toTheEnd || !techniques_.looks ? 0 : depth >= deeperLooksFrom ? 2 : depth >= looksFrom ? 1 : 0;
    constexpr int margin = 8;
    const Node& next = numbered(node, child);
    const int worth =
        look == 0 ? value(next, child.replies) : unitsOfADisc * shallow(next, -64, -alpha + margin, look, proven);
    int rank = worth + mobility(child.replies) * (toTheEnd ? fullMobility : unitsOfADisc / 4);
    if (toTheEnd && (node.odd & bitOf(child.move)) != 0) rank -= unitsOfADisc / 2;
    return rank;
}

/// Multi-ProbCut (Buro 1997): a shallow search that lies so far beyond the bound that the deep one will hardly come back.
inline bool Search::probCuts(const Node& node, int alpha, int depth, int selectivity, int& value) {
    if (selectivity >= proven || depth < Margins::leastDepth || !techniques_.likelyCuts) return false;
    const int probe = ProbCut::probeDepth(depth);
    const int margin = (margins_.ofProbe(selectivity, node.empties, depth) + 500) / 1000;
    const int atOnce = margins_.atOnce(selectivity, node.empties, depth);
    const int now = valueInDiscs(node);
    const int high = alpha + 1 + margin;
    const int low = alpha - margin;
    if (high <= 64 && isSafe(node.own) &&
        2000 * (now - alpha - 1) >= -atOnce) {  // half of that margin: not worth a try from further away
        const int found = search<Kind::null>(node, high - 1, high, probe, selectivity);
        if (found >= high) {
            value = alpha + 1;
            return !stopped_;
        }
    }
    if (low >= -64 && isSafe(node.opponent) && 2000 * (now - alpha) <= atOnce) {
        const int found = search<Kind::null>(node, low, low + 1, probe, selectivity);
        if (found <= low) {
            value = alpha;
            return !stopped_;
        }
    }
    return false;
}

template <Kind kind>
int Search::search(const Node& node, int alpha, int beta, int depth, int selectivity) {
    // 1. Leaves, and what is left to simpler code.
    if (depth >= node.empties) {
        depth = node.empties;
        if (kind == Kind::null && node.empties <= NearEnd::most && node.empties > 0) {
            if (mustStop()) return alpha;
            return solveNear(node, alpha);
        }
        if (node.empties == 0) return finalScore(node.own, node.opponent);
    } else if (depth <= 2) {
        return shallow(node, alpha, beta, depth, selectivity);
    }
    if (mustStop()) return alpha;
    ++nodes_;
    const Nodes before = nodes_;

    // 2. Stable discs of the opponent bound the score.
    int bound = 0;
    if (kind == Kind::null && stabilityCuts(node.own, node.opponent, node.empties, alpha, bound)) return bound;

    // 3. What is known. A bound that is less sure or less deep says nothing here.
    const Key key(node.own, node.opponent);
    Known known;
    if (table_.find(key, known) && kind == Kind::null && known.depth >= depth && known.selectivity >= selectivity) {
        if (known.lower >= beta) return known.lower;
        if (known.upper <= alpha) return known.upper;
    }
    if (!techniques_.tableMoves) known.move = known.second = pass;

    // 4. Moves.
    const Squares moves = legalMoves(node.own, node.opponent);
    if (moves == 0) {
        if (legalMoves(node.opponent, node.own) == 0) return finalScore(node.own, node.opponent);
        Node next;
        next.afterPass(node);
        return -search<kind>(next, -beta, -alpha, depth, selectivity);
    }

    // 5. A cut that is only likely.
    int value = 0;
    if (kind == Kind::null && probCuts(node, alpha, depth, selectivity, value)) return value;

    // 6. The children; one that the table refutes is enough (enhanced transposition cut-off; Plaat 1996).
    std::array<Child, 60> children;  // boards that no game reaches may be asked about too
    // Null windows below this are solveNear's, which keeps to tables of its own.
    const bool toNearEnd = kind == Kind::null && depth == node.empties && depth == NearEnd::most + 1;
    const int count = expand(node, moves, children.data(), toNearEnd);
    if (kind == Kind::null && transpositions_) {
        for (int i = 0; i < count; ++i) {
            const Node& child = children[static_cast<std::size_t>(i)].node;
            if (toNearEnd) {
                if (const int score = atLeastAfter(child); score >= beta) return score;
            } else if (Known below; table_.find(Key(child.own, child.opponent), below) && below.depth >= depth - 1 &&
                                    below.selectivity >= selectivity && -below.upper >= beta) {
                return -below.upper;
            }
        }
    }

    // 7. The move that was best before comes first; the others are ranked when it did not suffice.
    std::array<Ranked, 60> order;
    int ranked = 0;
    for (int i = 0; i < count; ++i) {
        order[static_cast<std::size_t>(i)] = {0, i};
        if (children[static_cast<std::size_t>(i)].move == known.move) {
            std::swap(order[0], order[static_cast<std::size_t>(i)]);
            ranked = 1;
        }
    }
    if (count == 1) ranked = 1;

    // 8. The first child by the whole window, the others only asked whether they are better.
    int best = -nothing;
    Square bestMove = pass;
    for (int i = 0; i < count; ++i) {
        if (i == ranked) {
            const auto rest =
                std::span(order).subspan(static_cast<std::size_t>(i), static_cast<std::size_t>(count - i));
            rank(node, children.data(), rest, known.second, alpha, depth);
            ranked = count;
        }
        int first = i;
        for (int k = i + 1; k < count; ++k) {
            if (order[static_cast<std::size_t>(k)].rank < order[static_cast<std::size_t>(first)].rank) first = k;
        }
        if (first != i) std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(first)]);
        Ranked& next = order[static_cast<std::size_t>(i)];
        Child& child = children[static_cast<std::size_t>(next.child)];
        std::atomic<std::uint64_t>* place = nullptr;
        std::uint64_t mark = 0;
        if (busy_ != nullptr && depth >= (depth < node.empties ? shareFrom : shareToTheEndFrom)) {
            const Key childKey(child.node.own, child.node.opponent);
            mark = childKey.check ^ static_cast<std::uint64_t>(selectivity);
            place = &busy_->places[childKey.place >> (64U - Busy::bits)];
            if (i > 0 && next.rank < putOff && place->load(std::memory_order_relaxed) == mark) {
                next.rank += 2 * putOff;  // after all that nobody is busy with, and then whatever others do
                --i;
                continue;
            }
            place->store(mark, std::memory_order_relaxed);
        }
        if (kind == Kind::open || depth < node.empties || child.node.empties > fewFrom) numbered(node, child);
        int score = 0;
        if (kind == Kind::null || i > 0) {
            const int floor = best > alpha ? best : alpha;
            score = -search<Kind::null>(child.node, -floor - 1, -floor, depth - 1, selectivity);
            if (kind == Kind::open && score > floor && score < beta && !stopped_) {
                score = -search<Kind::open>(child.node, -beta, -floor, depth - 1, selectivity);
            }
        } else {
            score = -search<kind>(child.node, -beta, -alpha, depth - 1, selectivity);
        }
        if (place != nullptr && place->load(std::memory_order_relaxed) == mark) {
            place->store(0, std::memory_order_relaxed);
        }
        if (stopped_) {
            // What the children before have shown stands: at the root it may be a better move.
            if (kind == Kind::open && best > alpha) table_.keepAtLeast(key, depth, selectivity, best, bestMove);
            return best > alpha ? best : alpha;
        }
        if (score > best) {
            best = score;
            bestMove = child.move;
            if (best >= beta) break;
        }
    }

    // 9. Kept for the next time.
    table_.keep(key, depth, selectivity, alpha, beta, best, bestMove,
                static_cast<int>(std::bit_width(nodes_ - before)));
    return best;
}

}  // namespace mitos::champion::othello::MITOS_LEVEL
