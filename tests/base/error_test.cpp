#include "base/error.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mitos::base {
namespace error_test {

constexpr Phrase wrong{"wrong", "λάθος"};

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines(1);
    for (const char c : text) {
        if (c == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += c;
        }
    }
    return lines;
}

std::size_t charactersOf(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// The character of the second line under which the caret of the third one stands.
std::string aboveTheCaret(const std::string& rendered) {
    const auto lines = linesOf(rendered);
    if (lines.size() != 3 || lines[2].find('^') == std::string::npos) return "no caret";
    std::size_t left = lines[2].find('^');
    const std::string& line = lines[1];
    std::size_t at = 0;
    const auto next = [&](std::size_t i) {
        do ++i;
        while (i < line.size() && (static_cast<unsigned char>(line[i]) & 0xC0U) == 0x80U);
        return i;
    };
    for (; left > 0 && at < line.size(); --left) at = next(at);
    return at < line.size() ? line.substr(at, next(at) - at) : "nothing";
}

TextError errorAt(std::string_view text, std::size_t offset, std::size_t firstLine = 1) {
    return {placeAt("--start", text, offset, firstLine), say(wrong)};
}

TEST(Error, SaysWhoseFaultItIs) {
    EXPECT_EQ(Error(Fault::usage, say(wrong)).fault(), Fault::usage);
    EXPECT_EQ(errorAt("x", 0).fault(), Fault::input);
}

TEST(Error, SpeaksBothLanguages) {
    const Error error(Fault::system, say(wrong));
    EXPECT_EQ(error.in(Language::english), "wrong");
    EXPECT_EQ(error.in(Language::greek), "λάθος");
    EXPECT_STREQ(error.what(), "wrong");
}

TEST(TextError, ShowsThePlaceTheReasonTheLineAndACaret) {
    EXPECT_EQ(errorAt("1 2 3 4 5 5 6", 10).in(Language::english), "--start:1:11: wrong\n"
                                                                  "  1 2 3 4 5 5 6\n"
                                                                  "            ^");
}

TEST(TextError, KeepsThePlaceInGreek) {
    EXPECT_EQ(errorAt("ab", 1).in(Language::greek), "--start:1:2: λάθος\n  ab\n   ^");
}

TEST(ShownWord, IsWhatWasTyped) { EXPECT_EQ(shownWord("τρία x"), "τρία x"); }

TEST(ShownWord, IsCutBetweenCharacters) {
    EXPECT_EQ(shownWord("αβγδε", 3), "αβγ…");
    EXPECT_EQ(shownWord("αβγ", 3), "αβγ");
    EXPECT_LE(shownWord(std::string(1'000'000, 'x')).size(), 30U);
}

TEST(ShownWord, HoldsNoControlCharacters) {
    const std::string shown = shownWord("\x1B[2J\a\n\x7F");
    EXPECT_EQ(shown.find_first_of("\x1B\a\n\x7F"), std::string::npos) << shown;
    EXPECT_NE(shown.find("[2J"), std::string::npos) << shown;
}

TEST(TextError, NeedsNoPictureOfAWordThatWasChosenWrongly) {
    const TextError error(placeAt("--size", "9x9", 0), say(wrong), Fault::usage);
    EXPECT_EQ(error.fault(), Fault::usage);
    EXPECT_EQ(error.in(Language::english), "--size: wrong");
}

TEST(TextError, ShowsOnlyTheLineOfThePlace) {
    const TextError error = errorAt("first\nsecond\nthird", 8);
    EXPECT_EQ(error.place().line, 2U);
    EXPECT_EQ(error.place().column, 3U);
    EXPECT_EQ(error.place().excerpt, "second");
}

TEST(TextError, CountsLinesFromTheFirstLineGiven) { EXPECT_EQ(errorAt("a\nb", 2, 17).place().line, 18U); }

TEST(TextError, CountsColumnsInCharactersNotBytes) {
    const std::string text = "αβγ x";
    const TextError error = errorAt(text, text.find('x'));
    EXPECT_EQ(error.place().column, 5U);
    EXPECT_EQ(aboveTheCaret(error.in(Language::english)), "x");
}

TEST(TextError, PointsBehindTheEndWhenSomethingIsMissing) {
    EXPECT_EQ(errorAt("1 2", 3).in(Language::english), "--start:1:4: wrong\n  1 2\n     ^");
}

TEST(TextError, PullsAnOffsetBeyondTheTextBackToItsEnd) {
    EXPECT_EQ(errorAt("1 2", 99).place().column, 4U);
    EXPECT_EQ(errorAt("", 5).place().column, 1U);
}

TEST(TextError, PointsBehindTheLastCharacterOfALineAtItsLineEnd) {
    const TextError error = errorAt("ab\ncd", 2);
    EXPECT_EQ(error.place().line, 1U);
    EXPECT_EQ(error.place().column, 3U);
    EXPECT_EQ(error.place().excerpt, "ab");
}

// Many mistakes in one long line, as a file without line ends has them, cost no more than in many short ones.
TEST(TextError, KeepsOfALongLineOnlyWhatItShows) {
    std::string text = "first\n";
    for (int i = 0; i < 5000; ++i) text += "αβ";
    const std::size_t middle = 6 + 4 * 2500;
    const TextError error = errorAt(text, middle);
    EXPECT_EQ(error.place().column, 5001U);
    EXPECT_LT(error.place().excerpt.size(), 1000U);
    EXPECT_EQ(aboveTheCaret(error.in(Language::english)), "α");
    EXPECT_EQ(aboveTheCaret(errorAt(text, middle + 2).in(Language::english)), "β");
}

TEST(TextError, ShowsControlCharactersAsOneBlankEach) {
    const std::string text("a\tb\x1B[31mc\0d\x7F!", 13);
    const std::string shown = errorAt(text, text.find('!')).in(Language::english);
    EXPECT_EQ(linesOf(shown)[1], "  a b [31mc d !");
    EXPECT_EQ(aboveTheCaret(shown), "!");
}

TEST(TextError, DoesNotShowTheCarriageReturnOfALineEnd) {
    EXPECT_EQ(errorAt("ab\r\ncd", 0).in(Language::english).find('\r'), std::string::npos);
}

TEST(TextError, ShowsALongLineAroundTheCaretOnly) {
    std::string text(1000, '.');
    text[600] = 'x';
    const std::string shown = errorAt(text, 600).in(Language::english);
    EXPECT_LE(linesOf(shown)[1].size(), 104U);
    EXPECT_EQ(aboveTheCaret(shown), "x");
}

TEST(TextError, ShowsTheBeginningOfALongLineWhereTheCaretIsThere) {
    std::string text(1000, '.');
    text[3] = 'x';
    EXPECT_EQ(aboveTheCaret(errorAt(text, 3).in(Language::english)), "x");
}

TEST(TextError, ShowsTheEndOfALongLineWhereTheCaretIsThere) {
    const std::string text(1000, '.');
    const std::string shown = errorAt(text, text.size()).in(Language::english);
    EXPECT_GE(linesOf(shown)[1].size(), 40U);
    EXPECT_EQ(aboveTheCaret(shown), "nothing");
}

// Every place of a long Greek line: bytes and characters differ everywhere.
TEST(TextError, PutsTheCaretUnderItsCharacterOfALongGreekLine) {
    std::string before;
    for (int i = 0; i < 300; ++i) before += "ω";
    for (std::size_t letters = 0; letters <= 300; letters += 25) {
        const std::string text = before.substr(0, 2 * letters) + "x" + before.substr(2 * letters);
        const std::string shown = errorAt(text, 2 * letters).in(Language::english);
        EXPECT_EQ(aboveTheCaret(shown), "x") << letters << " letters before it:\n" << shown;
    }
}

TEST(TextError, CutsALongLineBetweenCharacters) {
    std::string text;
    for (int i = 0; i < 300; ++i) text += i % 7 == 0 ? "." : "€";
    for (std::size_t offset = 0; offset < text.size(); offset += 11) {
        const std::string line = linesOf(errorAt(text, offset).in(Language::english))[1];
        // Three bytes for each character but the dots: whole ones only.
        const auto dots =
            static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char c) { return c > 0; }));
        EXPECT_EQ(line.size() - dots, 3 * (charactersOf(line) - dots));
    }
}

}  // namespace error_test
}  // namespace mitos::base
