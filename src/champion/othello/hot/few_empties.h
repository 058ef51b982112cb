#pragma once
// Five to ten empty squares: the part of an endgame search that needs no evaluation. Scores and windows as in
// last_empties.h.
#include "champion/othello/hot/last_empties.h"
#include "champion/othello/hot/near_table.h"
#include "champion/othello/hot/stability.h"
#include "champion/othello/move_counts.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// The quadrants with an odd number of empty squares.
inline Squares oddQuadrants(Squares empty) {
    Squares odd = 0;
    for (; empty != 0; empty &= empty - 1) odd ^= quadrantOf[firstOf(empty)];
    return odd;
}

class FewEmpties {
  public:
    /// From so many empty squares on the replies are counted to order the moves; below, parity is order enough. With one square less
    /// they are counted where there are more than a few moves.
    static constexpr int mobilityFrom = 8;
    static constexpr int fewMoves = 2;
    /// From so many on the table is asked about the children before any but its own move is searched; below, that costs more than it
    /// saves.
    static constexpr int childrenFrom = 9;

    explicit FewEmpties(bool transpositions) : transpositions_(transpositions) {}

    /// For at least one empty square. `odd`: the quadrants with an odd number of them.
    int solve(Squares own, Squares opponent, Squares odd, int empties, int alpha) {
        if (empties >= 6) return solveFrom(own, opponent, legalMoves(own, opponent), odd, empties, alpha);
        if (empties == 5) return solveFive(own, opponent, odd, alpha);
        if (empties == 4) return solveFour(own, opponent, odd, alpha, nodes_);
        return solveUpToThree(own, opponent, alpha);
    }

    [[nodiscard]] Nodes nodes() const { return nodes_; }
    void clear() {
        table_.clear();
        nodes_ = 0;
    }

  protected:
    [[nodiscard]] bool stabilityCuts(Squares own, Squares opponent, int empties, int alpha, int& bound) const {
        if (alpha < stabilityFrom(empties)) return false;
        const int needed = (65 - alpha) / 2;  // so many stable discs that the bound is at most alpha
        if (discs(opponent) < needed) return false;
        bound = 64 - 2 * stability_.count(opponent, own);
        return bound <= alpha;
    }

    // Stable discs are few before the end, so they are counted only for high windows.
    static int stabilityFrom(int empties) { return 2 * empties - (empties > 20 ? 0 : 2); }

    /// A lower bound on the score of the move that led here; -64 where the table knows nothing.
    [[nodiscard]] int atLeastAfter(Squares own, Squares opponent) const { return -table_.mostOf(own, opponent); }

    /// Replies, those in corners twice.
    static int mobility(Squares replies) { return discs(replies) + discs(replies & corners); }

    Nodes nodes_ = 0;
    Stability stability_;
    bool transpositions_;  // enhanced transposition cut-off (Plaat 1996)

  private:
    struct Ordered {
        Squares turned, replies;
        int score;
        Square move;
    };

    /// For at least six empty squares; the moves are known, because they were counted.
    int solveFrom(Squares own, Squares opponent, Squares moves, Squares odd, int empties, int alpha) {
        if (empties >= mobilityFrom || (empties + 1 == mobilityFrom && discs(moves) > fewMoves))
            return byMobility(own, opponent, moves, odd, empties, alpha);
        return byParity(own, opponent, moves, odd, empties, alpha);
    }

    int solveUpToThree(Squares own, Squares opponent, int alpha) {
        Squares empty = ~(own | opponent);
        const Square x1 = take(empty);
        if (empty == 0) return solveOne(own, x1, alpha);
        const Square x2 = take(empty);
        if (empty == 0) return solveTwo(own, opponent, x1, x2, alpha, nodes_);
        return solveThree(own, opponent, x1, x2, firstOf(empty), alpha, nodes_);
    }

