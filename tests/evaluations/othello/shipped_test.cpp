#include "evaluations/othello/shipped.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "evaluations/othello/evaluation_file.h"
#include "tests/support/corpus.h"

namespace mitos::evaluations::othello {
namespace shipped_test {

Formula shipped(std::string_view name) {
    for (const ShippedEvaluation& entry : shippedEvaluations()) {
        if (entry.name == name) return readFormula(entry.text, std::string(name));
    }
    throw std::invalid_argument("no such evaluation: " + std::string(name));
}

TEST(ShippedEvaluations, AreTheFilesOfTheFolder) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(MITOS_TEST_DATA "/../../evaluations")) {
        const auto all = shippedEvaluations();
        const auto found = std::find_if(all.begin(), all.end(), [&](const ShippedEvaluation& evaluation) {
            return evaluation.name == entry.path().stem();
        });
        ASSERT_NE(found, all.end()) << entry.path();
        EXPECT_EQ(found->text, test::contentOf(entry.path())) << entry.path();
        ++files;
    }
    EXPECT_EQ(shippedEvaluations().size(), files);
}

TEST(ShippedEvaluations, AreTheThreeOfTheOriginals) {
    std::vector<std::string> names;
    for (const auto& [name, text] : shippedEvaluations()) names.emplace_back(name);
    EXPECT_EQ(names, (std::vector<std::string>{"corners", "phased", "positional"}));
}

TEST(ShippedEvaluations, BeginWithAWordToTheReader) {
    for (const auto& [name, text] : shippedEvaluations()) EXPECT_EQ(text.substr(0, 2), "# ") << name;
}

TEST(ShippedEvaluations, JudgeBoardsOfEverySize) {
    for (const auto& [name, text] : shippedEvaluations()) {
        EXPECT_EQ(shipped(name).sizes(), (std::vector<int>{4, 6, 8})) << name;
    }
}

// A table that favoured one side of the board would be a mistake.
TEST(ShippedEvaluations, HaveTablesThatLookTheSameFromEverySide) {
    for (const auto& [name, text] : shippedEvaluations()) {
        for (const SquareTable& table : shipped(name).tables) {
            for (const Weights& weights : table.sizes) {
                const auto size = static_cast<std::size_t>(weights.size);
                for (std::size_t row = 0; row < size; ++row) {
                    for (std::size_t column = 0; column < size; ++column) {
                        const int weight = weights.squares[row * size + column];
                        EXPECT_EQ(weights.squares[column * size + row], weight) << name;
                        EXPECT_EQ(weights.squares[row * size + size - 1 - column], weight) << name;
                    }
                }
            }
        }
    }
}

// The weights are 100 at the corners and fall ring by ring towards the centre.
TEST(ShippedEvaluations, HavePositionalWeightsThatFallTowardsTheCentre) {
    const Formula positional = shipped("positional");
    ASSERT_EQ(positional.tables.size(), 1U);
    for (const Weights& weights : positional.tables[0].sizes) {
        EXPECT_EQ(weights.squares[0], 100);
        int before = 100;
        for (int ring = 0; ring < weights.size / 2; ++ring) {  // along the middle, from the rim inwards
            const int weight = weights.squares[static_cast<std::size_t>(ring * weights.size + weights.size / 2)];
            EXPECT_LT(weight, before) << weights.size;
            before = weight;
        }
    }
    EXPECT_EQ(positional.phases[0].tables[0], 1);
    EXPECT_EQ(positional.phases[0].terms, (std::array{0, 0, 0, 0, 0, 0, 0, 1}));
}

// The file calls its own numbers very important, important, important and nearly nothing.
TEST(ShippedEvaluations, HaveCornersInTheOrderOfTheirImportance) {
    const Formula corners = shipped("corners");
    const Phase& phase = corners.phases.at(0);
    EXPECT_EQ(phase.coefficient(Term::corner), 800);
    EXPECT_EQ(phase.coefficient(Term::closeness), -150);
    EXPECT_EQ(phase.tables, std::vector<int>{10});
    EXPECT_EQ(phase.coefficient(Term::discs), 1);
    EXPECT_GT(phase.coefficient(Term::corner), 3 * -phase.coefficient(Term::closeness));
    EXPECT_LT(64 * phase.coefficient(Term::discs), -phase.coefficient(Term::closeness) / 2);
    const std::vector<int>& places = corners.tables.at(0).forSize(8)->squares;
    EXPECT_EQ(std::vector<int>(places.begin(), places.begin() + 8), (std::vector<int>{0, -2, 10, 6, 6, 10, -2, 0}));
    EXPECT_EQ(std::vector<int>(places.begin() + 8, places.begin() + 16),
              (std::vector<int>{-2, -5, 1, 1, 1, 1, -5, -2}));
    EXPECT_EQ(std::vector<int>(places.begin() + 16, places.begin() + 24), (std::vector<int>{10, 1, 3, 2, 2, 3, 1, 10}));
    EXPECT_EQ(std::vector<int>(places.begin() + 24, places.begin() + 32), (std::vector<int>{6, 1, 2, 2, 2, 2, 1, 6}));
}

TEST(ShippedEvaluations, HavePhasedExactlyAsTheOriginal) {
    const Formula phased = shipped("phased");
    ASSERT_EQ(phased.phases.size(), 3U);
    //                       mobility, vulnerable, edge, c, x, corner, closeness, discs
    EXPECT_EQ(phased.phases[0].terms, (std::array{1, -1, 2, -10, -25, 100, 0, 0}));
    EXPECT_EQ(phased.phases[1].terms, (std::array{1, -20, 10, -10, -25, 100, 0, 0}));
    EXPECT_EQ(phased.phases[2].terms, (std::array{1, -2, 0, 0, 0, 2, 0, 5}));
    EXPECT_EQ(phased.phases[1].from, 30);
    EXPECT_EQ(phased.phases[2].from, 54);
    EXPECT_TRUE(phased.tables.empty());
}

}  // namespace shipped_test
}  // namespace mitos::evaluations::othello
