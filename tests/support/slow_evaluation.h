#pragma once
// Evaluations of Othello counted square by square on a plain array of characters: an oracle that shares no code with
// src/evaluations or src/games/othello beyond the numbers of the formula.
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "evaluations/othello/formula.h"
#include "games/othello/board.h"

namespace mitos::test {

class SlowBoard {
  public:
    SlowBoard(const games::othello::Board& board, int size) : size_(size) {
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                const auto bit = static_cast<unsigned>(8 * row + column);
                const bool black = ((board.black >> bit) & 1U) != 0;
                const bool white = ((board.white >> bit) & 1U) != 0;
                cell(row, column) = black ? 'X' : white ? 'O' : '-';
            }
        }
    }

    /// Counts what the key of a term stands for, for one side ('X' or 'O').
    [[nodiscard]] int count(const std::string& key, char side) const {
        int count = 0;
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) {
                if (key == "mobility" ? isMove(row, column, side) : at(row, column) == side && has(key, row, column)) {
                    ++count;
                }
            }
        }
        return count;
    }

    [[nodiscard]] int weigh(const std::vector<int>& weights, char side) const {
        int sum = 0;
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) {
                if (at(row, column) == side) sum += weights[static_cast<std::size_t>(row * size_ + column)];
            }
        }
        return sum;
    }

    [[nodiscard]] int discs() const {
        int count = 0;
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) count += at(row, column) != '-' ? 1 : 0;
        }
        return count;
    }

  private:
    char& cell(int row, int column) { return cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]; }
    [[nodiscard]] char at(int row, int column) const {
        if (row < 0 || column < 0 || row >= size_ || column >= size_) return '#';
        return cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    template <class Holds>
    [[nodiscard]] static bool anyDirection(Holds&& holds) {
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                if ((down != 0 || right != 0) && holds(down, right)) return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool isMove(int row, int column, char side) const {
        if (at(row, column) != '-') return false;
        const char other = side == 'X' ? 'O' : 'X';
        return anyDirection([&](int down, int right) {
            int steps = 1;
            while (at(row + steps * down, column + steps * right) == other) ++steps;
            return steps > 1 && at(row + steps * down, column + steps * right) == side;
        });
    }

    [[nodiscard]] bool isCorner(int row, int column) const {
        return (row == 0 || row == size_ - 1) && (column == 0 || column == size_ - 1);
    }
    [[nodiscard]] bool touchesCorner(int row, int column, bool straight, bool emptyOnly) const {
        return anyDirection([&](int down, int right) {
            const char there = at(row + down, column + right);
            if (there == '#' || !isCorner(row + down, column + right)) return false;
            const bool isStraight = down == 0 || right == 0;
            return emptyOnly ? there == '-' : isStraight == straight;
        });
    }

    [[nodiscard]] bool has(const std::string& key, int row, int column) const {
        const bool rim = row == 0 || column == 0 || row == size_ - 1 || column == size_ - 1;
        const bool corner = isCorner(row, column);
        if (key == "discs") return true;
        if (key == "corner") return corner;
        if (key == "c") return rim && touchesCorner(row, column, true, false);
        if (key == "x") return !rim && touchesCorner(row, column, false, false);
        if (key == "edge") return rim && !corner && !touchesCorner(row, column, true, false);
        if (key == "closeness") return touchesCorner(row, column, false, true);
        if (key == "vulnerable") {
            return anyDirection([&](int down, int right) { return at(row + down, column + right) == '-'; });
        }
        std::abort();  // a term that the oracle does not have
    }

    int size_;
    std::array<std::array<char, 8>, 8> cells_{};
};

/// Returns the value of the formula for black.
inline int slowValue(const evaluations::othello::Formula& formula, const games::othello::Board& board, int size) {
    const SlowBoard slow(board, size);
    const int discs = slow.discs();
    int value = 0;
    for (const evaluations::othello::Phase& phase : formula.phases) {
        if (discs < phase.from || discs > phase.to) continue;
        const char* keys[] = {"mobility", "vulnerable", "edge", "c", "x", "corner", "closeness", "discs"};
        for (std::size_t i = 0; i < phase.terms.size(); ++i) {
            value += phase.terms[i] * (slow.count(keys[i], 'X') - slow.count(keys[i], 'O'));
        }
        for (std::size_t i = 0; i < formula.tables.size(); ++i) {
            for (const evaluations::othello::Weights& weights : formula.tables[i].sizes) {
                if (weights.size != size) continue;
                value += phase.tables[i] * (slow.weigh(weights.squares, 'X') - slow.weigh(weights.squares, 'O'));
            }
        }
    }
    return value;
}

}  // namespace mitos::test
