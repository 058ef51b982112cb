// Label: threads
// Endgames as the doors ask for them: lists, every move, certificates.
#include "api/othello/endgame.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/othello_endings.h"
#include "tests/support/scale.h"
#include "tests/support/temporary_directory.h"

namespace mitos::api::othello {
namespace endgame_test {

constexpr std::uint64_t seed = 20261116;
constexpr std::uint64_t table = std::uint64_t{16} << 20U;

EndgameOptions onThreads(unsigned threads) { return {table, threads, {}, {}}; }

TEST(Endgame, AgreesWithTheTextbookOnLongerEndings) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    const base::StopFlag never;
    base::Random random(seed);
    EndgameSolver one(onThreads(1));
    EndgameSolver two(onThreads(2));
    EndgameRequest request;
    request.certify = true;
    for (int i = 0; i < test::times(300, 4); ++i) {
        const Board board = test::randomEnding(11 + (test::sanitized ? 0 : i % 4), random);
        SCOPED_TRACE(writeBoard(8, board));
        const EndgameReport report = (i % 2 == 0 ? one : two).solve(board, request, never);
        ASSERT_TRUE(report.solved.exact());
        ASSERT_TRUE(report.certificate.has_value());
        EXPECT_TRUE(report.certificate->lineEndsAtScore);
        EXPECT_EQ(report.certificate->atLeast, std::optional(true));
        EXPECT_EQ(report.certificate->atMost, std::optional(true));
    }
}

TEST(Endgame, CertificateDoesNotHoldForAWrongScoreOrLine) {
    const base::StopFlag never;
    base::Random random(seed);
    for (int i = 0; i < 20; ++i) {
        const Board board = test::randomEnding(8, random);
        EndgameSolver solver(onThreads(1));
        const EndgameReport report = solver.solve(board, {}, never);
        const int score = report.solved.value;
        EXPECT_TRUE(certify(board, score, report.solved.line, {}, never).holds());
        EXPECT_EQ(certify(board, score + 2, report.solved.line, {}, never).atLeast, std::optional(false));
        EXPECT_EQ(certify(board, score - 2, report.solved.line, {}, never).atMost, std::optional(false));
        EXPECT_FALSE(certify(board, score + 2, report.solved.line, {}, never).lineEndsAtScore);
        EXPECT_FALSE(certify(board, score, {}, {}, never).lineEndsAtScore);
    }
}

TEST(Endgame, ScoresEveryMove) {
    const Othello game(8);
    const base::StopFlag never;
    base::Random random(seed);
    EndgameSolver solver(onThreads(1));
    EndgameRequest request;
    request.allMoves = true;
    for (int i = 0; i < test::times(50, 5); ++i) {
        const Board board = test::randomEnding(7, random);
        const EndgameReport report = solver.solve(board, request, never);
        EXPECT_EQ(static_cast<int>(report.moves.size()), games::othello::discs(game.moves(board)));
        for (const MoveScore& move : report.moves) {
            const int truth = -test::plainMinimax(game, game.after(board, move.move));
            EXPECT_EQ(move.lower, truth);
            EXPECT_EQ(move.upper, truth);
        }
    }
}

TEST(Endgame, ListsAreReadWithTheirScoresAndBadLinesKeepTheirPlace) {
    const auto list =
        readEndgames("% a comment\n"
                     "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36;\n"
                     "\n"
                     "this is no position\n"
                     "f5d6c3\n",
                     "list.obf");
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].published, std::optional(38));
    EXPECT_EQ(list[0].line, 2U);
    ASSERT_TRUE(list[1].bad);
    EXPECT_EQ(list[1].line, 4U);
    EXPECT_EQ(games::othello::discs(list[2].board.occupied()), 7);
    EXPECT_EQ(nlohmann::json::parse(badEndgameJson(list[1]))["line_number"], 4);
}

TEST(Endgame, AWeightsFileThatIsMissingOrDamagedIsAnError) {
    const test::TemporaryDirectory directory;
    EndgameOptions options = onThreads(1);
    options.weights = (directory.path() / "none").string();
    EXPECT_THROW(EndgameSolver{options}, base::Error);
}

}  // namespace endgame_test
}  // namespace mitos::api::othello
