// Everything that reads an Othello position or square. The first byte chooses the size, the rest is the text.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/error.h"
#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "games/othello/symmetry.h"
#include "texts/writing/language.h"

namespace {

using namespace mitos;
using namespace mitos::games::othello;

void check(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

void checkMoves(const Othello& game, const Board& board) {
    check(legalMoves(board.own(), board.opponent()) == portable::legalMoves(board.own(), board.opponent()),
          "every CPU level finds the same moves");
    int moves = 0;
    game.forEachMove(board, [&](Square move) {
        ++moves;
        check(game.isLegal(board, move), "a move that is listed is legal");
        const Board next = game.after(board, move);
        check((next.black & next.white) == 0, "discs of two colours on one square");
        check((next.occupied() & ~game.squares()) == 0, "a disc off the board");
        check(next.mover != board.mover, "the other side moves next");
        const int added = move == pass ? 0 : 1;
        check(discs(next.occupied()) == discs(board.occupied()) + added, "a move adds one disc");
        if (move == pass) return;
        check(discs(next.of(board.mover)) >= discs(board.own()) + 2, "a move turns a disc");
        check(flips(board.own(), board.opponent(), move) == portable::flips(board.own(), board.opponent(), move),
              "every CPU level turns the same discs");
        check((repliesTo(board.own(), board.opponent(), move) & game.squares()) == game.moves(next),
              "the replies to a move are the moves that follow it");
    });
    check((moves == 0) == game.isOver(board), "a game is over where there is no move, not even a pass");
}

void checkBoard(const Othello& game, const Board& board) {
    const int size = game.size();
    check((board.black & board.white) == 0, "discs of two colours on one square");
    check((board.occupied() & ~game.squares()) == 0, "a disc off the board");
    const std::string written = writeBoard(size, board);
    check(written.size() == static_cast<std::size_t>(size * size) + 2, "a position is its squares and the mover");
    check(readBoard(size, written, "again") == board, "a position that was written reads the same");
    checkMoves(game, board);
    const Board one = canonical(board, size);
    for (const Symmetry symmetry : symmetries) {
        const Board image = transformed(board, symmetry, size);
        check(transformed(image, inverse(symmetry), size) == board, "a symmetry can be taken back");
        check(canonical(image, size) == one, "all images have one canonical board");
    }
}

// Checks that the place lies inside the text (or just behind it), and that the message is text in both languages.
void checkError(const base::TextError& error, std::string_view text, std::size_t firstLine) {
    const auto lines = 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    check(error.place().line >= firstLine && error.place().line < firstLine + lines, "the line is one of the text");
    check(error.place().column >= 1, "columns count from 1");
    for (const text::Language language : text::allLanguages()) {
        const std::string message = error.in(language);
        check(!message.empty() && message.find('\0') == std::string::npos, "a message is text");
        check(std::count(message.begin(), message.end(), '\n') == 2, "a message is a reason, a line and a caret");
    }
    check(error.fault() == base::Fault::input, "the text is at fault");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 1) return 0;
    const Othello game(sizes[data[0] % sizes.size()]);
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    constexpr std::size_t firstLine = 7;
    if (const auto square = readSquare(game.size(), text)) {
        check((game.squares() & bitOf(*square)) != 0, "a square that was read is on the board");
        check(readSquare(game.size(), writeSquare(*square)) == square, "a square that was written reads the same");
        check(!isPassWord(text), "a square is no pass");
    }
    try {
        checkBoard(game, readBoard(game.size(), text, "--position", firstLine));
    } catch (const base::TextError& error) {
        checkError(error, text, firstLine);
    }
    return 0;
}
