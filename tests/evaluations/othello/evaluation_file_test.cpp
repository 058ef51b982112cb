#include "evaluations/othello/evaluation_file.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "tests/support/languages.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::evaluations::othello {
namespace evaluation_file_test {

Formula read(const std::string& text) { return readFormula(text, "test.toml"); }

TEST(EvaluationFile, ReadsPhasesWithTheirTerms) {
    const Formula formula = read("name = \"Three\"\n[[phase]]\nto = 19\nmobility = 1\nvulnerable = -2\n"
                                 "[[phase]]\nfrom = 20\nto = 53\nedge = 3\nc = -4\nx = -5\ncorner = 6\n"
                                 "[[phase]]\nfrom = 54\ncloseness = -7\ndiscs = 8\n");
    EXPECT_EQ(formula.name, "Three");
    ASSERT_EQ(formula.phases.size(), 3U);
    EXPECT_EQ(formula.phases[0].from, 0);
    EXPECT_EQ(formula.phases[0].to, 19);
    EXPECT_EQ(formula.phases[0].terms, (std::array{1, -2, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(formula.phases[1].from, 20);
    EXPECT_EQ(formula.phases[1].terms, (std::array{0, 0, 3, -4, -5, 6, 0, 0}));
    EXPECT_EQ(formula.phases[2].to, 64);
    EXPECT_EQ(formula.phases[2].terms, (std::array{0, 0, 0, 0, 0, 0, -7, 8}));
    EXPECT_EQ(formula.sizes(), (std::vector<int>{4, 6, 8}));
}

TEST(EvaluationFile, TakesAPhaseWithoutBordersForTheWholeGame) {
    const Formula formula = read("name = \"One\"\n[[phase]]\ndiscs = 1\n");
    EXPECT_EQ(formula.phases[0].from, 0);
    EXPECT_EQ(formula.phases[0].to, 64);
}

TEST(EvaluationFile, ReadsATableForEachSize) {
    const Formula formula = read("name = \"Tables\"\n[[phase]]\nrim = 2\n"
                                 "[[table]]\nname = \"rim\"\nsize = 4\n"
                                 "weights = [[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,-16]]\n"
                                 "[[table]]\nname = \"rim\"\nsize = 6\nweights = [[0,0,0,0,0,0],[0,0,0,0,0,0],"
                                 "[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1]]\n");
    ASSERT_EQ(formula.tables.size(), 1U);
    EXPECT_EQ(formula.tables[0].forSize(4)->squares,
              (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, -16}));
    EXPECT_EQ(formula.tables[0].forSize(6)->squares.back(), 1);
    EXPECT_EQ(formula.tables[0].forSize(8), nullptr);
    EXPECT_EQ(formula.sizes(), (std::vector<int>{4, 6}));
    EXPECT_EQ(formula.missingFor(8)->name, "rim");
    EXPECT_EQ(formula.phases[0].tables, std::vector<int>{2});
}

// Tables for four corners and four X squares, and for twelve squares of the edge, one with a negative weight.
TEST(EvaluationFile, KnowsTheLargestValueThatAPositionCanHave) {
    const Formula formula = read("name = \"Large\"\n[[phase]]\nto = 9\ncorner = 100\nx = -25\n"
                                 "[[phase]]\nfrom = 10\nrim = 3\n[[table]]\nname = \"rim\"\nsize = 4\n"
                                 "weights = [[-1,1,1,1],[1,0,0,1],[1,0,0,1],[1,1,1,1]]\n");
    EXPECT_EQ(formula.largestValue(formula.phases[0], 4), 4 * 100 + 4 * 25);
    EXPECT_EQ(formula.largestValue(formula.phases[1], 4), 3 * 12);
    EXPECT_EQ(formula.largestValue(4), 500);
}

TEST(EvaluationFile, KeepsItsText) {
    const std::string text = "name = \"Kept\" # a comment\n[[phase]]\ndiscs = 1\n";
    EXPECT_EQ(read(text).text, text);
}

TEST(EvaluationFile, GivesBackANameInAnyScript) {
    EXPECT_EQ(read("name = \"Γωνίες $ß\"\n[[phase]]\ndiscs = 1\n").name, "Γωνίες $ß");
}

TEST(EvaluationFile, ShowsLineReasonAndCaret) {
    const auto error = test::thrownBy<base::TextError>([] {
        read("name = \"Gap\"\n[[phase]]\nto = 29\ndiscs = 1\n[[phase]]\n"
             "from = 32\ndiscs = 2\n");
    });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(text::Language::english), "test.toml:6:8: no phase judges boards with 30 to 31 discs\n"
                                                  "  from = 32\n"
                                                  "         ^");
    EXPECT_EQ(error->fault(), base::Fault::input);
}

TEST(EvaluationFile, SpeaksGreek) {
    const auto error = test::thrownBy<base::TextError>([] { read("name = \"Λίγα\"\n[[phase]]\nfrom = 0\n"); });
    ASSERT_TRUE(error);
    EXPECT_NE(error->in(test::greek).find("τουλάχιστον έναν όρο"), std::string::npos);
}

}  // namespace evaluation_file_test
}  // namespace mitos::evaluations::othello
