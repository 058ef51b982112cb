#pragma once
// Principal-variation search with an evaluation: to a depth, or to the end of the game.
//
// Scores are in discs for the mover, fail-soft:
//   result <= alpha  the true value (of the search to this depth) is at most `result`
//   result >= beta   it is at least `result`
//   otherwise        it is `result`
// Below the selectivity `proven` all of that is only probable.
#include <span>

#include "champion/othello/hot/near_end.h"
#include "champion/othello/hot/table_access.h"
#include "champion/othello/worker.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// A null window only asks on which side of it the value lies; an open one asks for the value.
enum class WindowKind { null, open };

/// The search of one thread.
class Search : public NearEnd {
  public:
    explicit Search(const SearchContext& context)
        : NearEnd(context.weights, context.techniques.transpositionCutoffs), sharedTable_(&context.table),
          table_(context.table), margins_(context.weights.probCut), stop_(&context.stop),
          nodesInSearch_(context.nodesInSearch), techniques_(context.techniques) {}

    /// The depth from which on threads share the moves of a position. In searches to the end of the game the second one
    /// applies, since such a node is finished sooner.
    static constexpr int shareFrom = 6;
    static constexpr int shareToTheEndFrom = 12;

    /// Searches a node, as the head of this file says.
    template <WindowKind kind>
    int search(const Node& node, int alpha, int beta, int depth, int selectivity);

    [[nodiscard]] int valueInDiscs(const Node& node) const {
        const int sum = value(node);
        const int rounded = (sum >= 0 ? sum + unitsPerDisc / 2 : sum - unitsPerDisc / 2) / unitsPerDisc;
        return rounded > 63 ? 63 : rounded < -63 ? -63 : rounded;
    }

    /// Begins a new search: the stop flag may have been lowered, the table may have a new age.
    void begin() {
        stopped_ = false;
        nodesSoFar_.store(nodes_, std::memory_order_relaxed);
        table_ = TableAccess(*sharedTable_);
    }
    void stopAt(Nodes nodes) { stopAt_ = nodes; }
    [[nodiscard]] Nodes nodesSoFar() const { return nodesSoFar_.load(std::memory_order_relaxed); }
    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] const TableAccess& table() const { return table_; }

  private:
    struct Child {
        Node node;
        Squares turned;
        Squares replies;  // of a child that is ranked
        Square move;
        bool numbered;
    };
    struct Ranked {
        int rank;  // lower ranks are tried first
        int child;
    };
    /// The weight of the opponent's mobility in searches to the end of the game.
    static constexpr int fullMobility = 3 * unitsPerDisc;
    /// The numbers of plies to the end from which on moves are ordered by searches of one ply, and of two.
    static constexpr int shallowOrderingFrom = 16;
    static constexpr int deeperOrderingFrom = 18;
    /// A child with more replies than the fewest and this together is not evaluated below shallowOrderingFrom
    /// (near_end.h).
    static constexpr int repliesToSpare = 1;
    static constexpr int postponed = 10'000'000;  // above every rank

    template <int plies>
    int fewPlies(const Node& node, int alpha, int beta, int selectivity);
    /// Searches at most two plies.
    int shallow(const Node& node, int alpha, int beta, int depth, int selectivity);
    bool mustStop() {
        if (nodes_ >= stopAt_) stopped_ = true;
        if ((++polls_ & 15U) == 0) {
            nodesSoFar_.store(nodes_, std::memory_order_relaxed);
            if (stop_->load(std::memory_order_relaxed)) stopped_ = true;
        }
        return stopped_;
    }
    int expand(const Node& node, Squares moves, Child* children, bool toNearEnd) const;
    /// Ranks the children that are left to try.
    void rank(const Node& node, Child* children, std::span<Ranked> order, Square second, int alpha, int depth);
    int rankOf(const Node& node, Child& child, Square second, int alpha, int depth);
    static const Node& numbered(const Node& node, Child& child) {
        if (!child.numbered) child.node.numberAfterMove(node, child.move, child.turned);
        child.numbered = true;
        return child.node;
    }
    /// Tells whether a side has more than a few discs. A side with few may lose them all, which no evaluation
    /// foresees: then good prospects are no reason for a probable cutoff.
    static bool isSafe(Squares side) { return discs(side) > 4; }
    bool probCuts(const Node& node, int alpha, int depth, int selectivity, int& value);

    TranspositionTable* sharedTable_;
    TableAccess table_;
    Margins margins_;
    const std::atomic<bool>* stop_;
    NodesInSearch* nodesInSearch_;
    Techniques techniques_;
    Nodes stopAt_ = ~Nodes{0};
    std::atomic<Nodes> nodesSoFar_{0};
    unsigned polls_ = 0;
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

