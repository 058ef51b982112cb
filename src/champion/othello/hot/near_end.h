#pragma once
// Eleven or twelve empty squares: the evaluation orders the moves here too, but nothing is asked of the shared table, which
// is further away than such a position is worth. Scores and windows as in last_empties.h.
#include "champion/othello/hot/node.h"

namespace mitos::champion::othello::MITOS_LEVEL {

class NearEnd : public FewEmpties {
  public:
    explicit NearEnd(const Weights& weights) : weights_(&weights) {}

    /// With so many empty squares and fewer the evaluation costs more than it saves.
    static constexpr int fewFrom = 10;
    /// The most empty squares that belong here.
    static constexpr int most = 12;

    /// In units of weights.h, for the mover.
    [[nodiscard]] int value(const Node& node) const { return evaluate(*weights_, node); }

    void clear() {
        FewEmpties::clear();
        table_.clear();
    }

  protected:
    /// What a reply of the opponent costs when the end is searched.
    static constexpr int fullMobility = 4 * unitsOfADisc;

    int solveNear(const Node& node, int alpha) {
        if (node.empties <= fewFrom) return solve(node.own, node.opponent, node.odd, node.empties, alpha);
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(node.own, node.opponent, node.empties, alpha, bound)) return bound;
        const NearEntry& entry = table_.at(node.own, node.opponent);
        Square known = pass;
        if (entry.own == node.own && entry.opponent == node.opponent) {
            if (entry.lower > alpha) return entry.lower;
            if (entry.upper <= alpha) return entry.upper;
            known = entry.move;
        }
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
        if (known != pass) {
            moves ^= bitOf(known);
            const Squares turned = flips(node.own, node.opponent, known);
            Node child;
            child.afterMove(node, known, turned);
            if (child.empties > fewFrom) child.numberAfterMove(node, known, turned);
            isEnough(child, known);
        }
        if (best <= alpha) {
            std::array<Child, most> children;
            std::array<Child*, most> order;
            std::size_t count = 0;
            for (; moves != 0; ++count) {
                const Square at = take(moves);
                order[count] = &children[count];
                children[count].set(node, at, flips(node.own, node.opponent, at));
                children[count].rank = rank(node, children[count]);
            }
            for (std::size_t i = 0; i < count; ++i) {
                for (std::size_t k = i + 1; k < count; ++k) {
                    if (order[k]->rank < order[i]->rank) std::swap(order[k], order[i]);
                }
                if (isEnough(order[i]->node, order[i]->move)) break;
            }
        }
        table_.keep(node.own, node.opponent, alpha, best, bestMove);
        return best;
    }

  private:
    struct Child {
        Node node;
        int rank;  // lower is tried first
        Square move;

        void set(const Node& before, Square at, Squares turned) {
            move = at;
            node.afterMove(before, at, turned);
            node.numberAfterMove(before, at, turned);
        }
    };

    [[nodiscard]] int rank(const Node& node, const Child& child) const {
        const Squares replies = legalMoves(child.node.own, child.node.opponent);
        const int mobility = discs(replies) + discs(replies & corners);
        const int parity = (node.odd & bitOf(child.move)) != 0 ? unitsOfADisc / 2 : 0;
        return value(child.node) + fullMobility * mobility - parity;
    }

    const Weights* weights_;
    NearTable<14> table_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
