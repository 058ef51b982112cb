#pragma once
// Othello as in a textbook: an array of characters, eight directions, one step at a time. It shares nothing with the
// bitboards but the text of a position.
#include <string>
#include <utility>
#include <vector>

namespace mitos::test {

class SlowOthello {
  public:
    static constexpr std::pair<int, int> passMove{-1, -1};

    SlowOthello(int size, const std::string& position)
        : size_(size), squares_(position.substr(0, static_cast<std::size_t>(size * size))), mover_(position.back()) {}

    /// Returns row and column of every move, in board order; `passMove` alone if there is none but the other side has
    /// one; nothing at the end of the game.
    [[nodiscard]] std::vector<std::pair<int, int>> moves() const {
        std::vector<std::pair<int, int>> list = movesOf(mover_);
        if (list.empty() && !movesOf(otherOf(mover_)).empty()) list.push_back(passMove);
        return list;
    }

    /// Returns the discs that a move of a side turns.
    [[nodiscard]] std::vector<std::pair<int, int>> turned(char side, int row, int column) const {
        std::vector<std::pair<int, int>> all;
        if (at(row, column) != '-') return all;
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                if (down == 0 && right == 0) continue;
                std::vector<std::pair<int, int>> line;
                int r = row + down;
                int c = column + right;
                while (inside(r, c) && at(r, c) == otherOf(side)) {
                    line.emplace_back(r, c);
                    r += down;
                    c += right;
                }
                if (inside(r, c) && at(r, c) == side) all.insert(all.end(), line.begin(), line.end());
            }
        }
        return all;
    }

    void play(const std::pair<int, int>& move) {
        if (move != passMove) {
            for (const auto& [row, column] : turned(mover_, move.first, move.second)) put(row, column, mover_);
            put(move.first, move.second, mover_);
        }
        mover_ = otherOf(mover_);
    }

    /// Writes the board as games::othello::writeBoard does.
    [[nodiscard]] std::string text() const { return squares_ + " " + mover_; }
    [[nodiscard]] int count(char content) const {
        int number = 0;
        for (const char c : squares_) number += c == content ? 1 : 0;
        return number;
    }

  private:
    static char otherOf(char side) { return side == 'X' ? 'O' : 'X'; }

    [[nodiscard]] std::vector<std::pair<int, int>> movesOf(char side) const {
        std::vector<std::pair<int, int>> list;
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) {
                if (!turned(side, row, column).empty()) list.emplace_back(row, column);
            }
        }
        return list;
    }
    [[nodiscard]] bool inside(int row, int column) const {
        return row >= 0 && row < size_ && column >= 0 && column < size_;
    }
    [[nodiscard]] char at(int row, int column) const {
        return squares_[static_cast<std::size_t>(row * size_ + column)];
    }
    void put(int row, int column, char side) { squares_[static_cast<std::size_t>(row * size_ + column)] = side; }

    int size_;
    std::string squares_;
    char mover_;
};

}  // namespace mitos::test
