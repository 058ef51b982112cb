#include "games/grid/words.h"

#include <gtest/gtest.h>

#include "tests/support/grid_rules.h"
#include "tests/support/languages.h"
#include "texts/writing/language.h"

namespace mitos::games::grid {
namespace words_test {

std::string explained(const Rules& rules, text::Language language = text::Language::english) {
    std::string text;
    for (const base::Message& sentence : inWords(rules)) text += sentence.in(language) + "\n";
    return text;
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(InWords, ExplainsCseAsATeacherWould) {
    EXPECT_EQ(explained(test::shipped("cse")),
              "CSE is played on a board of 3 rows and 3 columns.\n"
              "MAX and MIN take turns, and both write any of the letters C, S, E into an empty cell.\n"
              "MAX begins.\n"
              "The patterns are CSE, ESC.\n"
              "A pattern counts in adjacent cells along a row, a column or a diagonal.\n"
              "Whoever completes a pattern wins, and the game is over.\n"
              "A full board without a pattern is a draw.\n"
              "At the start S stands on the board, on cells from this list (row and column from 0): 1 0, 1 2.\n"
              "Chance chooses one of 2 such boards, all equally likely.\n");
}

TEST(InWords, ExplainsXoxInGreek) {
    EXPECT_EQ(explained(test::shipped("xox"), test::greek),
              "Το παιχνίδι XOX παίζεται σε ταμπλό με 4 γραμμές και 3 στήλες.\n"
              "Ο MAX και ο MIN γράφουν εναλλάξ ένα γράμμα σε κενό κελί: ο MAX γράφει X, ο MIN γράφει O.\n"
              "Αρχίζει ο MAX.\n"
              "Το μοτίβο του MAX είναι XOX.\n"
              "Το μοτίβο του MIN είναι OXO.\n"
              "Ένα μοτίβο μετρά σε διαδοχικά κελιά κατά μήκος γραμμής, στήλης ή διαγωνίου.\n"
              "Το παιχνίδι τελειώνει μόλις σχηματιστεί μοτίβο στο ταμπλό ή όταν γεμίσει το ταμπλό.\n"
              "Τότε μετρώνται όλα τα μοτίβα του ταμπλό: κερδίζει η πλευρά με τα περισσότερα δικά της, και ίσος αριθμός "
              "είναι ισοπαλία.\n"
              "Στην αρχή υπάρχουν γράμματα στο ταμπλό: X, O, σε κελιά που δεν αγγίζονται, ούτε στη γωνία.\n"
              "Η τύχη διαλέγει ένα από 74 τέτοια ταμπλό, όλα εξίσου πιθανά.\n");
}

TEST(InWords, ExplainsTheSpecialRulesOfAGame) {
    EXPECT_TRUE(says(explained(test::shipped("notakto")), "both write X into"));
    EXPECT_TRUE(says(explained(test::shipped("notakto")), "Whoever completes a pattern loses"));
    EXPECT_TRUE(says(explained(test::shipped("sos")), "a point for the one who completes it"));
    EXPECT_TRUE(says(explained(test::shipped("sos")), "moves once more"));
    EXPECT_TRUE(says(explained(test::shipped("sos")), "ends when the board is full"));
    EXPECT_TRUE(says(explained(test::shipped("order-and-chaos")), "MAX wins, whoever completed it"));
    EXPECT_TRUE(says(explained(test::shipped("order-and-chaos")), "a win for MIN"));
    EXPECT_TRUE(says(explained(test::shipped("connect-four")), "falls to the lowest empty cell"));
    EXPECT_TRUE(says(explained(test::plain("first = \"min\"\n")), "MIN begins"));
}

TEST(InWords, MentionsTheDirectionOnlyWhereItMatters) {
    EXPECT_FALSE(says(explained(test::shipped("cse")), "left to right"));
    const Rules oneWay =
        readRules("name = \"AB\"\nrows = 1\ncolumns = 5\n[letters]\nmax = \"A\"\nmin = \"B\"\n"
                  "[[pattern]]\ntext = \"AB\"\n[end]\nwhen = \"any pattern\"\nwinner = \"completer\"\n",
                  "ab.toml");
    EXPECT_TRUE(says(explained(oneWay), "left to right"));
    EXPECT_TRUE(says(explained(oneWay), "a single row of 5 cells"));
    EXPECT_TRUE(says(explained(oneWay), "along a row, read")) << "nothing fits a column of one cell";
}

TEST(InWords, NamesTheLines) {
    EXPECT_TRUE(says(explained(test::plain("lines = [\"rows\"]\n")), "along a row."));
    EXPECT_TRUE(
        says(explained(test::plain("lines = [\"diagonals\", \"columns\"]\n")), "along a column or a diagonal."));
}

TEST(InWords, NamesAFixedStart) {
    const Rules rules = test::plain({}, "[start]\nboard = [\"X__\", \"___\", \"__O\"]\n");
    EXPECT_TRUE(says(explained(rules), "begins on this board: X__/___/__O."));
}

TEST(InWords, IsWholeSentencesInBothLanguages) {
    for (const auto& [name, rules] : shippedRules()) {
        for (const base::Message& sentence : inWords(test::shipped(name))) {
            for (const text::Language language : text::allLanguages()) {
                const std::string text = sentence.in(language);
                EXPECT_EQ(text.back(), '.') << text;
                EXPECT_EQ(text.find('{'), std::string::npos) << text;
                EXPECT_EQ(text.find("  "), std::string::npos) << text;
            }
        }
    }
}

}  // namespace words_test
}  // namespace mitos::games::grid
