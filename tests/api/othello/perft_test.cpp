// Label: threads
#include "api/othello/perft.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/cpu_watch.h"
#include "tests/support/othello_boards.h"
#include "tests/support/scale.h"
#include "tests/support/slow_othello.h"

namespace mitos::api::othello {
namespace perft_test {

const base::StopFlag never;

PerftReport count(const Othello& game, const Board& board, int depth, unsigned threads = 1) {
    PerftOptions options;
    options.depth = depth;
    options.threads = threads;
    return perft(game, board, options, never);
}

std::uint64_t slowCount(const test::SlowOthello& board, int depth) {
    const auto moves = board.moves();
    if (depth == 0 || moves.empty()) return 1;
    std::uint64_t lines = 0;
    for (const auto& move : moves) {
        test::SlowOthello next = board;
        next.play(move);
        lines += slowCount(next, depth - 1);
    }
    return lines;
}

// size -> depth -> count
std::map<int, std::map<int, std::uint64_t>> golden() {
    std::map<int, std::map<int, std::uint64_t>> counts;
    std::ifstream file(std::string(MITOS_TEST_DATA) + "/othello.perft");
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        int size = 0;
        int depth = 0;
        words >> size >> depth;
        words >> counts[size][depth];
    }
    return counts;
}

TEST(Perft, FindsTheGoldenCounts) {
    const auto known = golden();
    ASSERT_EQ(known.size(), 3U);
    for (const auto& [size, depths] : known) {
        const Othello game(size);
        for (const auto& [depth, lines] : depths) {
            if (lines > static_cast<std::uint64_t>(test::times(300'000'000, 5'000'000))) continue;
            EXPECT_EQ(count(game, game.start(), depth).count, lines) << size << "x" << size << " depth " << depth;
        }
    }
}

TEST(Perft, AgreesWithTheTextbookOnRandomPositions) {
    constexpr std::uint64_t seed = 17;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const int size : {4, 6, 8}) {
        const Othello game(size);
        for (int i = 0; i < test::times(40, 6); ++i) {
            const Board board = test::scatteredBoard(size, random);
            const std::string text = writeBoard(size, board);
            for (int depth = 0; depth <= (size == 8 ? 2 : 3); ++depth) {
                ASSERT_EQ(count(game, board, depth).count, slowCount(test::SlowOthello(size, text), depth))
                    << text << " depth " << depth;
            }
        }
    }
}

// Late positions are full of passes and ends, and small trees go all the way down.
TEST(Perft, AgreesWithTheTextbookThroughPassesAndEnds) {
    constexpr std::uint64_t seed = 18;
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    base::Random random(seed);
    for (const int size : {4, 6, 8}) {
        const Othello game(size);
        for (int i = 0; i < test::times(20, 3); ++i) {
            std::vector<Board> boards;
            test::randomGame(game, random, [&](const Board& board) { boards.push_back(board); });
            const Board board = boards[boards.size() - std::min<std::size_t>(boards.size(), 7)];
            const std::string text = writeBoard(size, board);
            for (int depth = 1; depth <= 8; ++depth) {
                ASSERT_EQ(count(game, board, depth).count, slowCount(test::SlowOthello(size, text), depth))
                    << text << " depth " << depth;
            }
        }
    }
}

TEST(Perft, CountsAPassAsAMove) {
    const Othello game(4);
    const Board stuck = games::othello::readBoard(4, "-OXX ---- ---- ---- O", "test");
    EXPECT_EQ(count(game, stuck, 1).count, 1U);
    EXPECT_EQ(count(game, stuck, 2).count, 1U);
    EXPECT_EQ(count(game, stuck, 3).count, 1U) << "the game is over: a line that cannot be longer";
    ASSERT_EQ(count(game, stuck, 1).parts.size(), 1U);
    EXPECT_EQ(count(game, stuck, 1).parts[0].move, games::othello::pass);
}

TEST(Perft, OfNoMovesIsOne) {
    const Othello game;
    EXPECT_EQ(count(game, game.start(), 0).count, 1U);
    EXPECT_TRUE(count(game, game.start(), 0).parts.empty());
}

TEST(Perft, OfAFinishedGameIsOne) {
    const Othello game(4);
    const Board over = games::othello::readBoard(4, "XXXX------------ O", "test");
    EXPECT_EQ(count(game, over, 1).count, 1U);
    EXPECT_EQ(count(game, over, 9).count, 1U);
    EXPECT_TRUE(count(game, over, 9).parts.empty());
}

