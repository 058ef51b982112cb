// The corpus of evaluation files in tests/data/evaluations: every file of bad/ holds one mistake, and its first line
// says where and why it is refused; every file of good/ is unusual, but accepted.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/error.h"
#include "evaluations/othello/evaluation.h"
#include "evaluations/othello/evaluation_file.h"
#include "evaluations/othello/words.h"
#include "tests/support/corpus.h"
#include "tests/support/languages.h"
#include "tests/support/othello_positions.h"
#include "tests/support/slow_evaluation.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::evaluations::othello {
namespace evaluation_corpus_test {

using test::contentOf;
using test::filesOf;

TEST(BadEvaluationFiles, AreMany) { EXPECT_GE(filesOf("evaluations/bad").size(), 80U); }

TEST(BadEvaluationFiles, AreRefusedAtTheRightPlaceForTheRightReason) {
    for (const auto& file : filesOf("evaluations/bad")) {
        SCOPED_TRACE(file.filename());
        const std::string text = contentOf(file);
        const auto expected = test::expectedOf(text);
        ASSERT_TRUE(expected) << "the first line does not say what to expect";
        const auto error = test::thrownBy<base::TextError>([&] { readFormula(text, file.filename()); });
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

// The message has the reason, the line itself, and below it a caret at the column; in Greek as well.
TEST(BadEvaluationFiles, AreShownWithACaretInBothLanguages) {
    for (const auto& file : filesOf("evaluations/bad")) {
        SCOPED_TRACE(file.filename());
        const auto error = test::thrownBy<base::TextError>([&] { readFormula(contentOf(file), file.filename()); });
        ASSERT_TRUE(error);
        for (const text::Language language : text::allLanguages()) {
            const std::string shown = error->in(language);
            EXPECT_EQ(std::count(shown.begin(), shown.end(), '\n'), 2) << shown;
            EXPECT_EQ(shown.back(), '^');
        }
        EXPECT_EQ(error->in(text::Language::english).find("Error while parsing"), std::string::npos);
        EXPECT_NE(error->in(text::Language::english), error->in(test::greek));
    }
}

TEST(GoodEvaluationFiles, AreReadAndJudgeEverySizeTheyCan) {
    ASSERT_GE(filesOf("evaluations/good").size(), 10U);
    for (const auto& file : filesOf("evaluations/good")) {
        SCOPED_TRACE(file.filename());
        const Formula formula = readFormula(contentOf(file), file.filename());
        ASSERT_FALSE(formula.sizes().empty());
        for (const int size : formula.sizes()) {
            const Evaluation evaluation(formula, size);
            for (const Board& board : test::positionsOfRandomGames(size, 3, 11)) {
                ASSERT_EQ(evaluation(board), test::slowValue(formula, board, size));
            }
        }
        EXPECT_GE(inWords(formula).size(), 4U);
    }
}

// --- docs/evaluation-files.md shows what is tested ---

std::string page() { return contentOf(MITOS_TEST_DATA "/../../docs/evaluation-files.md"); }
std::string careful() { return contentOf(MITOS_TEST_DATA "/evaluations/good/careful.toml"); }

TEST(EvaluationFilePage, ShowsAnEvaluationThatReads) {
    EXPECT_NE(page().find("```toml\n" + careful() + "```\n"), std::string::npos);
    int files = 0;
    const std::string text = page();
    for (std::size_t at = 0; (at = text.find("```toml\n", at)) != std::string::npos; ++files) {
        at += 8;
        EXPECT_NO_THROW(readFormula(text.substr(at, text.find("```", at) - at), "evaluation-files.md"));
    }
    EXPECT_EQ(files, 2);
}

TEST(EvaluationFilePage, QuotesTheWordsForItsExample) {
    std::string text = page();
    for (std::size_t at = 0; (at = text.find("\n> ", at)) != std::string::npos;) text.replace(at, 3, " ");
    std::string words;
    for (const base::Message& sentence : inWords(readFormula(careful(), "careful.toml"))) {
        words += (words.empty() ? "" : " ") + sentence.in(text::Language::english);
    }
    EXPECT_NE(text.find(words), std::string::npos) << words;
}

// The position that the page computes by hand.
TEST(EvaluationFilePage, WorksOutAPositionAsTheProgramDoes) {
    const Board board = test::boardOf("------------------XO------XXX------OXX-----O--------------------");
    const Breakdown breakdown = Evaluation(readFormula(careful(), "careful.toml"), 8).breakdown(board);
    EXPECT_EQ(breakdown.discs, 9);
    std::string table;
    for (const Share& share : breakdown.shares) {
        table += fmt::format("| `{}` | {} | {} | {} | {:+} |\n", share.key, share.black, share.white, share.coefficient,
                             share.value());
    }
    EXPECT_NE(page().find(table), std::string::npos) << table;
    EXPECT_NE(page().find(fmt::format("adds up to {:+}", breakdown.value)), std::string::npos) << breakdown.value;
}

}  // namespace evaluation_corpus_test
}  // namespace mitos::evaluations::othello
