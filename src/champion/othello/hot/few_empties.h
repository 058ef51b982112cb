#pragma once
// Five to ten empty squares: the part of an endgame search that needs no evaluation. Scores and windows are as in
// last_empties.h.
#include "champion/othello/hot/last_empties.h"
#include "champion/othello/hot/near_table.h"
#include "champion/othello/hot/stability.h"
#include "champion/othello/move_counts.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// Returns the quadrants with an odd number of empty squares.
inline Squares oddQuadrants(Squares empty) {
    Squares odd = 0;
    for (; empty != 0; empty &= empty - 1) odd ^= quadrantOf[firstOf(empty)];
    return odd;
}

/// Searches positions with at most ten empty squares.
class FewEmpties {
  public:
    /// The number of empty squares from which on moves are ordered by the number of replies; below, parity suffices.
    /// With one square less replies are counted if there are more than `fewMoves` moves.
    static constexpr int mobilityFrom = 8;
    static constexpr int fewMoves = 2;
    /// The number of empty squares from which on the table is asked about all children before any but its own move
    /// is searched; below, that costs more than it saves.
    static constexpr int childrenFrom = 9;

    explicit FewEmpties(bool transpositionCutoffs) : transpositionCutoffs_(transpositionCutoffs) {}

    /// Searches a position with at least one empty square. `odd` holds the quadrants with an odd number of them.
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
        const int needed = (65 - alpha) / 2;  // so many stable discs lower the bound to alpha
        if (discs(opponent) < needed) return false;
        bound = 64 - 2 * stability_.count(opponent, own);
        return bound <= alpha;
    }

    // Stable discs are few before the end, so they are counted only for high windows.
    static int stabilityFrom(int empties) { return 2 * empties - (empties > 20 ? 0 : 2); }

    /// Returns a lower bound on the score of the move that led to this position; -64 if the table has none.
    [[nodiscard]] int lowerBoundAfter(Squares own, Squares opponent) const { return -table_.upperBound(own, opponent); }

    /// Counts replies, those in corners twice.
    static int mobility(Squares replies) { return discs(replies) + discs(replies & corners); }

    Nodes nodes_ = 0;
    Stability stability_;
    bool transpositionCutoffs_;  // enhanced transposition cutoff (Plaat 1996)

  private:
    struct Ordered {
        Squares turned, replies;
        int score;
        Square move;
    };

    /// Searches a position with at least six empty squares whose moves are known, because they were counted.
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

    /// Tries squares of odd quadrants first. Computing the flips of each of the five squares is cheaper than finding
    /// the moves.
    int solveFive(Squares own, Squares opponent, Squares odd, int alpha) {
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(own, opponent, 5, alpha, bound)) return bound;
        const Squares empty = ~(own | opponent);
        for (int passed = 0; passed < 2; ++passed) {
            int best = -noScore;
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
            if (best != -noScore) return passed != 0 ? -best : best;
            const Squares mover = own;
            own = opponent;
            opponent = mover;
            alpha = -alpha - 1;
        }
        return finalScore(own, opponent);  // exchanged twice: as at first
    }

    /// Searches positions with six empty squares, or seven and few moves; after a pass with any number.
    int byParity(Squares own, Squares opponent, Squares moves, Squares odd, int empties, int alpha) {
        ++nodes_;
        int bound = 0;
        if (stabilityCuts(own, opponent, empties, alpha, bound)) return bound;
        if (moves == 0) {
            const Squares replies = legalMoves(opponent, own);
            if (replies == 0) return finalScore(own, opponent);
            return -byParity(opponent, own, replies, odd, empties, -alpha - 1);
        }
        int best = -noScore;
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

        const auto stored = table_.lookUp(own, opponent, alpha);
        if (stored.decides) return stored.bound;

        if (moves == 0) {
            const Squares replies = legalMoves(opponent, own);
            if (replies == 0) return finalScore(own, opponent);
            return -byMobility(opponent, own, replies, odd, empties, -alpha - 1);
        }

        int best = -noScore;
        Square bestMove = pass;
        if (stored.move != pass) {
            const Squares turned = flips(own, opponent, stored.move);
            best = -solve(opponent ^ turned, own ^ turned ^ bitOf(stored.move), odd ^ quadrantOf[stored.move],
                          empties - 1, -alpha - 1);
            bestMove = stored.move;
        }
        if (best <= alpha) {
            std::array<Ordered, 64> list;
            int count = 0;
            Squares rest = stored.move != pass ? moves & ~bitOf(stored.move) : moves;
            while (rest != 0) {
                const Square at = take(rest);
                const Squares turned = flips(own, opponent, at);
                const Squares nextOwn = opponent ^ turned;
                const Squares nextOpponent = own ^ turned ^ bitOf(at);
                if (empties >= childrenFrom && transpositionCutoffs_) {
                    if (const int score = lowerBoundAfter(nextOwn, nextOpponent); score > alpha) return score;
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
        table_.store(own, opponent, alpha, best, bestMove);
        return best;
    }

    /// Returns the rank of a move; lower ranks are tried first. Fewer replies are better, now and later: such moves
    /// are searched soonest, and refute most often.
    static int rank(Squares own, Squares opponent, Square at, Squares turned, Squares replies, Squares odd) {
        int score = 8 * mobility(replies) + 3 * discs(around(own ^ turned ^ bitOf(at)) & ~(own | opponent | bitOf(at)));
        if ((odd & bitOf(at)) != 0) score -= 3;
        if ((corners & bitOf(at)) != 0) score -= 4;
        return score;
    }

    NearTable<13> table_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