    /// Squares of odd quadrants first; to ask each of the five what it turns is cheaper than to find the moves.
    int solveFive(Squares own, Squares opponent, Squares odd, int alpha) {
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(own, opponent, 5, alpha, bound)) return bound;
        const Squares empty = ~(own | opponent);
        for (int passed = 0; passed < 2; ++passed) {
            int best = -nothing;
            for (Squares part : {empty & odd, empty & ~odd}) {
                while (part != 0) {
                    const Square at = take(part);
                    if ((neighbours[at] & opponent) == 0) continue;
                    const Squares turned = flips(own, opponent, at);
                    if (turned == 0) continue;
                    const int score = -solveFour(opponent ^ turned, own ^ turned ^ bitOf(at), odd ^ quadrantOf[at],
                                                 -alpha - 1, nodes_);
                    if (score > best) best = score;
                    if (best > alpha) return passed != 0 ? -best : best;
                }
            }
            if (best != -nothing) return passed != 0 ? -best : best;
            const Squares mover = own;
            own = opponent;
            opponent = mover;
            alpha = -alpha - 1;
        }
        return finalScore(own, opponent);  // twice exchanged: as at first
    }

    /// For six empty squares, or seven with few moves; after a pass with any.
    int byParity(Squares own, Squares opponent, Squares moves, Squares odd, int empties, int alpha) {
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(own, opponent, empties, alpha, bound)) return bound;
        if (moves == 0) {
            const Squares replies = legalMoves(opponent, own);
            if (replies == 0) return finalScore(own, opponent);
            return -byParity(opponent, own, replies, odd, empties, -alpha - 1);
        }
        int best = -nothing;
        const Squares even = moves & ~odd;
        moves &= odd;
        for (Squares part : {moves & corners, moves & ~(corners | xSquares), moves & xSquares, even & corners,
                             even & ~(corners | xSquares), even & xSquares}) {
            while (part != 0) {
                const Square at = take(part);
                const Squares turned = flips(own, opponent, at);
                const Squares nextOwn = opponent ^ turned;
                const Squares nextOpponent = own ^ turned ^ bitOf(at);
                const Squares nextOdd = odd ^ quadrantOf[at];
                const int score = empties == 6 ? -solveFive(nextOwn, nextOpponent, nextOdd, -alpha - 1)
                                               : -byParity(nextOwn, nextOpponent, legalMoves(nextOwn, nextOpponent),
                                                           nextOdd, empties - 1, -alpha - 1);
                if (score > best) {
                    best = score;
                    if (best > alpha) return best;
                }
            }
        }
        return best;
    }

    int byMobility(Squares own, Squares opponent, Squares moves, Squares odd, int empties, int alpha) {
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(own, opponent, empties, alpha, bound)) return bound;

        const auto known = table_.knownOf(own, opponent, alpha);
        if (known.decides) return known.bound;

        if (moves == 0) {
            const Squares replies = legalMoves(opponent, own);
            if (replies == 0) return finalScore(own, opponent);
            return -byMobility(opponent, own, replies, odd, empties, -alpha - 1);
        }

        int best = -nothing;
        Square bestMove = pass;
        if (known.move != pass) {
            const Squares turned = flips(own, opponent, known.move);
            best = -solve(opponent ^ turned, own ^ turned ^ bitOf(known.move), odd ^ quadrantOf[known.move],
                          empties - 1, -alpha - 1);
            bestMove = known.move;
        }
        if (best <= alpha) {
            std::array<Ordered, 64> list;
            int count = 0;
            Squares rest = known.move != pass ? moves & ~bitOf(known.move) : moves;
            while (rest != 0) {
                const Square at = take(rest);
                const Squares turned = flips(own, opponent, at);
                const Squares nextOwn = opponent ^ turned;
                const Squares nextOpponent = own ^ turned ^ bitOf(at);
                if (empties >= childrenFrom && transpositions_) {
                    if (const int score = atLeastAfter(nextOwn, nextOpponent); score > alpha) return score;
                }
                const Squares replies = legalMoves(nextOwn, nextOpponent);
                list[static_cast<std::size_t>(count++)] = {turned, replies,
                                                           rank(own, opponent, at, turned, replies, odd), at};
            }
            for (int i = 0; i < count; ++i) {
                int first = i;
                for (int k = i + 1; k < count; ++k) {
                    if (list[static_cast<std::size_t>(k)].score < list[static_cast<std::size_t>(first)].score)
                        first = k;
                }
                const Ordered next = list[static_cast<std::size_t>(first)];
                list[static_cast<std::size_t>(first)] = list[static_cast<std::size_t>(i)];
                const int score = -solveFrom(opponent ^ next.turned, own ^ next.turned ^ bitOf(next.move), next.replies,
                                             odd ^ quadrantOf[next.move], empties - 1, -alpha - 1);
                if (score > best) {
                    best = score;
                    bestMove = next.move;
                    if (best > alpha) break;
                }
            }
        }
        table_.keep(own, opponent, alpha, best, bestMove);
        return best;
    }

    /// The fewer replies the better, now and later: they are soonest searched, and most often refute. Lower is tried first.
    static int rank(Squares own, Squares opponent, Square at, Squares turned, Squares replies, Squares odd) {
        int score = 8 * mobility(replies) + 3 * discs(around(own ^ turned ^ bitOf(at)) & ~(own | opponent | bitOf(at)));
        if ((odd & bitOf(at)) != 0) score -= 3;
        if ((corners & bitOf(at)) != 0) score -= 4;
        return score;
    }

    NearTable<13> table_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
