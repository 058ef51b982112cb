#include "evaluations/othello/words.h"

#include <gtest/gtest.h>

#include "evaluations/othello/evaluation_file.h"
#include "evaluations/othello/shipped.h"
#include "tests/support/languages.h"
#include "texts/writing/language.h"

namespace mitos::evaluations::othello {
namespace words_test {

std::string told(const Formula& formula, text::Language language = text::Language::english) {
    std::string text;
    for (const base::Message& sentence : inWords(formula)) text += sentence.in(language) + "\n";
    return text;
}

Formula read(const std::string& text) { return readFormula(text, "test.toml"); }

TEST(EvaluationWords, TellThePhasedOneWhole) {
    for (const ShippedEvaluation& entry : shippedEvaluations()) {
        if (entry.name != "phased") continue;
        EXPECT_EQ(
            told(read(std::string(entry.text))),
            "Phased judges an Othello position as black minus white: each term is counted for black and for white, the "
            "difference is multiplied by the term's number, and all of these are added up.\n"
            "Up to 29 discs on the board: +1 mobility -1 vulnerable +2 edge -10 c -25 x +100 corner.\n"
            "With 30 to 53 discs: +1 mobility -20 vulnerable +10 edge -10 c -25 x +100 corner.\n"
            "From 54 discs on: +1 mobility -2 vulnerable +2 corner +5 discs.\n"
            "mobility: the number of legal moves.\n"
            "vulnerable: the discs with at least one empty square beside them.\n"
            "edge: the discs on an edge, except on corners and on the squares beside them (on 8x8: a3-a6, h3-h6, "
            "c1-f1, "
            "c8-f8).\n"
            "c: the discs on an edge, right beside a corner (on 8x8: a2 a7 b1 b8 g1 g8 h2 h7).\n"
            "x: the discs diagonally beside a corner (on 8x8: b2 b7 g2 g7).\n"
            "corner: the discs on the four corners.\n"
            "discs: all discs of the side.\n"
            "It can judge boards of 4x4, 6x6, 8x8.\n"
            "A board of 4x4 never has more than 16 discs: there the later phases are not reached.\n"
            "A board of 6x6 never has more than 36 discs: there the later phases are not reached.\n"
            "No position is worth more than 2084 to either side; a finished game is worth a million and its difference "
            "in "
            "discs.\n");
        return;
    }
    FAIL() << "there is no phased";
}

TEST(EvaluationWords, TellEveryTermThatIsUsedAndNoOther) {
    const std::string text = told(read("name = \"Few\"\n[[phase]]\ncloseness = -3\ncorner = 0\n"));
    EXPECT_NE(text.find("All through the game: -3 closeness."), std::string::npos) << text;
    EXPECT_NE(text.find("closeness: the discs that touch a corner that is still empty."), std::string::npos);
    EXPECT_EQ(text.find("corner:"), std::string::npos);
    EXPECT_EQ(text.find("mobility"), std::string::npos);
}

TEST(EvaluationWords, TellTablesAndTheSizesThatLackThem) {
    const std::string text =
        told(read("name = \"Table\"\n[[phase]]\nto = 16\nrim = 1\n[[phase]]\nfrom = 17\nto = 17\nrim "
                  "= 0\n[[phase]]\nfrom = 18\ndiscs = 1\n[[table]]\nname = \"rim\"\nsize = 4\n"
                  "weights = [[9,1,1,9],[1,-2,-2,1],[1,-2,-2,1],[9,1,1,9]]\n"));
    EXPECT_NE(text.find("With 17 to 17 discs every position is worth 0"), std::string::npos) << text;
    EXPECT_NE(text.find("They go from -2 to 9."), std::string::npos) << text;
    EXPECT_NE(text.find("It can judge boards of 4x4.\n"), std::string::npos) << text;
    EXPECT_NE(text.find("It cannot judge boards of 8x8: the table 'rim' is not given for that size."),
              std::string::npos)
        << text;
}

TEST(EvaluationWords, SpeakGreek) {
    for (const ShippedEvaluation& entry : shippedEvaluations()) {
        const Formula formula = read(std::string(entry.text));
        for (const base::Message& sentence : inWords(formula)) {
            EXPECT_NE(sentence.in(test::greek), sentence.in(text::Language::english));
        }
        EXPECT_NE(told(formula, test::greek).find("μαύρα μείον λευκά"), std::string::npos);
    }
}

}  // namespace words_test
}  // namespace mitos::evaluations::othello
