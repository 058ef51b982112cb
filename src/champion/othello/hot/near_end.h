#pragma once
// Eleven or twelve empty squares: the evaluation orders the moves here too, but nothing is asked of the shared table, which
// is further away than such a position is worth. Scores and windows as in last_empties.h.
#include "champion/othello/hot/node.h"

namespace mitos::champion::othello::MITOS_LEVEL {

class NearEnd : public FewEmpties {
  public:
    NearEnd(const Weights& weights, bool transpositions) : FewEmpties(transpositions), weights_(&weights) {}

    /// With so many empty squares and fewer the evaluation costs more than it saves.
    static constexpr int fewFrom = 10;
    /// The most empty squares that belong here.
    static constexpr int most = 12;

    /// In units of weights.h, for the mover.
    [[nodiscard]] int value(const Node& node, Squares moves) const { return evaluate(*weights_, node, moves); }
    [[nodiscard]] int value(const Node& node) const { return value(node, legalMoves(node.own, node.opponent)); }

    void clear() {
        FewEmpties::clear();
        table_.clear();
    }

  protected:
    static constexpr int notEvaluated = 1'000'000;  // beyond every rank of a child that was

    /// The same bound, from the table that holds so many empty squares.
    [[nodiscard]] int atLeastAfter(const Node& child) const {
        return child.empties <= fewFrom ? FewEmpties::atLeastAfter(child.own, child.opponent)
                                        : -table_.mostOf(child.own, child.opponent);
    }

    int solveNear(const Node& node, int alpha) {
        if (node.empties <= fewFrom) return solve(node.own, node.opponent, node.odd, node.empties, alpha);
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(node.own, node.opponent, node.empties, alpha, bound)) return bound;
        const auto known = table_.knownOf(node.own, node.opponent, alpha);
        if (known.decides) return known.bound;
        Squares moves = legalMoves(node.own, node.opponent);
        if (moves == 0) {
            if (legalMoves(node.opponent, node.own) == 0) return finalScore(node.own, node.opponent);
            Node next;
            next.afterPass(node);
            return -solveNear(next, -alpha - 1);
        }

        int best = -nothing;
        Square bestMove = pass;
        const auto isEnough = [&](const Node& child, Square move) {
            const int score = -solveNear(child, -alpha - 1);
            if (score > best) {
                best = score;
                bestMove = move;
            }
            return best > alpha;
        };
        if (known.move != pass) {
            moves ^= bitOf(known.move);
            const Squares turned = flips(node.own, node.opponent, known.move);
            Node child;
            child.afterMove(node, known.move, turned);
            if (child.empties > fewFrom) child.numberAfterMove(node, known.move, turned);
            isEnough(child, known.move);
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
                if (transpositions_) {
                    if (const int score = atLeastAfter(child.node); score > alpha) return score;
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
        table_.keep(node.own, node.opponent, alpha, best, bestMove);
        return best;
    }

  private:
    struct Child {
        Node node;
        Squares turned, replies;
        int mobility;
        int rank;  // lower is tried first
        Square move;
        bool numbered;

        void set(const Node& before, Square at, Squares turnedThere) {
            move = at;
            turned = turnedThere;
            numbered = false;
            node.afterMove(before, at, turned);
        }
        void number(const Node& before) {
            if (!numbered) node.numberAfterMove(before, move, turned);
            numbered = true;
        }
    };

    /// The evaluation decides between the children with the fewest replies. One with more is seldom tried first whatever its value, and
    /// is not even evaluated: a few more nodes, each cheaper.
    [[nodiscard]] int rank(const Node& node, Child& child, int fewest) const {
        const int parity = (node.odd & bitOf(child.move)) != 0 ? unitsOfADisc / 2 : 0;
        if (child.mobility > fewest) return notEvaluated + child.mobility * unitsOfADisc - parity;
        child.number(node);
        return value(child.node, child.replies) - parity;
    }

    const Weights* weights_;
    NearTable<14> table_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
