#include "api/othello/evaluations.h"

#include <gtest/gtest.h>

#include "api/othello/boards.h"
#include "base/error.h"
#include "base/files.h"
#include "base/random.h"
#include "champion/othello/weights_file.h"
#include "champion/othello/worker.h"
#include "tests/support/othello_boards.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace evaluations_test {

TEST(EvaluationNames, AreThoseOfTheContract) {
    EXPECT_EQ(evaluationNames(), (std::vector<std::string>{"pattern", "corners", "phased", "positional"}));
    for (const std::string& name : evaluationFileNames()) EXPECT_TRUE(isEvaluation(name));
}

TEST(FindEvaluation, TakesANameInAnyCase) {
    EXPECT_EQ(findEvaluation("phased").name, "Phased");
    EXPECT_EQ(findEvaluation("Positional").name, "Positional");
    EXPECT_EQ(findEvaluation("CORNERS").name, "Corners");
}

TEST(FindEvaluation, ListsTheKnownOnesForAnUnknownName) {
    EXPECT_FALSE(isEvaluation("brilliant"));
    const auto error = test::thrownBy<base::Error>([] { findEvaluation("brilliant"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::usage);
    EXPECT_EQ(error->in(text::Language::english),
              "'brilliant' is no evaluation of Mitos; known: pattern, corners, phased, "
              "positional (or the path of an evaluation file)");
}

TEST(PatternEvaluation, IsWhatTheChampionSaysAndAddsUp) {
    constexpr std::uint64_t seed = 8;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    champion::othello::TranspositionTable table(1U << 16U);
    const std::atomic<bool> never{false};
    const auto worker = champion::othello::makeWorker({table, champion::othello::shippedWeights(), never});
    const Evaluation pattern = evaluationNamed("Pattern", 8);
    const Othello game(8);
    for (int i = 0; i < 20; ++i) {
        test::randomGame(game, random, [&](const Board& board) {
            const int value = pattern(board);
            const double champions = worker->evaluate({board.own(), board.opponent()}) / 128.0;
            // Fifteen shares, each rounded to a hundredth.
            EXPECT_NEAR(board.mover == Colour::black ? value : -value, 100 * champions, 8);
            const Breakdown breakdown = pattern.breakdown(board);
            EXPECT_EQ(breakdown.value, value);
            int sum = 0;
            for (const evaluations::othello::Share& share : breakdown.shares) sum += share.value();
            EXPECT_EQ(sum, value);
        });
    }
    const auto error = test::thrownBy<base::Error>([] { evaluationNamed("pattern", 6); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), base::Fault::usage);
}

TEST(FindEvaluation, ReadsAFileByItsPath) {
    const test::TemporaryDirectory directory;
    const std::string path = (directory.path() / "mine.toml").string();
    EXPECT_FALSE(isEvaluation(path));
    base::writeFile(path, "name = \"Mine\"\n[[phase]]\ncorner = 7\n");
    EXPECT_TRUE(isEvaluation(path));
    EXPECT_EQ(findEvaluation(path).name, "Mine");
}

TEST(FindEvaluation, NamesTheFileInItsErrors) {
    const test::TemporaryDirectory directory;
    const std::string path = (directory.path() / "bad.toml").string();
    base::writeFile(path, "name = \"Bad\"\n[[phase]]\ncorners = 7\n");
    const auto error = test::thrownBy<base::TextError>([&] { findEvaluation(path); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().source, path);
    EXPECT_EQ(error->place().line, 3U);
    const auto none = test::thrownBy<base::Error>([&] { findEvaluation(path + ".toml"); });
    ASSERT_TRUE(none);
    EXPECT_EQ(none->fault(), base::Fault::system);
}

TEST(FindEvaluation, FindsAPersonsOwnByName) {
    const test::TemporaryDirectory data;
    EXPECT_EQ(evaluationNames(data.path()), evaluationNames());
    std::filesystem::create_directory(data / "evaluations");
    base::writeFile(data / "evaluations/zeal.toml", "name = \"Zeal\"\n[[phase]]\nmobility = 7\n");
    base::writeFile(data / "evaluations/careful.toml", "name = \"Mine\"\n[[phase]]\ncorner = 7\n");
    base::writeFile(data / "evaluations/phased.toml", "name = \"Not this\"\n[[phase]]\ncorner = 7\n");
    base::writeFile(data / "evaluations/notes.txt", "not this either\n");
    EXPECT_EQ(evaluationNames(data.path()),
              (std::vector<std::string>{"pattern", "corners", "phased", "positional", "careful", "zeal"}));
    EXPECT_EQ(findEvaluation("careful", data.path()).name, "Mine");
    EXPECT_EQ(findEvaluation("phased", data.path()).name, "Phased");
    EXPECT_FALSE(isEvaluation("careful"));
    EXPECT_TRUE(isEvaluation("careful", data.path()));
    const auto error = test::thrownBy<base::Error>([&] { findEvaluation("careless", data.path()); });
    ASSERT_TRUE(error);
    EXPECT_NE(error->in(text::Language::english).find("careful, zeal"), std::string::npos);
}

}  // namespace evaluations_test
}  // namespace mitos::api::othello
