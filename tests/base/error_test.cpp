#include "base/error.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/phrases.h"

namespace mitos::base {
namespace error_test {

constexpr Phrase wrong = text::tableShort;

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

// The character of the first line under which the caret of the second one stands.
std::string aboveTheCaret(const std::string& picture) {
    const auto lines = linesOf(picture);
    if (lines.size() != 2 || lines[1].find('^') == std::string::npos) return "no caret";
    std::size_t left = lines[1].find('^');
    const std::string& line = lines[0];
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

std::string pictureAt(std::string_view text, std::size_t offset) { return pictureOf(placeAt("--start", text, offset)); }

TEST(Error, HasAFault) {
    EXPECT_EQ(Error(Fault::usage, say(wrong)).fault(), Fault::usage);
    EXPECT_EQ(errorAt("x", 0).fault(), Fault::input);
}

TEST(Error, DescribesItselfToProgrammersInNoLanguage) {
    EXPECT_EQ(Error(Fault::system, say(wrong, 3)).what(), fmt::format("text {}(3)", wrong.number()));
}

TEST(Error, KnowsItsPlaceWhereItIsOfAText) {
    EXPECT_EQ(Error(Fault::input, say(wrong)).where(), nullptr);
    EXPECT_EQ(errorAt("ab", 1).where()->column, 2U);
}

TEST(PictureOf, ShowsTheLineAndACaret) {
    EXPECT_EQ(pictureOf(placeAt("--start", "1 2 3 4 5 5 6", 10)), "  1 2 3 4 5 5 6\n"
                                                                  "            ^");
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
    EXPECT_EQ(aboveTheCaret(pictureOf(error.place())), "x");
}

TEST(TextError, PointsBehindTheEndWhenSomethingIsMissing) { EXPECT_EQ(pictureAt("1 2", 3), "  1 2\n     ^"); }

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
    EXPECT_EQ(aboveTheCaret(pictureOf(error.place())), "α");
    EXPECT_EQ(aboveTheCaret(pictureAt(text, middle + 2)), "β");
}

TEST(TextError, ShowsControlCharactersAsOneBlankEach) {
    const std::string text("a\tb\x1B[31mc\0d\x7F!", 13);
    const std::string shown = pictureAt(text, text.find('!'));
    EXPECT_EQ(linesOf(shown)[0], "  a b [31mc d !");
    EXPECT_EQ(aboveTheCaret(shown), "!");
}

TEST(TextError, DoesNotShowTheCarriageReturnOfALineEnd) {
    EXPECT_EQ(pictureAt("ab\r\ncd", 0).find('\r'), std::string::npos);
}

TEST(TextError, ShowsALongLineAroundTheCaretOnly) {
    std::string text(1000, '.');
    text[600] = 'x';
    const std::string shown = pictureAt(text, 600);
    EXPECT_LE(linesOf(shown)[0].size(), 104U);
    EXPECT_EQ(aboveTheCaret(shown), "x");
}

TEST(TextError, ShowsTheBeginningOfALongLineWhereTheCaretIsThere) {
    std::string text(1000, '.');
    text[3] = 'x';
    EXPECT_EQ(aboveTheCaret(pictureAt(text, 3)), "x");
}

TEST(TextError, ShowsTheEndOfALongLineWhereTheCaretIsThere) {
    const std::string text(1000, '.');
    const std::string shown = pictureAt(text, text.size());
    EXPECT_GE(linesOf(shown)[0].size(), 40U);
    EXPECT_EQ(aboveTheCaret(shown), "nothing");
}

// Every place of a long Greek line: bytes and characters differ everywhere.
TEST(TextError, PutsTheCaretUnderItsCharacterOfALongGreekLine) {
    std::string before;
    for (int i = 0; i < 300; ++i) before += "ω";
    for (std::size_t letters = 0; letters <= 300; letters += 25) {
        const std::string text = before.substr(0, 2 * letters) + "x" + before.substr(2 * letters);
        const std::string shown = pictureAt(text, 2 * letters);
        EXPECT_EQ(aboveTheCaret(shown), "x") << letters << " letters before it:\n" << shown;
    }
}

TEST(TextError, CutsALongLineBetweenCharacters) {
    std::string text;
    for (int i = 0; i < 300; ++i) text += i % 7 == 0 ? "." : "€";
    for (std::size_t offset = 0; offset < text.size(); offset += 11) {
        const std::string line = linesOf(pictureAt(text, offset))[0];
        // Three bytes for each character but the dots: whole ones only.
        const auto dots =
            static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char c) { return c > 0; }));
        EXPECT_EQ(line.size() - dots, 3 * (charactersOf(line) - dots));
    }
}

}  // namespace error_test
}  // namespace mitos::base
