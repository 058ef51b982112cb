#include "formats/othello/ggf.h"

#include <gtest/gtest.h>

#include <limits>
#include <sstream>

#include "base/error.h"
#include "games/othello/board_text.h"
#include "games/othello/transcript.h"
#include "tests/support/random_record.h"
#include "tests/support/scale.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello {
namespace ggf_test {

using base::TextError;
using games::othello::Colour;
using games::othello::Othello;
using games::othello::pass;

GameRecord readText(std::string_view text) { return readGgf(text, std::string("test")); }

// The example in the description of the protocol, with its place, its players and their time.
constexpr std::string_view nboard =
    "(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O----------------"
    "----------- *]B[F5]W[F6]B[D3]W[C5];)";

std::string squaresOf(const GameRecord& record) {
    std::string squares;
    for (const RecordedMove& made : record.moves) squares += games::othello::writeSquare(made.move) + " ";
    return squares;
}

TEST(Ggf, ReadsTheExampleOfNBoard) {
    const GameRecord record = readText(nboard);
    EXPECT_EQ(record.size, 8);
    EXPECT_EQ(record.place, "NBoard");
    EXPECT_EQ(record.black.name, "a");
    EXPECT_EQ(record.white.name, "b");
    EXPECT_EQ(record.black.time, "15:00");
    EXPECT_EQ(record.white.time, "15:00");
    EXPECT_FALSE(record.outcome);
    EXPECT_EQ(record.start, Othello(8).start());
    EXPECT_EQ(squaresOf(record), "f5 f6 d3 c5 ");
    EXPECT_FALSE(record.moves[0].evaluation);
}

TEST(Ggf, ReadsWhatTheMakersOfTheMovesThought) {
    const GameRecord record = readText("(;B[f5/1.25/3.1]W[d6//12]B[c3/-2/]W[d3/+0.50/1:30.5];)");
    ASSERT_EQ(record.moves.size(), 4U);
    EXPECT_EQ(record.moves[0].evaluation, 1.25);
    EXPECT_EQ(record.moves[0].seconds, 3.1);
    EXPECT_FALSE(record.moves[1].evaluation);
    EXPECT_EQ(record.moves[1].seconds, 12);
    EXPECT_EQ(record.moves[2].evaluation, -2);
    EXPECT_FALSE(record.moves[2].seconds);
    EXPECT_EQ(record.moves[3].evaluation, 0.5);
    EXPECT_EQ(record.moves[3].seconds, 90.5);
}

TEST(Ggf, ReadsEveryResult) {
    const auto outcome = [](const std::string& value) { return readText("(;RE[" + value + "];)").outcome; };
    EXPECT_EQ(outcome("+12.00"), (Outcome{12, Ended::played}));
    EXPECT_EQ(outcome("-64:r"), (Outcome{-64, Ended::resigned}));
    EXPECT_EQ(outcome("2.5:t"), (Outcome{2.5, Ended::time}));
    EXPECT_EQ(outcome("0:S"), (Outcome{0, Ended::agreed}));
    EXPECT_EQ(outcome("?"), std::nullopt);
    EXPECT_EQ(outcome(""), std::nullopt);
}

TEST(Ggf, KeepsTheResultAsItIsStated) { EXPECT_EQ(readText("(;RE[+64]B[f5];)").outcome->blackMinusWhite, 64); }

TEST(Ggf, TimesOfOneSideGoBeforeThoseOfBoth) {
    const GameRecord record = readText("(;TB[1:00]TI[5:00//2:00];)");
    EXPECT_EQ(record.black.time, "1:00");
    EXPECT_EQ(record.white.time, "5:00//2:00");
    EXPECT_EQ(readText("(;TI[5:00]TW[1:00];)").white.time, "1:00");
}

TEST(Ggf, IsPatientWithBlanksCaseAndUnknownProperties) {
    const GameRecord record =
        readText("\r\n (; GM [othello] \n\tKM[+3.5]KB[x]kw[y]CO[ [what; (a game) ]\nb[ F5 / 1 ]\r\n w[D6] ;) \n");
    EXPECT_EQ(squaresOf(record), "f5 d6 ");
    EXPECT_EQ(record.moves[0].evaluation, 1);
}

TEST(Ggf, UnknownRatingsAreLeftOut) {
    const GameRecord record = readText("(;RB[1740.5]RW[?];)");
    EXPECT_EQ(record.black.rating, 1740.5);
    EXPECT_FALSE(record.white.rating);
}

TEST(Ggf, ReadsSmallBoardsByTheirTypeOrTheirStart) {
    EXPECT_EQ(readText("(;TY[6]B[c2];)").start, Othello(6).start());
    EXPECT_EQ(readText("(;TY[s4r12];)").size, 4);
    const GameRecord record = readText("(;BO[4 ---- -O*- -*O- ---- O]W[c1];)");
    EXPECT_EQ(record.size, 4);
    EXPECT_EQ(record.start.mover, Colour::white);
    EXPECT_EQ(squaresOf(record), "c1 ");
}

// Black has no move, but white has one: the pass may be written in any way or left out.
TEST(Ggf, PutsInPassesThatAreLeftOut) {
    const GameRecord record = readText("(;BO[4 XO-- ---- ---- ---- O]B[c1];)");
    EXPECT_EQ(squaresOf(record), "pass c1 ");
    for (const char* word : {"PA", "pa", "ps", "pass", "--"})
        EXPECT_EQ(readText(fmt::format("(;BO[4 XO-- ---- ---- ---- O]W[{}]B[c1];)", word)), record) << word;
}

TEST(Ggf, NamesThePlaceAndTheReason) {
    const auto error = test::thrownBy<TextError>([] { readText("(;GM[Othello]\nB[f5]W[d6]\n  B[ a1/2 ];)"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(text::Language::english),
              "test:3:6: a1 is no move for black: it turns no disc\n    B[ a1/2 ];)\n       ^");
}

TEST(Ggf, WritesTheCanonicalForm) {
    GameRecord record = readText(nboard);
    record.date = "2004-02-29";
    record.black.rating = 1740;
    record.outcome = Outcome{-2, Ended::resigned};
    record.white.time = "1:00";
    record.moves[0].evaluation = 1.5;
    record.moves[1].seconds = 0.125;
    EXPECT_EQ(writeGgf(record),
              "(;GM[Othello]PC[NBoard]DT[2004-02-29]PB[a]PW[b]RB[1740.00]TB[15:00]TW[1:00]TY[8]RE[-2.00:r]"
              "BO[8 ---------------------------O*------*O--------------------------- *]"
              "B[F5/1.50]W[F6//0.125]B[D3]W[C5];)");
}

TEST(Ggf, RefusesToWriteWhatItCouldNotRead) {
    GameRecord record = readText(nboard);
    record.white.name = "x]y";
    EXPECT_TRUE(test::thrownBy<base::Error>([&] { writeGgf(record); }));
    record.white.name = "x[y";
    EXPECT_EQ(readText(writeGgf(record)), record);
    record.moves[0].evaluation = std::numeric_limits<double>::infinity();
    EXPECT_TRUE(test::thrownBy<base::Error>([&] { writeGgf(record); }));
}

TEST(Ggf, ReadsWhatItWrote) {
    const std::uint64_t seed = 20261;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    for (int i = 0; i < test::times(1500, 150); ++i) {
        for (const int size : games::othello::sizes) {
            const GameRecord record = test::randomRecord(random, {size, true, random.below(2) == 0, true});
            ASSERT_EQ(readText(writeGgf(record)), record) << writeGgf(record);
        }
    }
}

// --- many games ---

std::vector<std::string> read(GgfReader& reader) {
    std::vector<std::string> seen;
    for (;;) {
        try {
            const auto record = reader.next();
            if (!record) return seen;
            seen.push_back(squaresOf(*record));
        } catch (const TextError& error) {
            seen.push_back(fmt::format("{}:{} {}", error.place().line, error.place().column,
                                       error.message().in(text::Language::english)));
        }
    }
}

std::vector<std::string> readAll(std::string_view text) {
    GgfReader reader(base::bytesOf(text), "games.ggf");
    return read(reader);
}

TEST(GgfReader, ReadsGameAfterGame) {
    using Seen = std::vector<std::string>;
    EXPECT_EQ(readAll(""), Seen{});
    EXPECT_EQ(readAll(" \n"), Seen{});
    EXPECT_EQ(readAll("(;B[f5];)"), Seen{"f5 "});
    EXPECT_EQ(readAll("\xEF\xBB\xBF"
                      "1 (;B[f5];)\n2 (;B[d3];)(;B[c4];)\r\n(;;)\n"),
              (Seen{"f5 ", "d3 ", "c4 ", ""}));
}

TEST(GgfReader, GoesOnAfterBadGames) {
    const std::vector<std::string> seen =
        readAll("(;B[a1];)(;B[f5];)\n"      // an illegal move
                "hello (;B[d3];) (;B[d3\n"  // a word between games, a value without end
                "(;B[c4];)\n"
                "(;B[c4] (;B[e6];)\n"  // no end
                "(;B[f5]");
    ASSERT_EQ(seen.size(), 9U);
    EXPECT_EQ(seen[0], "1:5 a1 is no move for black: it turns no disc");
    EXPECT_EQ(seen[1], "f5 ");
    EXPECT_EQ(seen[2], "2:1 a game of GGF begins with (;");
    EXPECT_EQ(seen[3], "d3 ");
    EXPECT_EQ(seen[4], "2:21 'd3?(;B[c4' is neither a square, such as d3, nor a pass (PA)");
    EXPECT_EQ(seen[5], "c4 ");
    EXPECT_EQ(seen[6], "4:9 the game has no end: ;) is missing");
    EXPECT_EQ(seen[7], "e6 ");
    EXPECT_EQ(seen[8], "5:8 the game has no end: ;) is missing");
}

// Text that is no game is skipped only when the next game is requested: a file of another kind may have no end.
TEST(GgfReader, TellsThatNoGameBeginsWithoutReadingOn) {
    std::size_t pieces = 0;
    GgfReader reader(
        [&](char* into, std::size_t most) {
            if (++pieces > 3) return std::size_t{0};
            std::fill_n(into, most, 'x');
            return most;
        },
        "games.ggf");
    EXPECT_THROW(static_cast<void>(reader.next()), base::TextError);
    EXPECT_EQ(pieces, 1U);
    EXPECT_FALSE(reader.next().has_value());
}

TEST(GgfReader, CountsPlacesOverTheWholeFile) {
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += "(;B[f5]W[d6];)";
    const std::size_t column = text.size() + 5;
    text += "(;B[f4];)";
    std::istringstream stream(text + "\n(;B[f5];)");
    GgfReader reader(base::bytesOf(stream), "games.ggf");
    const std::vector<std::string> seen = read(reader);
    ASSERT_EQ(seen.size(), 20'002U);
    EXPECT_EQ(seen[20'000], fmt::format("1:{} f4 is no move for black: it turns no disc", column));
    EXPECT_EQ(seen[20'001], "f5 ");
}

// The games do not depend on the pieces in which the bytes arrive.
TEST(GgfReader, ReadsBytesInAnyPieces) {
    base::Random random(5);
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += writeGgf(test::randomRecord(random)) + (i % 3 == 0 ? "\n" : "") + (i % 7 == 0 ? "oops\n" : "");
    const std::vector<std::string> expected = readAll(text);
    for (const std::size_t piece : {1U, 2U, 7U, 1000U}) {
        std::string_view left = text;
        GgfReader reader(
            [&](char* into, std::size_t most) {
                const std::size_t count = std::min({piece, most, left.size()});
                left.copy(into, count);
                left.remove_prefix(count);
                return count;
            },
            "games.ggf");
        EXPECT_EQ(read(reader), expected) << piece;
    }
}

}  // namespace ggf_test
}  // namespace mitos::formats::othello
