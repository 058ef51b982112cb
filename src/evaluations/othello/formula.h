#pragma once
// The content of an evaluation file: phases by the discs on the board, each with a coefficient for every term and
// table.
#include <array>
#include <string>
#include <vector>

#include "evaluations/othello/terms.h"

namespace mitos::evaluations::othello {

inline constexpr int mostDiscs = 64;
inline constexpr int mostCoefficient = 10'000;  // of coefficients and table weights, whatever the sign
inline constexpr std::size_t mostPhases = 16;
inline constexpr std::size_t mostTables = 16;  // tables of the same name for several sizes count once
/// The largest absolute value that a position may have. A finished game is worth a million and its discs, so it lies
/// beyond all of them.
inline constexpr int mostValue = 900'000;

/// The weights of the squares for one board size, in board order (a1 b1 … then a2 …).
struct Weights {
    int size = 8;
    std::vector<int> squares;
};

/// A term that the file defines: the sum of the weights of the squares on which a side has discs.
struct SquareTable {
    std::string name;
    std::vector<Weights> sizes;

    /// Returns the weights for a board of this size, or null if there are none.
    [[nodiscard]] const Weights* forSize(int size) const;
};

/// The coefficients for positions with a number of discs between `from` and `to`.
struct Phase {
    int from = 0;  // discs on the board; `from` and `to` are included
    int to = mostDiscs;
    std::array<int, termCount> terms{};  // coefficients by indexOf(term); 0 if the file does not name it
    std::vector<int> tables;             // coefficients in the order of Formula::tables

    [[nodiscard]] int coefficient(Term term) const { return terms[indexOf(term)]; }
};

/// An evaluation file that was read and checked.
struct Formula {
    std::string name;
    std::vector<SquareTable> tables;
    std::vector<Phase> phases;  // cover 0 to 64 discs in order, without gap or overlap
    std::string text;           // the whole file

    /// Returns the first table without weights for this board size; null if the formula can value boards of this
    /// size.
    [[nodiscard]] const SquareTable* missingFor(int size) const;
    /// Returns the board sizes that the formula can value, smallest first; at least one once the file has been
    /// checked.
    [[nodiscard]] std::vector<int> sizes() const;
    /// Returns an upper bound for the absolute value of the phase's positions on boards of this size.
    [[nodiscard]] long long largestValue(const Phase& phase, int size) const;
    /// Returns the largest of these bounds over all phases.
    [[nodiscard]] long long largestValue(int size) const;
};

}  // namespace mitos::evaluations::othello
