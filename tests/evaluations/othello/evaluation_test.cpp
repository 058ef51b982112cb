#include "evaluations/othello/evaluation.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>

#include "base/error.h"
#include "evaluations/othello/evaluation_file.h"
#include "evaluations/othello/shipped.h"
#include "games/othello/symmetry.h"
#include "search/turns/game.h"
#include "tests/support/othello_positions.h"
#include "tests/support/scale.h"
#include "tests/support/slow_evaluation.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::evaluations::othello {
namespace evaluation_test {

static_assert(search::turns::Evaluation<Evaluation, Board>);

constexpr std::uint64_t seed = 20'261'115;

Formula shipped(std::string_view name) {
    for (const ShippedEvaluation& entry : shippedEvaluations()) {
        if (entry.name == name) return readFormula(entry.text, std::string(name));
    }
    throw std::invalid_argument("no such evaluation: " + std::string(name));
}

// An evaluation with all terms and an asymmetric table, and with different numbers in each phase.
Formula everything() {
    std::string text = "name = \"Everything\"\n[[phase]]\nto = 11\nmobility = 3\nvulnerable = -7\nedge = 11\nc = -13\n"
                       "x = -17\ncorner = 190\ncloseness = -23\ndiscs = 5\nuneven = 2\n"
                       "[[phase]]\nfrom = 12\nto = 40\ncloseness = 9\nmobility = -2\n"
                       "[[phase]]\nfrom = 41\nuneven = -3\nvulnerable = 4\n";
    for (const int size : games::othello::sizes) {
        text += "[[table]]\nname = \"uneven\"\nsize = " + std::to_string(size) + "\nweights = [\n";
        for (int row = 0; row < size; ++row) {
            text += "[";
            for (int column = 0; column < size; ++column) {
                text += std::to_string((row * 31 + column * 17) % 41 - 20) + (column + 1 < size ? ", " : "],\n");
            }
        }
        text += "]\n";
    }
    return readFormula(text, "everything.toml");
}

std::vector<Formula> formulas() { return {shipped("positional"), shipped("corners"), shipped("phased"), everything()}; }

std::vector<Board> positions(int size) {
    auto all = test::positionsOfRandomGames(size, test::times(60, 8), seed);
    for (const Board& board : test::scatteredBoards(size, test::times(2000, 200), seed + 1)) all.push_back(board);
    return all;
}

template <class Check>
void everywhere(Check&& check) {
    for (const Formula& formula : formulas()) {
        for (const int size : games::othello::sizes) {
            SCOPED_TRACE(formula.name + " on " + std::to_string(size) + ", seed " + std::to_string(seed));
            const Evaluation evaluation(formula, size);
            for (const Board& board : positions(size)) check(evaluation, board, size);
        }
    }
}

TEST(Evaluation, AgreesWithCountingSquareBySquare) {
    everywhere([](const Evaluation& evaluation, const Board& board, int size) {
        ASSERT_EQ(evaluation(board), test::slowValue(evaluation.formula(), board, size))
            << std::hex << board.black << ' ' << board.white;
    });
}

TEST(Evaluation, IsTheSumOfItsBreakdown) {
    everywhere([](const Evaluation& evaluation, const Board& board, int) {
        const Breakdown breakdown = evaluation.breakdown(board);
        int sum = 0;
        for (const Share& share : breakdown.shares) sum += share.coefficient * (share.black - share.white);
        ASSERT_EQ(evaluation(board), sum);
        ASSERT_EQ(breakdown.value, sum);
        ASSERT_EQ(breakdown.discs, std::popcount(board.occupied()));
    });
}

TEST(Evaluation, BreaksDownIntoWhatTheOracleCounts) {
    everywhere([](const Evaluation& evaluation, const Board& board, int size) {
        const test::SlowBoard slow(board, size);
        for (const Share& share : evaluation.breakdown(board).shares) {
            if (!termOfKey(share.key)) continue;  // a table: in the sum
            ASSERT_EQ(share.black, slow.count(share.key, 'X')) << share.key;
            ASSERT_EQ(share.white, slow.count(share.key, 'O')) << share.key;
        }
    });
}

TEST(Evaluation, ChangesItsSignWithTheColours) {
    everywhere([](const Evaluation& evaluation, const Board& board, int) {
        ASSERT_EQ(evaluation(test::swapped(board)), -evaluation(board));
    });
}

// The tables that come with Mitos are symmetric, and so are all terms.
TEST(Evaluation, IsTheSameForTurnedAndMirroredBoards) {
    for (const std::string_view name : {"positional", "corners", "phased"}) {
        for (const int size : games::othello::sizes) {
            const Evaluation evaluation(shipped(name), size);
            for (const Board& board : test::positionsOfRandomGames(size, test::times(10, 2), seed)) {
                for (const games::othello::Symmetry& symmetry : games::othello::symmetries) {
                    ASSERT_EQ(evaluation(transformed(board, symmetry, size)), evaluation(board)) << name << size;
                }
            }
        }
    }
}

TEST(Evaluation, DoesNotAskWhoMoves) {
    everywhere([](const Evaluation& evaluation, Board board, int) {
        const int value = evaluation(board);
        board.mover = other(board.mover);
        ASSERT_EQ(evaluation(board), value);
    });
}

TEST(Evaluation, StaysBelowAFinishedGame) {
    everywhere([](const Evaluation& evaluation, const Board& board, int size) {
        ASSERT_LE(std::abs(evaluation(board)), evaluation.formula().largestValue(size));
        ASSERT_LT(std::abs(evaluation(board)), games::othello::Othello::winValue);
    });
}

// All numbers are as large as a file may have them, and black has all squares.
TEST(Evaluation, HasRoomForTheLargestNumbers) {
    const Evaluation evaluation(readFormula("name = \"Large\"\n[[phase]]\ndiscs = 10000\nvulnerable = 4000\n", "large"),
                                8);
    const Board almostFull{~games::othello::Squares{1}, 0, games::othello::Colour::black};
    EXPECT_EQ(evaluation(almostFull), 63 * 10'000 + 3 * 4000);
}

TEST(Evaluation, SaysWhichTableItLacksForASize) {
    const Formula formula = readFormula("name = \"Small\"\n[[phase]]\nrim = 1\n[[table]]\nname = \"rim\"\nsize = 4\n"
                                        "weights = [[1,1,1,1],[1,0,0,1],[1,0,0,1],[1,1,1,1]]\n",
                                        "small");
    EXPECT_EQ(formula.sizes(), std::vector<int>{4});
    const auto error = test::thrownBy<base::Error>([&] { Evaluation(formula, 8); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::usage);
    EXPECT_EQ(error->in(text::Language::english),
              "the evaluation Small cannot judge a board of 8x8: its table 'rim' is not given for that size");
    EXPECT_TRUE(test::thrownBy<base::Error>([&] { Evaluation(formula, 5); }));
}

// The squares are those that the original programs and the textbooks name, on 8x8.
TEST(Regions, AreThoseOfTheTextbooks) {
    constexpr Regions regions = regionsOf(8);
    const auto squares = [](std::string_view names) {
        Squares set = 0;
        for (std::size_t i = 0; i + 1 < names.size(); i += 3) {
            set |= games::othello::bitOf(games::othello::squareAt(names[i + 1] - '1', names[i] - 'a'));
        }
        return set;
    };
    EXPECT_EQ(regions.corner, squares("a1 h1 a8 h8"));
    EXPECT_EQ(regions.edge, squares("a3 a4 a5 a6 h3 h4 h5 h6 c1 d1 e1 f1 c8 d8 e8 f8"));
    EXPECT_EQ(regions.c, squares("a2 a7 h2 h7 b1 g1 b8 g8"));
    EXPECT_EQ(regions.x, squares("b2 b7 g2 g7"));
    EXPECT_EQ(regions.all, ~Squares{0});
}

TEST(Regions, AreRelativeToTheSizeOfTheBoard) {
    EXPECT_EQ(std::popcount(regionsOf(6).edge), 8);
    EXPECT_EQ(std::popcount(regionsOf(6).c), 8);
    EXPECT_EQ(std::popcount(regionsOf(4).edge), 0);
    EXPECT_EQ(std::popcount(regionsOf(4).c), 8);
    for (const int size : games::othello::sizes) {
        EXPECT_EQ(std::popcount(regionsOf(size).corner), 4);
        EXPECT_EQ(std::popcount(regionsOf(size).x), 4);
        EXPECT_EQ(regionsOf(size).all, games::othello::squaresOf(size));
    }
}

// --- The three evaluations of the original programs, computed by hand ---

TEST(Phased, HasTheNumbersOfTheOriginalInEveryPhase) {
    const Evaluation evaluation(shipped("phased"), 8);
    for (const Board& board : positions(8)) {
        const test::SlowBoard slow(board, 8);
        const auto more = [&](const char* key) { return slow.count(key, 'X') - slow.count(key, 'O'); };
        const int discs = slow.discs();
        const int value = discs < 30 ? more("mobility") - more("vulnerable") + 2 * more("edge") - 10 * more("c") -
                                           25 * more("x") + 100 * more("corner")
                          : discs < 54
                              ? more("mobility") - 20 * more("vulnerable") + 10 * more("edge") - 10 * more("c") -
                                    25 * more("x") + 100 * more("corner")
                              : 5 * more("discs") - 2 * more("vulnerable") + more("mobility") + 2 * more("corner");
        ASSERT_EQ(evaluation(board), value);
    }
}

TEST(Positional, AddsWeightAndOneForEveryDisc) {
    const Evaluation evaluation(shipped("positional"), 8);
    const auto weight = [](int row, int column) {
        const int ring = std::min(std::min(row, 7 - row), std::min(column, 7 - column));
        if ((row == 0 || row == 7) && (column == 0 || column == 7)) return 100;
        return ring == 0 ? 30 : ring == 1 ? 10 : ring == 2 ? 3 : 0;
    };
    for (const Board& board : positions(8)) {
        int value = 0;
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                const auto bit = games::othello::bitOf(games::othello::squareAt(row, column));
                if ((board.black & bit) != 0) value += weight(row, column) + 1;
                if ((board.white & bit) != 0) value -= weight(row, column) + 1;
            }
        }
        ASSERT_EQ(evaluation(board), value);
    }
}

// One position, computed on paper: black holds a1, b1 and d4, white g2 and e5; h1 is empty, a1 is not.
TEST(Corners, ValuesAPositionAsOnPaper) {
    const Evaluation evaluation(shipped("corners"), 8);
    Board board;
    for (const auto& [row, column] : {std::pair{0, 0}, {0, 1}, {3, 3}}) {
        board.black |= games::othello::bitOf(games::othello::squareAt(row, column));
    }
    for (const auto& [row, column] : {std::pair{1, 6}, {4, 4}}) {
        board.white |= games::othello::bitOf(games::othello::squareAt(row, column));
    }
    // corner +1, closeness -1 (g2), places (0 - 2 + 2) - (-5 + 2) = 3, discs +1
    EXPECT_EQ(evaluation(board), 800 * 1 - 150 * (0 - 1) + 10 * 3 + 1 * (3 - 2));
    const Breakdown breakdown = evaluation.breakdown(board);
    ASSERT_EQ(breakdown.shares.size(), 4U);
    EXPECT_EQ(breakdown.shares[1].key, "closeness");
    EXPECT_EQ(breakdown.shares[1].white, 1);
    EXPECT_EQ(breakdown.shares[1].value(), 150);
    EXPECT_EQ(breakdown.shares[3].key, "places");
    EXPECT_EQ(breakdown.shares[3].white, -3);
}

// A checksum of all values in random games of a fixed seed: a shipped file changes only by decision.
TEST(ShippedValues, DoNotChangeByAccident) {
    const auto digest = [](std::string_view name, int size) {
        const Evaluation evaluation(shipped(name), size);
        std::uint64_t sum = 0;
        for (const Board& board : test::positionsOfRandomGames(size, 10, 7)) {
            sum = sum * 1'000'003 + static_cast<std::uint64_t>(static_cast<std::int64_t>(evaluation(board)));
        }
        return sum;
    };
    EXPECT_EQ(digest("positional", 8), 5211058425579011815U);
    EXPECT_EQ(digest("corners", 8), 12062522398643947161U);
    EXPECT_EQ(digest("phased", 8), 8800705338861891948U);
    EXPECT_EQ(digest("positional", 6), 11430488092740466230U);
    EXPECT_EQ(digest("corners", 6), 15530660369105564740U);
    EXPECT_EQ(digest("phased", 6), 256803064118265473U);
    EXPECT_EQ(digest("positional", 4), 14165661308361816254U);
    EXPECT_EQ(digest("corners", 4), 10587833353305555354U);
    EXPECT_EQ(digest("phased", 4), 7813434759080050516U);
}

}  // namespace evaluation_test
}  // namespace mitos::evaluations::othello
