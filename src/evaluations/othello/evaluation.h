#pragma once
// An evaluation file compiled for one board size: it values positions fast and can explain each value.
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

/// One line of a breakdown: a term or a table, what it counts for each side, and its coefficient. For a table the
/// counts are sums of weights.
struct Share {
    std::string key;  // the name of the term or table in the file
    int black = 0;
    int white = 0;
    int coefficient = 0;

    /// Returns what the line adds to the value of the position.
    [[nodiscard]] int value() const { return coefficient * (black - white); }
};

/// The value of one position, term by term.
struct Breakdown {
    std::size_t phase = 0;  // the index in Formula::phases
    int discs = 0;          // on the board, of both sides
    std::vector<Share>
        shares;     // terms, then tables, in the order of the formula; those with coefficient 0 are left out
    int value = 0;  // the sum of the shares
};

/// Values positions that are not over: black minus white, between -mostValue and mostValue. Finished games are valued
/// by the game. It meets the Evaluation concept of search/turns.
class Evaluation {
  public:
    /// Compiles the formula for boards of this size. Throws a base::Error (usage) if one of its tables has no weights
    /// for the size.
    Evaluation(Formula formula, int size);

    /// Returns the value of the position for black.
    [[nodiscard]] int operator()(const Board& board) const;
    /// Returns the same value, term by term, counted without the compiled tables.
    [[nodiscard]] Breakdown breakdown(const Board& board) const;

    [[nodiscard]] const Formula& formula() const { return formula_; }
    [[nodiscard]] int size() const { return size_; }

  private:
    // One phase, compiled. All that depends only on the square of a disc (edge, C, X, corner, discs, every table) is
    // one number for each square. The eight squares of a row have 256 patterns: rows[r][pattern] is the sum over the
    // discs of such a row. So a side takes eight reads, however many tables the file has. A phase takes 8 KiB.
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
    std::array<std::uint8_t, mostDiscs + 1> phaseOf_{};  // the index in phases_ by the number of discs
    std::vector<Compiled> phases_;
};

}  // namespace mitos::evaluations::othello
