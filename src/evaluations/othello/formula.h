#pragma once
// What an evaluation file says: phases by the discs on the board, and in each a coefficient for every term and every table.
#include <array>
#include <string>
#include <vector>

#include "evaluations/othello/terms.h"

namespace mitos::evaluations::othello {

inline constexpr int mostDiscs = 64;
inline constexpr int mostCoefficient = 10'000;  // either way; the same for the weights of a table
inline constexpr std::size_t mostPhases = 16;
inline constexpr std::size_t mostTables = 16;  // different names
/// No position may be worth more than this either way: a finished game is worth a million and its discs, beyond all of them.
inline constexpr int mostValue = 900'000;

/// The weights of the squares, in board order (a1 b1 … then a2 …), of one board size.
struct Weights {
    int size = 8;
    std::vector<int> squares;
};

/// A term of the file's own: the sum of the weights of the squares on which a side has discs.
struct SquareTable {
    std::string name;
    std::vector<Weights> sizes;

    /// The weights for a board of this size, or null.
    [[nodiscard]] const Weights* forSize(int size) const;
};

struct Phase {
    int from = 0;  // discs on the board, both ends included
    int to = mostDiscs;
    std::array<int, termCount> terms{};  // coefficients by the index of the term; 0 where it is not named
    std::vector<int> tables;             // coefficients in the order of the formula's tables

    [[nodiscard]] int coefficient(Term term) const { return terms[indexOf(term)]; }
};

struct Formula {
    std::string name;
    std::vector<SquareTable> tables;
    std::vector<Phase> phases;  // in the order of their discs, without gap or overlap, from 0 to 64
    std::string text;           // the file itself

    /// A table that this board size would need and that the file does not have, or null: then the size can be judged.
    [[nodiscard]] const SquareTable* missingFor(int size) const;
    /// The board sizes that it can judge, smallest first; at least one.
    [[nodiscard]] std::vector<int> sizes() const;
    /// No position of a board of this size is worth more than this, either way.
    [[nodiscard]] long long largestValue(const Phase& phase, int size) const;
    [[nodiscard]] long long largestValue(int size) const;
};

}  // namespace mitos::evaluations::othello
