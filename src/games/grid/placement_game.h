#pragma once
// A placement game with its moves and ends; it fits the Game concept of search/turns.
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/hash.h"
#include "games/grid/board_text.h"
#include "games/grid/rules.h"

namespace mitos::games::grid {

/// A set of cells: one bit each, cell 0 lowest:
///
///     bit   0 1 2        row 0
///           3 4 5        row 1      (on a board of three columns)
///           6 7 8 …      row 2
using Cells = std::uint64_t;

enum class Status : std::uint8_t { open, maxWins, minWins, draw };

/// A position: one mask per letter, the side to move, and the status.
struct GridState {
    std::array<Cells, mostLetters> letters{};
    Side mover = Side::max;
    Status status = Status::open;
    std::int16_t points = 0;  // of MAX minus those of MIN, in games with points

    [[nodiscard]] Cells occupied() const {
        return letters[0] | letters[1] | letters[2] | letters[3] | letters[4] | letters[5];
    }
    [[nodiscard]] std::uint64_t hash() const {
        std::uint64_t value = base::mix(letters[0], letters[1]);
        value = base::mix(value, letters[2]);
        for (std::size_t i = 3; i < mostLetters; ++i) value ^= letters[i] * (0x9E3779B97F4A7C15U + 2 * i);
        return base::mix(value, static_cast<std::uint64_t>(static_cast<std::uint16_t>(points)) * 8 +
                                    static_cast<std::uint64_t>(mover) * 4 + static_cast<std::uint64_t>(status));
    }

    friend bool operator==(const GridState&, const GridState&) = default;
};

/// One place where a pattern can stand on the board.
struct Line {
    std::array<Cells, mostLetters> needs{};  // the cells that must hold each letter
    Owner owner = Owner::completer;
    std::uint8_t pattern = 0;  // index in Rules::patterns
    std::array<std::int8_t, longestPattern> cells{};
    std::uint8_t length = 0;
};

/// The number of patterns of each side on a board.
struct PatternCount {
    int max = 0;
    int min = 0;
    int nobody = 0;
};

/// The rules of one game, prepared for play.
class PlacementGame {
  public:
    using State = GridState;
    using Move = Placing;
    static constexpr std::size_t mostMoves = 64 * mostLetters;

    explicit PlacementGame(Rules rules);

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }

    /// Returns the position with that board, the first side to move and no points; its status follows from the board.
    [[nodiscard]] State startOn(const BoardText& board) const;
    /// Returns a position that may arise in play, with `mover` to move.
    [[nodiscard]] State position(const BoardText& board, Side mover) const;
    [[nodiscard]] State position(const std::array<Cells, mostLetters>& letters, Side mover) const;
    [[nodiscard]] BoardText boardOf(const State& state) const;

    [[nodiscard]] bool maxToMove(const State& state) const { return state.mover == Side::max; }
    [[nodiscard]] bool isOver(const State& state) const { return state.status != Status::open; }
    /// Returns +10, 0 or -10 as in the original programs; in games with points the margin.
    [[nodiscard]] int finalValue(const State& state) const;

    template <class Visit>
    void forEachMove(const State& state, Visit&& visit) const {
        const std::vector<std::uint8_t>& letters = state.mover == Side::max ? maxLetters_ : minLetters_;
        for (Cells left = playable(state.occupied()); left != 0; left &= left - 1) {
            const auto cell = static_cast<std::uint8_t>(std::countr_zero(left));
            for (const std::uint8_t letter : letters) visit(Placing{cell, letter});
        }
    }
    [[nodiscard]] State after(const State& state, const Move& move) const;
    [[nodiscard]] bool isLegal(const State& state, const Move& move) const;

    [[nodiscard]] Cells allCells() const { return all_; }

    /// Returns the empty cells that a letter can go to.
    [[nodiscard]] Cells playable(Cells occupied) const {
        const Cells empty = all_ & ~occupied;
        if (!rules_.gravity) return empty;
        return empty & ((occupied >> rules_.columns) | bottomRow_);  // the cell below is taken, or it is the bottom row
    }

    /// Counts the patterns that a letter just written has completed.
    [[nodiscard]] PatternCount madeBy(const std::array<Cells, mostLetters>& letters, Placing move) const;
    /// Counts all patterns on the board, whoever completed them.
    [[nodiscard]] PatternCount count(const State& state) const;
    /// Returns the lines that are complete on the board.
    [[nodiscard]] std::vector<const Line*> standing(const State& state) const;

  private:
    [[nodiscard]] Status fullStatus() const;
    [[nodiscard]] Status verdict(const State& state, const PatternCount& made, Side completer) const;
    [[nodiscard]] Status judgeBoard(const State& state) const;

    Rules rules_;
    std::vector<Line> lines_;
    std::vector<std::vector<std::uint16_t>> through_;  // lines, indexed by cell and letter
    std::vector<std::uint8_t> maxLetters_;
    std::vector<std::uint8_t> minLetters_;
    Cells all_ = 0;
    Cells bottomRow_ = 0;
};

}  // namespace mitos::games::grid
