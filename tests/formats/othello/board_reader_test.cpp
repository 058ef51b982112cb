#include "formats/othello/board_reader.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/random.h"
#include "formats/othello/recognise.h"
#include "formats/othello/transcript_line.h"
#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "tests/support/random_record.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello {
namespace board_reader_test {

using games::othello::Colour;
using games::othello::Othello;
using games::othello::writeBoard;

std::vector<std::string> readAll(std::string_view text) {
    BoardReader reader(base::bytesOf(text), "boards");
    std::vector<std::string> seen;
    for (;;) {
        try {
            const auto position = reader.next();
            if (!position) return seen;
            seen.push_back(writeBoard(position->size, position->board));
        } catch (const base::TextError& error) {
            seen.push_back(fmt::format("{}:{} {}", error.place().line, error.place().column,
                                       error.message().in(text::Language::english)));
        }
    }
}

using Seen = std::vector<std::string>;

// The board that `mitos play othello` shows after f5: dots are white's moves, the last move stands in brackets.
constexpr std::string_view played = "    a b c d e f g h\n"
                                    "  1 - - - - - - - - 1\n"
                                    "  2 - - - - - - - - 2\n"
                                    "  3 - - - - - - - - 3\n"
                                    "  4 - - - O X . - - 4\n"
                                    "  5 - - - X X(X)- - 5\n"
                                    "  6 - - - . - . - - 6\n"
                                    "  7 - - - - - - - - 7\n"
                                    "  8 - - - - - - - - 8\n"
                                    "    a b c d e f g h\n";
constexpr std::string_view afterF5 = "---------------------------OX------XXX-------------------------- O";

TEST(BoardReader, ReadsWhatPlayDraws) {
    EXPECT_EQ(readAll(played), Seen{std::string(afterF5)});
    EXPECT_EQ(readAll(std::string(played) + "White (O) to move:\n" + std::string(played)),
              (Seen{std::string(afterF5), std::string(afterF5)}));
    std::string black(afterF5);
    black.back() = 'X';
    EXPECT_EQ(readAll(std::string(played) + "X\n"), Seen{black}) << "what is said goes before what is likely";
    EXPECT_EQ(readAll(std::string(played) + "Παίζουν τα μαύρα (X):\n"), Seen{black});
    EXPECT_EQ(recognise(played), Format::board);
}

TEST(BoardReader, ReadsWhatShowboardOfGtpDraws) {
    const std::string_view drawn =
        "  A B C D\n1 - - - -\n2 - O X -\n3 - X O -\n4 - - - -\nblack to move; black X 2, white O 2\n";
    EXPECT_EQ(readAll(drawn), Seen{"-----OX--XO----- X"});
    EXPECT_EQ(recognise(drawn), Format::board);
}

TEST(BoardReader, ReadsRowsAlone) {
    EXPECT_EQ(readAll("----\n-OX-\n-XX-\n--X-\n"), Seen{"-----OX--XX---X- O"}) << "five discs: white moves";
    EXPECT_EQ(readAll("% drawn\n|-|-|-|-|\n|-|O|X|-|\n|-|X|O|-|\n|-|-|-|-|\n\no\n"), Seen{"-----OX--XO----- O"});
    EXPECT_EQ(recognise("% drawn\n- - - -\n"), Format::board);
}

// The number of discs tells the side to move unless a side has passed; dots for moves have priority.
TEST(BoardReader, DotsSayWhoMoves) {
    Board board = Othello(4).start();
    const Othello game(4);
    for (const Colour mover : {Colour::black, Colour::white}) {
        board.mover = mover;
        std::string cells = writeBoard(4, board).substr(0, 16);
        for (int i = 0; i < 16; ++i) {
            if ((game.moves(board) & games::othello::bitOf(games::othello::squareAt(i / 4, i % 4))) != 0)
                cells[static_cast<std::size_t>(i)] = '.';
        }
        std::string rows;
        for (std::size_t row = 0; row < 4; ++row) rows += cells.substr(4 * row, 4) + "\n";
        EXPECT_EQ(readAll(rows), Seen{writeBoard(4, board)});
    }
}

TEST(BoardReader, ReadsBoardsOnALineAsBefore) {
    EXPECT_EQ(readAll("-----OX--XO----- X\n# no\n-----OX--XO----- O; +2;\n"),
              (Seen{"-----OX--XO----- X", "-----OX--XO----- O"}));
}

TEST(BoardReader, NamesThePlaceOfABadRowAndGoesOn) {
    const Seen seen = readAll("----\n-OX-\n-X-\n----\n-OX-\n-XO-\n----\nX\nhello\n-----OX--XO----- X\n- - - -\n");
    ASSERT_EQ(seen.size(), 5U);
    EXPECT_EQ(seen[0], "3:1 a row of 4 squares of the drawn board belongs here");
    EXPECT_EQ(seen[1], "-----OX--XO----- X");
    EXPECT_EQ(seen[2], "9:1 'h' is not a square: X x * are black, O o 0 white, - . _ empty");
    EXPECT_EQ(seen[3], "-----OX--XO----- X");
    EXPECT_EQ(seen[4], "11:8 the board ends after 4 of its 16 squares");
}

TEST(BoardReader, ReadsEveryDrawnPositionBack) {
    const std::uint64_t seed = 65;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    for (int i = 0; i < 200; ++i) {
        const int size = games::othello::sizes[random.below(3)];
        const GameRecord record = test::randomRecord(random, {size, false, true, true});
        const std::string board = writeBoard(size, positionsOf(record).back());
        const auto width = static_cast<std::size_t>(size);
        const bool numbers = random.below(2) == 0;
        std::string drawn;
        for (std::size_t row = 0; row < width; ++row) {
            if (numbers) drawn += std::to_string(row + 1) + " ";
            for (std::size_t column = 0; column < width; ++column) drawn += board.substr(row * width + column, 1) + " ";
            drawn += '\n';
        }
        drawn += board.substr(board.size() - 1) + "\n";
        ASSERT_EQ(readAll(drawn), Seen{board}) << drawn;
        ASSERT_EQ(recognise(drawn), Format::board) << drawn;
    }
}

}  // namespace board_reader_test
}  // namespace mitos::formats::othello
