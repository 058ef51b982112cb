#include "games/grid/board_text.h"

#include <algorithm>

#include "base/error.h"
#include "games/grid/placement_game.h"
#include "texts/grid.h"

namespace mitos::games::grid {
namespace {

using base::say;

// Reads a number of one or two digits, or nothing.
std::optional<int> smallNumber(std::string_view text) {
    if (text.empty() || text.size() > 2) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = 10 * value + (c - '0');
    }
    return value;
}

// Returns the whole character that begins at a byte, to be shown; `?` for control characters.
std::string characterAt(std::string_view text, std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x20 || byte == 0x7F) return "?";
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    return std::string(text.substr(at, end - at));
}

}  // namespace

std::optional<int> readCell(const Rules& rules, std::string_view text) {
    const std::size_t blank = text.find(' ');
    std::optional<int> row;
    std::optional<int> column;
    if (blank != std::string_view::npos) {
        row = smallNumber(text.substr(0, blank));
        column = smallNumber(text.substr(std::min(text.find_first_not_of(' ', blank), text.size())));
    } else if (text.size() >= 2) {
        const char letter = static_cast<char>(text[0] | 0x20);  // to lower case
        if (letter >= 'a' && letter <= 'h') column = letter - 'a';
        row = smallNumber(text.substr(1));
        if (row) row = *row - 1;
    }
    if (!row || !column || *row < 0 || *row >= rules.rows || *column < 0 || *column >= rules.columns)
        return std::nullopt;
    return *row * rules.columns + *column;
}

BoardText readBoardText(const Rules& rules, std::string_view text, const std::string& source) {
    BoardText board;
    std::size_t tooFar = text.size();  // where the first superfluous cell is, or where one is missing
    const auto cells = static_cast<std::size_t>(rules.cells());
    const auto fail = [&](std::size_t at, const base::Message& reason) {
        throw base::TextError(base::placeAt(source, text, at), reason);
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == ' ' || c == '/' || c == '\n' || c == '\r' || c == '\t') continue;
        const bool empty = c == emptyCell || c == '.' || c == '-';
        if (!empty && rules.letters.find(c) == std::string::npos) {
            fail(at, say(text::boardLetter, characterAt(text, at), rules.letters));
        }
        if (board.size() == cells) tooFar = at;
        board += empty ? emptyCell : c;
    }
    if (board.size() != cells) fail(tooFar, say(text::boardCells, board.size(), cells));
    return board;
}

std::string writeMove(const Rules& rules, Placing move) {
    return fmt::format("{} {} {}", move.cell / rules.columns, move.cell % rules.columns, rules.letters[move.letter]);
}

std::optional<base::Message> startProblem(const Rules& rules, const BoardText& board) {
    return startProblem(PlacementGame(rules), board);
}

std::optional<base::Message> startProblem(const PlacementGame& game, const BoardText& board) {
    if (board.find(emptyCell) == std::string::npos) return say(text::startFull);
    const auto columns = static_cast<std::size_t>(game.rules().columns);
    if (game.rules().gravity) {
        for (std::size_t cell = 0; cell + columns < board.size(); ++cell) {
            if (board[cell] != emptyCell && board[cell + columns] == emptyCell) {
                return say(text::startFloats, fmt::format("{} {}", cell / columns, cell % columns));
            }
        }
    }
    if (game.isOver(game.startOn(board))) return say(text::startOver);
    return std::nullopt;
}

}  // namespace mitos::games::grid
