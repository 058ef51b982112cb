// The corpus of rule files in tests/data/rules: every file of bad/ has one mistake, and its first line says where it
// is refused and why; every file of good/ is unusual and accepted.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/error.h"
#include "games/grid/placement_game.h"
#include "games/grid/rule_file.h"
#include "games/grid/words.h"
#include "tests/support/corpus.h"
#include "tests/support/languages.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::games::grid {
namespace rule_corpus_test {

using test::contentOf;
using test::expectedOf;
using test::filesOf;

TEST(BadRuleFiles, AreMany) { EXPECT_GE(filesOf("rules/bad").size(), 60U); }

TEST(BadRuleFiles, AreRefusedAtTheRightPlaceForTheRightReason) {
    for (const auto& file : filesOf("rules/bad")) {
        SCOPED_TRACE(file.filename());
        const std::string text = contentOf(file);
        const auto expected = expectedOf(text);
        ASSERT_TRUE(expected) << "the first line does not say what to expect";
        const auto error = test::thrownBy<base::TextError>([&] { readRules(text, file.filename()); });
        if (!error) {
            ADD_FAILURE() << "this was read";
            continue;
        }
        EXPECT_EQ(error->place().line, expected->line);
        EXPECT_EQ(error->place().column, expected->column);
        const std::string reason = error->message().in(text::Language::english);
        EXPECT_NE(reason.find(expected->reason), std::string::npos) << reason;
        EXPECT_EQ(error->fault(), base::Fault::input);
    }
}

// The reason, the line itself, and below it a caret at the column.
TEST(BadRuleFiles, AreShownWithACaret) {
    for (const auto& file : filesOf("rules/bad")) {
        SCOPED_TRACE(file.filename());
        const auto error = test::thrownBy<base::TextError>([&] { readRules(contentOf(file), file.filename()); });
        ASSERT_TRUE(error);
        for (const text::Language language : text::allLanguages()) {
            const std::string shown = error->in(language);
            EXPECT_EQ(std::count(shown.begin(), shown.end(), '\n'), 2) << shown;
            const std::string last = shown.substr(shown.rfind('\n') + 1);
            EXPECT_EQ(last, std::string(error->place().column + 1, ' ') + "^");
        }
    }
}

// A user of Greek gets the whole reason in Greek, also if the TOML parser found the error.
TEST(BadRuleFiles, AreExplainedInBothLanguages) {
    for (const auto& file : filesOf("rules/bad")) {
        SCOPED_TRACE(file.filename());
        const auto error = test::thrownBy<base::TextError>([&] { readRules(contentOf(file), file.filename()); });
        ASSERT_TRUE(error);
        EXPECT_EQ(error->in(text::Language::english).find("Error while parsing"), std::string::npos);
        EXPECT_NE(error->in(text::Language::english), error->in(test::greek));
    }
}

TEST(GoodRuleFiles, AreReadAndCanBePlayed) {
    ASSERT_GE(filesOf("rules/good").size(), 10U);
    for (const auto& file : filesOf("rules/good")) {
        SCOPED_TRACE(file.filename());
        const Rules rules = readRules(contentOf(file), file.filename());
        const auto starts = legalStarts(rules);
        ASSERT_FALSE(starts.empty());
        const PlacementGame game(rules);
        for (const BoardText& board : starts) EXPECT_FALSE(game.isOver(game.startOn(board))) << board;
        EXPECT_GE(inWords(rules).size(), 7U);
    }
}

// docs/rule-files.md is tested: its example, the words for it, and every complete file in it.
TEST(RuleFilePage, ShowsAGameThatReads) {
    const std::string page = contentOf(MITOS_TEST_DATA "/../../docs/rule-files.md");
    const std::string zebra = contentOf(MITOS_TEST_DATA "/rules/good/zebra.toml");
    EXPECT_NE(page.find("```toml\n" + zebra + "```\n"), std::string::npos);
    int files = 0;
    for (std::size_t at = 0; (at = page.find("```toml\n", at)) != std::string::npos; ++files) {
        at += 8;
        EXPECT_NO_THROW(readRules(page.substr(at, page.find("```", at) - at), "rule-files.md"));
    }
    EXPECT_EQ(files, 2);
}

TEST(RuleFilePage, QuotesTheWordsForItsGame) {
    std::string page = contentOf(MITOS_TEST_DATA "/../../docs/rule-files.md");
    for (std::size_t at = 0; (at = page.find("\n> ", at)) != std::string::npos;) page.replace(at, 3, " ");
    std::string words;
    const std::string zebra = contentOf(MITOS_TEST_DATA "/rules/good/zebra.toml");
    for (const base::Message& sentence : inWords(readRules(zebra, "zebra.toml"))) {
        words += (words.empty() ? "" : " ") + sentence.in(text::Language::english);
    }
    EXPECT_NE(page.find(words), std::string::npos) << words;
}

}  // namespace rule_corpus_test
}  // namespace mitos::games::grid
