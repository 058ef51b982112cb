#include "games/grid/shipped.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "games/grid/placement_game.h"
#include "tests/support/grid_rules.h"

namespace mitos::games::grid {
namespace shipped_test {

using test::shipped;

std::string patternsOf(const Rules& rules) {
    std::string texts;
    for (const Pattern& pattern : rules.patterns) {
        texts += (texts.empty() ? "" : " ") + pattern.text;
        if (pattern.owner != Owner::completer) texts += pattern.owner == Owner::max ? ":max" : ":min";
    }
    return texts;
}

TEST(ShippedRules, AreTheFilesOfTheFolder) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(MITOS_TEST_DATA "/../../rules")) {
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto all = shippedRules();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const ShippedRules& rules) { return rules.name == entry.path().stem(); });
        ASSERT_NE(found, all.end()) << entry.path();
        EXPECT_EQ(found->text, text) << entry.path();
        ++files;
    }
    EXPECT_EQ(shippedRules().size(), files);
}

TEST(ShippedRules, StandInTheOrderOfTheirNames) {
    const auto all = shippedRules();
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end(),
                               [](const ShippedRules& a, const ShippedRules& b) { return a.name < b.name; }));
}

TEST(ShippedRules, BeginWithAWordToTheReader) {
    for (const auto& [name, text] : shippedRules()) EXPECT_EQ(text.substr(0, 2), "# ") << name;
}

struct Meaning {
    std::string_view name;
    int rows, columns;
    std::string_view maxLetters, minLetters, patterns;
    Ending ending;
    Winner winner;
    FullBoard full;
    std::size_t starts;
    bool gravity = false;
    bool again = false;
};

TEST(ShippedRules, MeanWhatTheirNamesPromise) {
    constexpr auto any = Ending::anyPattern;
    constexpr auto draw = FullBoard::draw;
    constexpr auto completer = Winner::completer;
    const std::vector<Meaning> meanings{
        {"cse", 3, 3, "CSE", "CSE", "CSE ESC", any, completer, draw, 2},
        {"cse-4x4", 4, 4, "CSE", "CSE", "CSE ESC", any, completer, draw, 2},
        {"xox", 4, 3, "X", "O", "XOX:max OXO:min", any, Winner::morePatterns, draw, 74},
        {"xox-4x4", 4, 4, "X", "O", "XOX:max OXO:min", any, Winner::morePatterns, draw, 156},
        {"xox-5x4", 5, 4, "X", "O", "XOX:max OXO:min", any, Winner::morePatterns, draw, 270},
        {"tictactoe", 3, 3, "X", "O", "XXX OOO", any, completer, draw, 1},
        {"wild-tictactoe", 3, 3, "XO", "XO", "XXX OOO", any, completer, draw, 1},
        {"misere-tictactoe", 3, 3, "X", "O", "XXX OOO", any, Winner::otherThanCompleter, draw, 1},
        {"notakto", 3, 3, "X", "X", "XXX", any, Winner::otherThanCompleter, draw, 1},
        {"sos", 3, 3, "SO", "SO", "SOS", Ending::boardFull, Winner::morePoints, draw, 1, false, true},
        {"sos-4x4", 4, 4, "SO", "SO", "SOS", Ending::boardFull, Winner::morePoints, draw, 1, false, true},
        {"order-and-chaos", 6, 6, "XO", "XO", "XXXXX:max OOOOO:max", any, Winner::ownerOfPattern, FullBoard::min, 1},
        {"order-and-chaos-4x4", 4, 4, "XO", "XO", "XXXX:max OOOO:max", any, Winner::ownerOfPattern, FullBoard::min, 1},
        {"mnk-4-3-3", 3, 4, "X", "O", "XXX OOO", any, completer, draw, 1},
        {"mnk-4-4-4", 4, 4, "X", "O", "XXXX OOOO", any, completer, draw, 1},
        {"mnk-5-5-4", 5, 5, "X", "O", "XXXX OOOO", any, completer, draw, 1},
        {"connect-four", 6, 7, "X", "O", "XXXX OOOO", any, completer, draw, 1, true},
        {"connect-four-4x4", 4, 4, "X", "O", "XXXX OOOO", any, completer, draw, 1, true},
        {"connect-four-4x5", 5, 4, "X", "O", "XXXX OOOO", any, completer, draw, 1, true},
        {"connect-four-5x4", 4, 5, "X", "O", "XXXX OOOO", any, completer, draw, 1, true},
        {"connect-four-5x5", 5, 5, "X", "O", "XXXX OOOO", any, completer, draw, 1, true},
        {"connect-four-6x4", 4, 6, "X", "O", "XXXX OOOO", any, completer, draw, 1, true},
        {"connect-four-6x5", 5, 6, "X", "O", "XXXX OOOO", any, completer, draw, 1, true},
    };
    EXPECT_EQ(meanings.size(), shippedRules().size()) << "a shipped game is not described here";
    for (const Meaning& meaning : meanings) {
        SCOPED_TRACE(meaning.name);
        const Rules rules = shipped(meaning.name);
        EXPECT_EQ(rules.rows, meaning.rows);
        EXPECT_EQ(rules.columns, meaning.columns);
        EXPECT_EQ(rules.first, Side::max);
        EXPECT_EQ(rules.maxLetters, meaning.maxLetters);
        EXPECT_EQ(rules.minLetters, meaning.minLetters);
        EXPECT_EQ(patternsOf(rules), meaning.patterns);
        EXPECT_TRUE(rules.alongRows && rules.alongColumns && rules.alongDiagonals);
        EXPECT_EQ(rules.ending, meaning.ending);
        EXPECT_EQ(rules.winner, meaning.winner);
        EXPECT_EQ(rules.full, meaning.full);
        EXPECT_EQ(rules.gravity, meaning.gravity);
        EXPECT_EQ(rules.again, meaning.again);
        EXPECT_EQ(legalStarts(rules).size(), meaning.starts);
    }
}

}  // namespace shipped_test
}  // namespace mitos::games::grid