/// Calls isEnough(move) for the moves in an order that costs nothing, until it returns true: corners, quiet squares,
/// those beside corners.
template <class IsEnough>
[[gnu::always_inline]] inline void inQuietOrder(Squares moves, const IsEnough& isEnough) {
    for (Squares part :
         {moves & corners, moves & ~(corners | besideCorners), moves & besideCorners & ~xSquares, moves & xSquares}) {
        while (part != 0) {
            if (isEnough(take(part))) return;
        }
    }
}

/// Searches at most two plies above the leaves: no table, no costly move ordering. Unless a proof is asked for, a
/// node with two plies left is cut off if the evaluation itself lies far enough beyond the window.
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
        if (plies == 2 && selectivity < proven && beta == alpha + 1 && techniques_.probableCutoffs &&
            techniques_.leafCutoffs) {
            const int margin = (margins_.evaluationMargin(selectivity, node.empties, plies) + 500) / 1000;
            const int now = valueInDiscs(node);
            if (now >= beta + margin && isSafe(node.own)) return beta;
            if (now <= alpha - margin && isSafe(node.opponent)) return alpha;
        }
        int best = -noScore;
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
    // From shallowOrderingFrom on, a better order is worth any price; and in searches that end before the game,
    // replies mean little.
    const int mostMobility = depth >= node.empties && depth < shallowOrderingFrom ? fewest + repliesToSpare : 64;
    for (Ranked& entry : order) {
        Child& child = children[entry.child];
        const bool isEvaluated = entry.rank <= mostMobility || child.move == second;
        entry.rank = isEvaluated ? rankOf(node, child, second, alpha, depth) : notEvaluated + entry.rank;
    }
}

inline int Search::rankOf(const Node& node, Child& child, Square second, int alpha, int depth) {
    if (child.node.own == 0) return -3'000'000;  // the opponent has no disc left
    if (child.move == second) return -1'000'000;
    const bool toTheEnd = depth >= node.empties;
    // In the middle of a game the evaluation alone orders better for its price.
    const int plies = !toTheEnd || !techniques_.shallowOrdering ? 0
                      : depth >= deeperOrderingFrom             ? 2
                      : depth >= shallowOrderingFrom            ? 1
                                                                : 0;
    constexpr int margin = 8;
    const Node& next = numbered(node, child);
    const int estimate =
        plies == 0 ? value(next, child.replies) : unitsPerDisc * shallow(next, -64, -alpha + margin, plies, proven);
    int rank = estimate + mobility(child.replies) * (toTheEnd ? fullMobility : unitsPerDisc / 4);
    if (toTheEnd && (node.odd & bitOf(child.move)) != 0) rank -= unitsPerDisc / 2;
    return rank;
}

/// Multi-ProbCut (Buro 1997): tells whether a shallow search lies so far beyond a bound that the deep one will hardly
/// come back, and sets `value`.
inline bool Search::probCuts(const Node& node, int alpha, int depth, int selectivity, int& value) {
    if (selectivity >= proven || depth < Margins::leastDepth || !techniques_.probableCutoffs) return false;
    const int probe = ProbCut::probeDepth(depth);
    const int margin = (margins_.probeMargin(selectivity, node.empties, depth) + 500) / 1000;
    const int evaluationMargin = margins_.evaluationMargin(selectivity, node.empties, depth);
    const int now = valueInDiscs(node);
    const int high = alpha + 1 + margin;
    const int low = alpha - margin;
    if (high <= 64 && isSafe(node.own) &&
        2000 * (now - alpha - 1) >=
            -evaluationMargin) {  // half of that margin: further away a probe is not worth a try
        const int found = search<WindowKind::null>(node, high - 1, high, probe, selectivity);
        if (found >= high) {
            value = alpha + 1;
            return !stopped_;
        }
    }
    if (low >= -64 && isSafe(node.opponent) && 2000 * (now - alpha) <= evaluationMargin) {
        const int found = search<WindowKind::null>(node, low, low + 1, probe, selectivity);
        if (found <= low) {
            value = alpha;
            return !stopped_;
        }
    }
    return false;
}

