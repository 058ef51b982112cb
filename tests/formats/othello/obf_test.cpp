#include "formats/othello/obf.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "formats/line_reader.h"
#include "games/othello/game.h"
#include "tests/support/corpus.h"
#include "tests/support/othello_positions.h"
#include "tests/support/thrown.h"

namespace mitos::formats::othello {
namespace obf_test {

using games::othello::Colour;
using games::othello::Othello;

ScoredPosition readLine(std::string_view line) { return readObf(line, {"test"}); }

constexpr std::string_view board = "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O";

TEST(Obf, ReadsScoresOfMovesOrOfThePosition) {
    const ScoredPosition moves = readLine(std::string(board) + "; G3:-12; C7:-12; H4:-22;");
    EXPECT_EQ(moves.board.mover, Colour::white);
    ASSERT_EQ(moves.moves.size(), 3U);
    EXPECT_EQ(moves.moves[0], (ScoredMove{games::othello::squareAt(2, 6), -12}));
    EXPECT_EQ(moves.moves[2].score, -22);
    EXPECT_EQ(moves.best(), -12);
    const ScoredPosition score = readLine(std::string(board) + ";+8");
    EXPECT_EQ(score.score, 8);
    EXPECT_EQ(score.best(), 8);
    EXPECT_EQ(score.board, moves.board);
    EXPECT_EQ(readLine(board).best(), std::nullopt);
    EXPECT_EQ(readLine(std::string(board) + ";").board, moves.board);
}

TEST(Obf, WritesWhatItRead) {
    for (const char* scores : {";", "; G3:-12; C7:+0;", "; +8;"}) {
        const std::string line = std::string(board) + scores;
        EXPECT_EQ(writeObf(readLine(line)), line);
    }
    for (const int size : games::othello::sizes) {
        for (const Board& each : test::scatteredBoards(size, 50, 3)) {
            const ScoredPosition position{size, each, {}, 2};
            EXPECT_EQ(readLine(writeObf(position)), position);
        }
    }
}

// Lines that the Fédération Française d'Othello published: every legal move has its score, and the best comes first.
TEST(Obf, ReadsTheEndgamePositionsOfTheFfo) {
    const std::string text = test::contentOf(MITOS_TEST_DATA "/ffo.obf");
    LineReader lines(base::bytesOf(text), "ffo.obf");
    int positions = 0;
    while (const auto line = lines.next()) {
        const ScoredPosition position = readObf(line->text, line->origin);
        EXPECT_EQ(static_cast<int>(position.moves.size()), games::othello::discs(Othello().moves(position.board)));
        EXPECT_EQ(position.best(), position.moves.front().score);
        ++positions;
    }
    EXPECT_EQ(positions, 20);
}

TEST(LineReader, SkipsCommentsAndBlankLinesAndCountsThem) {
    const std::string text = "% a comment\n\n   \r\n f5d6 # first\r\n#\nd3";
    LineReader lines(base::bytesOf(text), "test");
    const auto first = lines.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->text, " f5d6");
    EXPECT_EQ(first->origin.line, 4U);
    const auto second = lines.next();
    ASSERT_TRUE(second);
    EXPECT_EQ(second->text, "d3");
    EXPECT_EQ(second->origin.line, 6U);
    EXPECT_FALSE(lines.next());
}

TEST(LineReader, KeepsWhatLooksLikeACommentInJson) {
    LineReader lines(base::bytesOf("{\"black\":\"50% #1\"}\n"), "test", Comments::none);
    EXPECT_EQ(lines.next()->text, "{\"black\":\"50% #1\"}");
}

TEST(LineReader, RefusesLinesThatAreTooLongAndGoesOn) {
    const std::string text = "d3\n" + std::string(3 * TextWindow::longest, 'x') + "\nf5\n";
    LineReader lines(base::bytesOf(text), "test");
    EXPECT_EQ(lines.next()->text, "d3");
    const auto error = test::thrownBy<base::TextError>([&] { lines.next(); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 2U);
    EXPECT_EQ(lines.next()->text, "f5");
    EXPECT_FALSE(lines.next());
}

}  // namespace obf_test
}  // namespace mitos::formats::othello