TEST(Perft, IsDividedByFirstMoves) {
    const Othello game;
    const PerftReport report = count(game, game.start(), 7);
    ASSERT_EQ(report.parts.size(), 4U);
    EXPECT_EQ(writeSquare(report.parts[0].move), "d3");
    EXPECT_EQ(writeSquare(report.parts[3].move), "e6");
    for (const PerftReport::Part& part : report.parts) EXPECT_EQ(part.count, 55092U / 4);
    const Board after = games::othello::readTranscript(game, game.start(), "f5", "test").end;
    const PerftReport below = count(game, after, 6);
    std::uint64_t sum = 0;
    for (const PerftReport::Part& part : below.parts) {
        EXPECT_EQ(part.count, count(game, game.after(after, part.move), 5).count) << writeSquare(part.move);
        sum += part.count;
    }
    EXPECT_EQ(sum, below.count);
}

TEST(Perft, IsTheSameOnManyThreads) {
    for (const int size : {6, 8}) {
        const Othello game(size);
        for (int depth = 1; depth <= test::times(9, 7); ++depth) {
            const PerftReport one = count(game, game.start(), depth);
            const PerftReport four = count(game, game.start(), depth, 4);
            EXPECT_EQ(one.count, four.count);
            EXPECT_EQ(one.positions, four.positions);
        }
    }
}

TEST(Perft, LooksAtEveryPositionButTheLeaves) {
    const Othello game;
    EXPECT_EQ(count(game, game.start(), 1).positions, 1U);
    EXPECT_EQ(count(game, game.start(), 7).positions, 1U + 4 + 12 + 56 + 244 + 1396 + 8200);
    EXPECT_EQ(count(game, game.start(), 8).positions, 1U + 4 + 12 + 56 + 244 + 1396 + 8200 + 55092);
}

TEST(Perft, EndsAtItsLimits) {
    const Othello game;
    PerftOptions options;
    options.depth = 20;
    options.limits.nodes = 100'000;
    const PerftReport byNodes = perft(game, game.start(), options, never);
    EXPECT_EQ(byNodes.halt, base::Halt::nodes);
    EXPECT_GE(byNodes.positions, 100'000U);
    EXPECT_LT(byNodes.positions, 200'000U);
    EXPECT_GT(byNodes.count, 0U) << "what was found so far";

    options.limits = {};
    options.limits.seconds = 0.05;
    options.threads = 2;
    const test::CpuWatch used;
    const PerftReport byTime = perft(game, game.start(), options, never);
    EXPECT_LT(used.seconds(), 5);
    EXPECT_EQ(byTime.halt, base::Halt::time);

    base::StopFlag raised;
    raised.raise();
    options.limits = {};
    EXPECT_EQ(perft(game, game.start(), options, raised).halt, base::Halt::stopped);
}

TEST(Perft, IsWholeWhenALimitIsJustEnough) {
    const Othello game;
    PerftOptions options;
    options.depth = 6;
    options.limits.nodes = count(game, game.start(), 6).positions;
    const PerftReport report = perft(game, game.start(), options, never);
    EXPECT_EQ(report.halt, base::Halt::none);
    EXPECT_EQ(report.count, 8200U);
}

TEST(PerftJson, HoldsDepthAndCountFirst) {
    const Othello game;
    PerftOptions options;
    options.depth = 3;
    const PerftReport report = perft(game, game.start(), options, never);
    const std::string text = perftJson(game, game.start(), options, report, false);
    EXPECT_EQ(text.find("{\"depth\":3,\"count\":56,"), 0U) << text;
    EXPECT_FALSE(nlohmann::json::parse(text).contains("moves"));
    const auto divided = nlohmann::json::parse(perftJson(game, game.start(), options, report, true));
    EXPECT_EQ(divided.at("moves").size(), 4U);
    EXPECT_EQ(divided.at("moves")[0], (nlohmann::json{{"move", "d3"}, {"count", 14}}));
    EXPECT_EQ(divided.at("complete"), true);
}

TEST(OpeningPosition, IsTheStartOrTheOneGivenAndThenTheMoves) {
    const Othello game;
    EXPECT_EQ(openingPosition(game, std::nullopt, std::nullopt), game.start());
    const std::string after = "------------------XO------XXX------OXX-----O-------------------- O";
    EXPECT_EQ(writeBoard(8, openingPosition(game, std::nullopt, "f5d6c3d3c4")), after);
    EXPECT_EQ(writeBoard(8, openingPosition(game, after, std::nullopt)), after);
    const Board before = openingPosition(game, std::nullopt, "f5d6c3d3");
    EXPECT_EQ(writeBoard(8, openingPosition(game, writeBoard(8, before), "c4")), after);
}

}  // namespace perft_test
}  // namespace mitos::api::othello
