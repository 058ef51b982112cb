#include "games/othello/board_text.h"

#include "base/error.h"
#include "base/words.h"
#include "games/othello/size.h"
#include "texts/othello.h"

namespace mitos::games::othello {
namespace {

using base::Message;
using base::say;

constexpr std::string_view blanks = " \t\r\n\v\f";

enum class Content { black, white, empty, foreign };

Content contentOf(char c) {
    switch (c) {
    case 'X':
    case 'x':
    case '*':
        return Content::black;
    case 'O':
    case 'o':
    case '0':
        return Content::white;
    case '-':
    case '.':
    case '_':
        return Content::empty;
    default:
        return Content::foreign;
    }
}

// Returns the whole character that begins at a byte, to be shown.
std::string characterAt(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    return base::shownWord(text.substr(at, end - at));
}

}  // namespace

Board readBoard(int size, std::string_view text, const std::string& source, std::size_t firstLine) {
    const auto fail = [&](std::size_t at, const Message& reason) {
        throw base::TextError(base::placeAt(source, text, at, firstLine), reason);
    };
    Board board;
    const int squares = size * size;
    int count = 0;  // of the squares, and then of the side to move
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;
         at = text.find_first_not_of(blanks, at + 1)) {
        const Content content = contentOf(text[at]);
        if (count > squares) fail(at, say(text::othelloBoardLong, squares));
        if (count == squares) {
            if (content == Content::empty || content == Content::foreign) {
                fail(at, say(text::othelloNoMover, characterAt(text, at)));
            }
            board.mover = content == Content::black ? Colour::black : Colour::white;
        } else {
            const Squares bit = bitOf(squareAt(count / size, count % size));
            if (content == Content::foreign) fail(at, say(text::othelloForeignSquare, characterAt(text, at)));
            if (content == Content::black) board.black |= bit;
            if (content == Content::white) board.white |= bit;
        }
        ++count;
    }
    if (count == 0) fail(text.size(), say(text::othelloBoardEmpty, squares));
    if (count < squares) fail(text.size(), say(text::othelloBoardShort, count, squares));
    if (count == squares) fail(text.size(), say(text::othelloMoverMissing, squares));
    return board;
}

std::string writeBoard(int size, const Board& board) {
    std::string text;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const Squares bit = bitOf(squareAt(row, column));
            const char whiteOrEmpty = (board.white & bit) != 0 ? 'O' : '-';
            text += (board.black & bit) != 0 ? 'X' : whiteOrEmpty;
        }
    }
    text += board.mover == Colour::black ? " X" : " O";
    return text;
}

std::optional<Square> readSquare(int size, std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const int column = base::lowered(text[0]) - 'a';
    const int row = text[1] - '1';
    if (column < 0 || column >= size || row < 0 || row >= size) return std::nullopt;
    return squareAt(row, column);
}

bool isPassWord(std::string_view text) {
    const std::string word = base::lowered(text);
    return word == "pass" || word == "pa" || word == "ps" || word == "--";
}

std::string writeSquare(Square square) {
    if (square >= pass) return "pass";
    return {static_cast<char>('a' + columnOf(square)), static_cast<char>('1' + rowOf(square))};
}

}  // namespace mitos::games::othello
