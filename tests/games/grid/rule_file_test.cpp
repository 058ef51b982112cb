#include "games/grid/rule_file.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "tests/support/grid_rules.h"
#include "tests/support/languages.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::games::grid {
namespace rule_file_test {

using test::plain;
using Boards = std::vector<BoardText>;

std::vector<std::string> textsOf(const Rules& rules) {
    std::vector<std::string> texts;
    for (const Pattern& pattern : rules.patterns) texts.push_back(pattern.text);
    return texts;
}

TEST(RuleFile, ReadsTheKeysThatMustBeThere) {
    const Rules rules = readRules("name = \"Four\"\nrows = 2\ncolumns = 5\n"
                                  "[letters]\nmax = \"AB\"\nmin = \"CA\"\n"
                                  "[[pattern]]\ntext = \"ABC\"\n[[pattern]]\ntext = \"AA\"\n"
                                  "[end]\nwhen = \"any pattern\"\nwinner = \"other than completer\"\n",
                                  "four.toml");
    EXPECT_EQ(rules.name, "Four");
    EXPECT_EQ(rules.rows, 2);
    EXPECT_EQ(rules.columns, 5);
    EXPECT_EQ(rules.maxLetters, "AB");
    EXPECT_EQ(rules.minLetters, "CA");
    EXPECT_EQ(rules.letters, "ABC");
    EXPECT_EQ(textsOf(rules), (std::vector<std::string>{"ABC", "AA"}));
    EXPECT_EQ(rules.ending, Ending::anyPattern);
    EXPECT_EQ(rules.winner, Winner::otherThanCompleter);
}

TEST(RuleFile, FillsInWhatIsLeftOut) {
    const Rules rules = plain();
    EXPECT_EQ(rules.first, Side::max);
    EXPECT_FALSE(rules.gravity);
    EXPECT_TRUE(rules.alongRows && rules.alongColumns && rules.alongDiagonals);
    EXPECT_EQ(rules.patterns[0].owner, Owner::completer);
    EXPECT_EQ(rules.full, FullBoard::draw);
    EXPECT_FALSE(rules.again);
    EXPECT_EQ(rules.start.where, Nearness::anywhere);
    EXPECT_EQ(legalStarts(rules), Boards{"_________"});
}

TEST(RuleFile, LetsEitherSideBegin) {
    EXPECT_EQ(plain("first = \"max\"\n").first, Side::max);
    EXPECT_EQ(plain("first = \"min\"\n").first, Side::min);
}

TEST(RuleFile, ReadsGravity) {
    EXPECT_TRUE(plain("gravity = true\n").gravity);
    EXPECT_FALSE(plain("gravity = false\n").gravity);
}

TEST(RuleFile, ReadsTheLinesThatCount) {
    const Rules rules = plain("lines = [\"diagonals\", \"rows\"]\n");
    EXPECT_TRUE(rules.alongRows);
    EXPECT_FALSE(rules.alongColumns);
    EXPECT_TRUE(rules.alongDiagonals);
}

TEST(RuleFile, ReadsWhoseThePatternsAre) {
    const Rules rules = test::shipped("xox");
    EXPECT_EQ(rules.patterns[0].owner, Owner::max);
    EXPECT_EQ(rules.patterns[1].owner, Owner::min);
}

TEST(RuleFile, ReadsEveryMeaningOfAFullBoard) {
    EXPECT_EQ(plain({}, "full = \"draw\"\n").full, FullBoard::draw);
    EXPECT_EQ(plain({}, "full = \"max\"\n").full, FullBoard::max);
    EXPECT_EQ(plain({}, "full = \"min\"\n").full, FullBoard::min);
}

Rules withEnd(std::string_view end, std::string_view owner) {
    std::string text(test::plainHead);
    text += "[letters]\nmax = \"X\"\nmin = \"O\"\n[[pattern]]\ntext = \"XXX\"\n";
    text.append(owner).append("[end]\n").append(end);
    return readRules(text, "end.toml");
}

TEST(RuleFile, ReadsEveryWayToWin) {
    const std::string any = "when = \"any pattern\"\nwinner = ";
    const std::string full = "when = \"board full\"\nwinner = ";
    const std::string_view owner = "for = \"min\"\n";
    EXPECT_EQ(withEnd(any + "\"completer\"\n", {}).winner, Winner::completer);
    EXPECT_EQ(withEnd(any + "\"other than completer\"\n", {}).winner, Winner::otherThanCompleter);
    EXPECT_EQ(withEnd(any + "\"owner of pattern\"\n", owner).winner, Winner::ownerOfPattern);
    EXPECT_EQ(withEnd(any + "\"more patterns\"\n", owner).winner, Winner::morePatterns);
    EXPECT_EQ(withEnd(any + "\"more points\"\n", owner).winner, Winner::morePoints);
    EXPECT_EQ(withEnd(full + "\"more patterns\"\n", owner).ending, Ending::boardFull);
    EXPECT_EQ(withEnd(full + "\"more points\"\n", {}).patterns[0].owner, Owner::completer);
    EXPECT_TRUE(withEnd(full + "\"more points\"\nagain = true\n", {}).again);
}

TEST(RuleFile, ReadsAFixedBoard) {
    const Rules rules = plain({}, "[start]\nboard = [\"X__\", \"___\", \"__O\"]\n");
    EXPECT_EQ(legalStarts(rules), Boards{"X_______O"});
}

TEST(RuleFile, ReadsSeveralBoards) {
    const Rules rules = plain({}, "[start]\nboards = [[\"X__\", \"___\", \"___\"], [\"O__\", \"___\", \"___\"]]\n");
    EXPECT_EQ(legalStarts(rules), (Boards{"O________", "X________"}));
}

TEST(RuleFile, ReadsRandomPlacementInBothNotationsOfACell) {
    const Rules rules =
        plain({}, "[start]\nplace = [\"X\", \"O\"]\ncells = [\"0 0\", \"b1\", \"2 2\"]\nwhere = \"adjacent\"\n");
    EXPECT_EQ(rules.start.place, "XO");
    EXPECT_EQ(rules.start.cells, (std::vector<int>{0, 1, 8}));
    EXPECT_EQ(legalStarts(rules), (Boards{"OX_______", "XO_______"}));
}

TEST(RuleFile, TakesANameInAnyScript) {
    std::string text = "name = \"Τρίλιζα\"\nrows = 3\ncolumns = 3\n";
    text.append(test::plainLetters).append(test::plainEnd);
    EXPECT_EQ(readRules(text, "greek.toml").name, "Τρίλιζα");
}

TEST(RuleFile, GivesBackEveryCharacterOfAName) {
    for (const char* name : {"Ø $ß$ €", "Τρίλιζα \U0001F3B2", "\"Τ\"", "$5 Τ"}) {
        std::string text = "name = '";
        text.append(name).append("'\nrows = 3\ncolumns = 3\n").append(test::plainLetters).append(test::plainEnd);
        EXPECT_EQ(readRules(text, "name.toml").name, name);
    }
}

TEST(RuleFile, PassesOverAByteOrderMarkAndCountsColumnsBehindIt) {
    const std::string mark = "\xEF\xBB\xBF";
    EXPECT_EQ(
        readRules(mark + std::string(test::plainHead) + std::string(test::plainLetters) + std::string(test::plainEnd),
                  "mark.toml")
            .name,
        "Plain");
    const auto error = test::thrownBy<base::TextError>([&] { readRules(mark + "nome = 3\n", "mark.toml"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 1U);
    EXPECT_EQ(error->place().column, 1U);
}

TEST(RuleFile, ReadsLineEndsOfEitherKind) {
    std::string text(test::plainHead);
    text.append(test::plainLetters).append(test::plainEnd);
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, 1, '\r');
    EXPECT_EQ(readRules(text, "windows.toml").rows, 3);
}

TEST(RuleFile, PointsAtTheLetterInsideAText) {
    const auto error = test::thrownBy<base::TextError>([] { plain({}, "[start]\nboard = ['X__', '__Z', '___']\n"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(text::Language::english),
              "plain.toml:15:20: 'Z' is neither a letter of this game (XO) nor an empty cell (_)\n"
              "  board = ['X__', '__Z', '___']\n"
              "                     ^");
}

TEST(RuleFile, PointsAtTheBeginningOfATextThatIsSpelledOtherwise) {
    const auto error =
        test::thrownBy<base::TextError>([] { plain({}, "[start]\nboard = [\"\\u0058_Z\", \"___\", \"___\"]\n"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().column, 10U);
}

TEST(RuleFile, SpeaksGreek) {
    const auto error = test::thrownBy<base::TextError>([] { plain("gravity = yes\n"); });
    ASSERT_TRUE(error);
    EXPECT_NE(error->in(test::greek).find("ίσια εισαγωγικά"), std::string::npos);
    EXPECT_EQ(error->fault(), base::Fault::input);
}

}  // namespace rule_file_test
}  // namespace mitos::games::grid
