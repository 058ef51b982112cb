#pragma once
// Eleven or twelve empty squares: the evaluation still orders the moves, but the shared table is not used: reaching
// it takes longer than searching such a position. Scores and windows are as in last_empties.h.
#include "champion/othello/hot/node.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// Searches positions with at most twelve empty squares.
class NearEnd : public FewEmpties {
  public:
    NearEnd(const Weights& weights, bool transpositionCutoffs) : FewEmpties(transpositionCutoffs), weights_(&weights) {}

    /// The number of empty squares up to which the evaluation costs more than it saves.
    static constexpr int fewFrom = 10;
    /// The greatest number of empty squares that this class searches.
    static constexpr int most = 12;

    /// Returns the evaluation for the mover, in the units of weights.h.
    [[nodiscard]] int value(const Node& node, Squares moves) const { return evaluate(*weights_, node, moves); }
    [[nodiscard]] int value(const Node& node) const { return value(node, legalMoves(node.own, node.opponent)); }

    void clear() {
        FewEmpties::clear();
        table_.clear();
    }

  protected:
    static constexpr int notEvaluated = 1'000'000;  // above every rank of an evaluated child

    /// Returns the same bound from the table that holds positions with so many empty squares.
    [[nodiscard]] int lowerBoundAfter(const Node& child) const {
        return child.empties <= fewFrom ? FewEmpties::lowerBoundAfter(child.own, child.opponent)
                                        : -table_.upperBound(child.own, child.opponent);
    }

    int solveNear(const Node& node, int alpha) {
        if (node.empties <= fewFrom) return solve(node.own, node.opponent, node.odd, node.empties, alpha);
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(node.own, node.opponent, node.empties, alpha, bound)) return bound;
        const auto stored = table_.lookUp(node.own, node.opponent, alpha);
        if (stored.decides) return stored.bound;
        Squares moves = legalMoves(node.own, node.opponent);
        if (moves == 0) {
            if (legalMoves(node.opponent, node.own) == 0) return finalScore(node.own, node.opponent);
            Node next;
            next.afterPass(node);
            return -solveNear(next, -alpha - 1);
        }

        int best = -noScore;
        Square bestMove = pass;
        const auto isEnough = [&](const Node& child, Square move) {
            const int score = -solveNear(child, -alpha - 1);
            if (score > best) {
                best = score;
                bestMove = move;
            }
            return best > alpha;
        };
        if (stored.move != pass) {
            moves ^= bitOf(stored.move);
            const Squares turned = flips(node.own, node.opponent, stored.move);
            Node child;
            child.afterMove(node, stored.move, turned);
            if (child.empties > fewFrom) child.numberAfterMove(node, stored.move, turned);
            isEnough(child, stored.move);
        }
        if (best <= alpha) {
            std::array<Child, most> children;
            std::array<Child*, most> order;
            std::size_t count = 0;
            int fewest = 64;
            for (; moves != 0; ++count) {
                const Square at = take(moves);
                Child& child = children[count];
                order[count] = &child;
                child.set(node, at, flips(node.own, node.opponent, at));
                if (transpositionCutoffs_) {
                    if (const int score = lowerBoundAfter(child.node); score > alpha) return score;
                }
                child.replies = legalMoves(child.node.own, child.node.opponent);
                child.mobility = mobility(child.replies);
                if (child.mobility < fewest) fewest = child.mobility;
            }
            for (std::size_t i = 0; i < count; ++i) children[i].rank = rank(node, children[i], fewest);
            for (std::size_t i = 0; i < count; ++i) {
                for (std::size_t k = i + 1; k < count; ++k) {
                    if (order[k]->rank < order[i]->rank) std::swap(order[k], order[i]);
                }
                if (node.empties > fewFrom + 1) order[i]->number(node);
                if (isEnough(order[i]->node, order[i]->move)) break;
            }
        }
        table_.store(node.own, node.opponent, alpha, best, bestMove);
        return best;
    }

  private:
    struct Child {
        Node node;
        Squares turned, replies;
        int mobility;
        int rank;  // lower ranks are tried first
        Square move;
        bool numbered;

        void set(const Node& before, Square at, Squares flipped) {
            move = at;
            turned = flipped;
            numbered = false;
            node.afterMove(before, at, turned);
        }
        void number(const Node& before) {
            if (!numbered) node.numberAfterMove(before, move, turned);
            numbered = true;
        }
    };

    /// Ranks a child. The evaluation decides between the children with the fewest replies. A child with more is
    /// seldom tried first whatever its value, and is not even evaluated: a few more nodes, each cheaper.
    [[nodiscard]] int rank(const Node& node, Child& child, int fewest) const {
        const int parity = (node.odd & bitOf(child.move)) != 0 ? unitsPerDisc / 2 : 0;
        if (child.mobility > fewest) return notEvaluated + child.mobility * unitsPerDisc - parity;
        child.number(node);
        return value(child.node, child.replies) - parity;
    }

    const Weights* weights_;
    NearTable<14> table_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
