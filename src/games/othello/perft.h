#pragma once
// Counts the lines of play of a given length: the number that shows whether moves, flips, passes and ends are right.
//
// A pass is a move. A game that ends sooner is one line, as in the counts that are published from ten moves on.
#include <cstdint>

#include "games/othello/moves.h"

namespace mitos::games::othello {

/// Counts below one position. A `small` board masks the moves with its squares; the whole board needs no mask.
template <bool small>
class LineCounter {
  public:
    /// The depth up to which lines are counted without asking the budget: some thousands of positions.
    static constexpr int chunk = 5;

    explicit LineCounter(Squares squares) : squares_(squares) {}

    /// Counts the lines of `depth` moves (at least 1). budget.mayGoOn() is asked before each move; once it returns
    /// false, the result holds only what was found before. budget.spend(positions, lines) is told the positions whose
    /// moves were generated and the lines found.
    template <class Budget>
    std::uint64_t count(Squares own, Squares opponent, int depth, Budget& budget) {
        if (depth <= chunk) {
            if (!budget.mayGoOn()) return 0;
            const std::uint64_t lines = countAll(own, opponent, depth);
            budget.spend(seen_, lines);
            seen_ = 0;
            return lines;
        }
        ++seen_;
        Squares moves = movesOf(own, opponent);
        if (moves == 0) return movesOf(opponent, own) == 0 ? 1 : count(opponent, own, depth - 1, budget);
        std::uint64_t lines = 0;
        for (; moves != 0 && budget.mayGoOn(); moves &= moves - 1) {
            const Squares turned = flips(own, opponent, firstOf(moves));
            lines += count(opponent ^ turned, own ^ turned ^ (moves & (0 - moves)), depth - 1, budget);
        }
        return lines;
    }

  private:
    [[nodiscard]] Squares movesOf(Squares own, Squares opponent) const {
        const Squares moves = legalMoves(own, opponent);
        return small ? moves & squares_ : moves;
    }

    // The last ply is not played: its moves are only counted. If there are none there is one line, whether a pass is
    // its last move or the game is over.
    [[nodiscard]] std::uint64_t lastLines(Squares moves) const {
        if constexpr (small) moves &= squares_;
        return moves == 0 ? 1 : static_cast<std::uint64_t>(discs(moves));
    }

    std::uint64_t countAll(Squares own, Squares opponent, int depth) {
        ++seen_;
        Squares moves = movesOf(own, opponent);
        if (depth == 1) return lastLines(moves);
        if (moves == 0) return movesOf(opponent, own) == 0 ? 1 : countAll(opponent, own, depth - 1);
        std::uint64_t lines = 0;
        if (depth == 2) {
            seen_ += static_cast<std::uint64_t>(discs(moves));
            for (; moves != 0; moves &= moves - 1) lines += lastLines(repliesTo(own, opponent, firstOf(moves)));
            return lines;
        }
        for (; moves != 0; moves &= moves - 1) {
            const Squares turned = flips(own, opponent, firstOf(moves));
            lines += countAll(opponent ^ turned, own ^ turned ^ (moves & (0 - moves)), depth - 1);
        }
        return lines;
    }

    Squares squares_;
    std::uint64_t seen_ = 0;
};

}  // namespace mitos::games::othello
