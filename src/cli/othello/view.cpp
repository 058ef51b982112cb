#include "cli/othello/view.h"

#include <fmt/format.h>

#include "texts/othello.h"
#include "texts/othello_terminal.h"

namespace mitos::cli {
namespace {

using api::othello::bitOf;
using api::othello::Board;
using api::othello::Othello;
using api::othello::Square;

constexpr const char* lastColour = "\033[1;33m";
constexpr const char* turnedColour = "\033[1;36m";
constexpr const char* legalColour = "\033[32m";
constexpr const char* emptyColour = "\033[2m";
constexpr const char* plainColour = "\033[0m";

char sign(const Board& board, Square square, bool legal) {
    if ((board.black & bitOf(square)) != 0) return 'X';
    if ((board.white & bitOf(square)) != 0) return 'O';
    return legal ? '.' : '-';
}

const char* colourOf(Square square, char shown, const BoardMarks& marks) {
    if (marks.last == square) return lastColour;
    if ((marks.turned & bitOf(square)) != 0) return turnedColour;
    if (shown == '.') return legalColour;
    return shown == '-' ? emptyColour : nullptr;
}

}  // namespace

std::string drawOthello(const Screen& screen, const Othello& game, const Board& board, const BoardMarks& marks) {
    std::string letters = "   ";
    for (int column = 0; column < game.size(); ++column) letters += fmt::format(" {}", static_cast<char>('a' + column));
    const std::uint64_t legal = marks.legal ? game.moves(board) : 0;
    std::string text = letters + "\n";
    for (int row = 0; row < game.size(); ++row) {
        text += fmt::format("  {}", row + 1);
        bool closing = false;  // the bracket behind the last move
        for (int column = 0; column < game.size(); ++column) {
            const Square square = api::othello::squareAt(row, column);
            const char shown = sign(board, square, (legal & bitOf(square)) != 0);
            const char* colour = screen.colour ? colourOf(square, shown, marks) : nullptr;
            const bool brackets = !screen.colour && marks.last == square;
            text += closing ? ')' : brackets ? '(' : ' ';
            closing = brackets;
            text += colour == nullptr ? std::string(1, shown) : fmt::format("{}{}{}", colour, shown, plainColour);
        }
        text += fmt::format("{}{}\n", closing ? ')' : ' ', row + 1);
    }
    return text + letters + "\n";
}

base::Phrase colourName(api::othello::Colour colour) {
    return colour == api::othello::Colour::black ? text::othelloBlack : text::othelloWhite;
}

base::Message scoreLine(const Othello& game, const Board& board) {
    return base::say(text::othelloScore, api::othello::discs(board.black), api::othello::discs(board.white),
                     api::othello::discs(game.empties(board)));
}

}  // namespace mitos::cli
