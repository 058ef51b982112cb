#pragma once
// A placement game as slow and plain as possible, on a board of text: the oracle for PlacementGame. It shares nothing
// with it but the rules as data.
#include <string>
#include <vector>

#include "games/grid/rules.h"

namespace mitos::test {

struct SlowGame {
    games::grid::Rules rules;
    std::string board;
    bool maxMoves = true;
    char verdict = ' ';  // ' ' during the game; then 'M' for MAX, 'm' for MIN, '=' for a draw
    int points = 0;

    SlowGame(games::grid::Rules given, std::string start)
        : rules(std::move(given)), board(std::move(start)), maxMoves(rules.first == games::grid::Side::max) {}

    [[nodiscard]] char at(int row, int column) const {
        if (row < 0 || row >= rules.rows || column < 0 || column >= rules.columns) return '#';
        return board[static_cast<std::size_t>(row * rules.columns + column)];
    }

    [[nodiscard]] bool mayWrite(int row, int column) const {
        if (at(row, column) != '_') return false;
        return !rules.gravity || at(row + 1, column) != '_';
    }

    /// Counts how often the patterns of `owner` are on the board.
    [[nodiscard]] int standing(games::grid::Owner owner) const {
        int count = 0;
        for (const auto& pattern : rules.patterns) {
            if (pattern.owner != owner) continue;
            for (int row = 0; row < rules.rows; ++row) {
                for (int column = 0; column < rules.columns; ++column) {
                    if (rules.alongRows) count += reads(pattern.text, row, column, 0, 1);
                    if (rules.alongColumns) count += reads(pattern.text, row, column, 1, 0);
                    if (rules.alongDiagonals) count += reads(pattern.text, row, column, 1, 1);
                    if (rules.alongDiagonals) count += reads(pattern.text, row, column, 1, -1);
                }
            }
        }
        return count;
    }

    [[nodiscard]] int reads(const std::string& text, int row, int column, int down, int right) const {
        for (const char letter : text) {
            if (at(row, column) != letter) return 0;
            row += down;
            column += right;
        }
        return 1;
    }

    void write(int row, int column, char letter) {
        using games::grid::Owner;
        using games::grid::Winner;
        const int maxBefore = standing(Owner::max);
        const int minBefore = standing(Owner::min);
        const int anyBefore = standing(Owner::completer);
        board[static_cast<std::size_t>(row * rules.columns + column)] = letter;
        const int maxNow = standing(Owner::max);
        const int minNow = standing(Owner::min);
        const int maxMade = maxNow - maxBefore;
        const int minMade = minNow - minBefore;
        const int anyMade = standing(Owner::completer) - anyBefore;
        const bool made = maxMade + minMade + anyMade > 0;
        if (rules.winner == Winner::morePoints) points += maxMade - minMade + (maxMoves ? anyMade : -anyMade);

        const bool full = board.find('_') == std::string::npos;
        if (full || (made && rules.ending == games::grid::Ending::anyPattern)) {
            const char mover = maxMoves ? 'M' : 'm';
            const char opponent = maxMoves ? 'm' : 'M';
            const char onFull = rules.full == games::grid::FullBoard::max   ? 'M'
                                : rules.full == games::grid::FullBoard::min ? 'm'
                                                                            : '=';
            if (rules.winner == Winner::completer) verdict = made ? mover : onFull;
            if (rules.winner == Winner::otherThanCompleter) verdict = made ? opponent : onFull;
            if (rules.winner == Winner::ownerOfPattern) {
                verdict = !made ? onFull : maxMade > 0 && minMade > 0 ? mover : maxMade > 0 ? 'M' : 'm';
            }
            if (rules.winner == Winner::morePatterns) {
                verdict = maxNow > minNow ? 'M' : maxNow < minNow ? 'm' : maxNow > 0 ? '=' : onFull;
            }
            if (rules.winner == Winner::morePoints) verdict = points > 0 ? 'M' : points < 0 ? 'm' : '=';
        }
        if (!(made && rules.again)) maxMoves = !maxMoves;
    }
};

}  // namespace mitos::test