template <WindowKind kind>
int Search::search(const Node& node, int alpha, int beta, int depth, int selectivity) {
    // 1. Leaves, and positions that simpler code searches.
    if (depth >= node.empties) {
        depth = node.empties;
        if (kind == WindowKind::null && node.empties <= NearEnd::most && node.empties > 0) {
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
    if (kind == WindowKind::null && stabilityCuts(node.own, node.opponent, node.empties, alpha, bound)) return bound;

    // 3. The table. A bound that is less certain or less deep proves nothing here.
    const Key key(node.own, node.opponent);
    StoredResult stored;
    if (table_.find(key, stored) && kind == WindowKind::null && stored.depth >= depth &&
        stored.selectivity >= selectivity) {
        if (stored.lower >= beta) return stored.lower;
        if (stored.upper <= alpha) return stored.upper;
    }
    if (!techniques_.tableMoves) stored.move = stored.second = pass;

    // 4. Moves.
    const Squares moves = legalMoves(node.own, node.opponent);
    if (moves == 0) {
        if (legalMoves(node.opponent, node.own) == 0) return finalScore(node.own, node.opponent);
        Node next;
        next.afterPass(node);
        return -search<kind>(next, -beta, -alpha, depth, selectivity);
    }

    // 5. A probable cutoff.
    int value = 0;
    if (kind == WindowKind::null && probCuts(node, alpha, depth, selectivity, value)) return value;

    // 6. The children; one that the table refutes suffices (enhanced transposition cutoff; Plaat 1996).
    std::array<Child, 60> children;  // more than in any game: positions that no game reaches are searched too
    // Null windows below this node are solveNear's, which has tables of its own.
    const bool toNearEnd = kind == WindowKind::null && depth == node.empties && depth == NearEnd::most + 1;
    const int count = expand(node, moves, children.data(), toNearEnd);
    if (kind == WindowKind::null && transpositionCutoffs_) {
        for (int i = 0; i < count; ++i) {
            const Node& child = children[static_cast<std::size_t>(i)].node;
            if (toNearEnd) {
                if (const int score = lowerBoundAfter(child); score >= beta) return score;
            } else if (StoredResult below; table_.find(Key(child.own, child.opponent), below) &&
                                           below.depth >= depth - 1 && below.selectivity >= selectivity &&
                                           -below.upper >= beta) {
                return -below.upper;
            }
        }
    }

    // 7. The move that was best before comes first; the others are ranked if it does not cut.
    std::array<Ranked, 60> order;
    int ranked = 0;
    for (int i = 0; i < count; ++i) {
        order[static_cast<std::size_t>(i)] = {0, i};
        if (children[static_cast<std::size_t>(i)].move == stored.move) {
            std::swap(order[0], order[static_cast<std::size_t>(i)]);
            ranked = 1;
        }
    }
    if (count == 1) ranked = 1;

    // 8. The first child with the whole window; the others are only asked whether they are better.
    int best = -noScore;
    Square bestMove = pass;
    for (int i = 0; i < count; ++i) {
        if (i == ranked) {
            const auto rest =
                std::span(order).subspan(static_cast<std::size_t>(i), static_cast<std::size_t>(count - i));
            rank(node, children.data(), rest, stored.second, alpha, depth);
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
        if (nodesInSearch_ != nullptr && depth >= (depth < node.empties ? shareFrom : shareToTheEndFrom)) {
            const Key childKey(child.node.own, child.node.opponent);
            mark = childKey.check ^ static_cast<std::uint64_t>(selectivity);
            place = &nodesInSearch_->slots[childKey.place >> (64U - NodesInSearch::slotBits)];
            if (i > 0 && next.rank < postponed && place->load(std::memory_order_relaxed) == mark) {
                next.rank +=
                    2 * postponed;  // after all that no other thread searches; then it is searched whatever others do
                --i;
                continue;
            }
            place->store(mark, std::memory_order_relaxed);
        }
        if (kind == WindowKind::open || depth < node.empties || child.node.empties > fewFrom) numbered(node, child);
        int score = 0;
        if (kind == WindowKind::null || i > 0) {
            const int floor = best > alpha ? best : alpha;
            score = -search<WindowKind::null>(child.node, -floor - 1, -floor, depth - 1, selectivity);
            if (kind == WindowKind::open && score > floor && score < beta && !stopped_) {
                score = -search<WindowKind::open>(child.node, -beta, -floor, depth - 1, selectivity);
            }
        } else {
            score = -search<kind>(child.node, -beta, -alpha, depth - 1, selectivity);
        }
        if (place != nullptr && place->load(std::memory_order_relaxed) == mark) {
            place->store(0, std::memory_order_relaxed);
        }
        if (stopped_) {
            // What the finished children have shown is kept: at the root it may be a better move.
            if (kind == WindowKind::open && best > alpha)
                table_.storeLowerBound(key, depth, selectivity, best, bestMove);
            return best > alpha ? best : alpha;
        }
        if (score > best) {
            best = score;
            bestMove = child.move;
            if (best >= beta) break;
        }
    }

    // 9. Stored for the next time.
    table_.store(key, depth, selectivity, alpha, beta, best, bestMove,
                 static_cast<int>(std::bit_width(nodes_ - before)));
    return best;
}

}  // namespace mitos::champion::othello::MITOS_LEVEL
