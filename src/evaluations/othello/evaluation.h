#pragma once
// An evaluation file made ready for one board size: fast to ask, and able to explain itself.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "evaluations/othello/formula.h"
#include "evaluations/othello/regions.h"
#include "games/othello/board.h"
#include "games/othello/moves.h"

namespace mitos::evaluations::othello {

using games::othello::Board;

/// One line of an explanation: what the term counts for each side, and what that is worth. For a table the counts are sums
/// of weights.
struct Share {
    std::string key;  // as the file names it
    int black = 0;
    int white = 0;
    int coefficient = 0;

    [[nodiscard]] int value() const { return coefficient * (black - white); }
};

struct Breakdown {
    std::size_t phase = 0;  // which of the formula's phases, from 0
    int discs = 0;
    std::vector<Share> shares;  // in the order of the terms, then the tables; what the phase does not weigh is left out
    int value = 0;              // the sum of the shares
};

/// Fits the Evaluation concept of search/turns: black minus white, between -mostValue and mostValue. For positions that are
/// not over; a finished game is valued by the game.
class Evaluation {
  public:
    /// An Error (usage) with the reason when the formula cannot judge boards of this size.
    Evaluation(Formula formula, int size);

    [[nodiscard]] int operator()(const Board& board) const;
    /// The same value, term by term, by straightforward counting.
    [[nodiscard]] Breakdown breakdown(const Board& board) const;

    [[nodiscard]] const Formula& formula() const { return formula_; }
    [[nodiscard]] int size() const { return size_; }

  private:
    // All that depends only on where a disc lies (edge, C, X, corner, discs, every table) is one number a square. The eight
    // squares of a row together have 256 patterns: rows[r][pattern] is the sum over the discs of such a row, so a side takes
    // eight look-ups, however many tables the file has. 8 KiB a phase.
    struct Compiled {
        std::array<std::array<std::int32_t, 256>, 8> rows{};
        int mobility = 0;
        int vulnerable = 0;
        int closeness = 0;
    };

    [[nodiscard]] Compiled compile(const Phase& phase) const;
    [[nodiscard]] int count(Term term, const Board& board, games::othello::Colour side) const;

    Formula formula_;
    int size_;
    Regions regions_;
    std::array<std::uint8_t, mostDiscs + 1> phaseOf_{};  // by the discs on the board
    std::vector<Compiled> phases_;
};

}  // namespace mitos::evaluations::othello
