#include "texts/writing/language.h"

#include <gtest/gtest.h>

#include <set>

#include "base/phrases.h"
#include "tests/support/languages.h"
#include "texts/web.h"

namespace mitos::text {
namespace language_test {

using base::Error;
using base::Fault;
using base::Message;
using base::say;
using test::greek;

TEST(Languages, BeginWithEnglish) {
    EXPECT_EQ(allLanguages().front(), Language::english);
    EXPECT_EQ(Language(), Language::english);
    EXPECT_EQ(Language::english.code(), "en");
    EXPECT_EQ(Language::english.name(), "English");
}

TEST(Languages, AreFoundByTheirCodes) {
    for (const Language language : allLanguages()) EXPECT_EQ(languageOf(language.code()), language);
    EXPECT_EQ(languageOf("el")->name(), "Ελληνικά");
    EXPECT_EQ(languageOf(""), std::nullopt);
    EXPECT_EQ(languageOf("??"), std::nullopt);
}

TEST(Languages, HaveCodesOfTheirOwn) {
    std::set<std::string_view> codes;
    std::string list;
    for (const Language language : allLanguages()) {
        EXPECT_TRUE(codes.insert(language.code()).second) << language.code();
        list += (list.empty() ? "" : "|") + std::string(language.code());
    }
    EXPECT_EQ(languageCodes("|"), list);
}

TEST(Language, WritesPhrases) {
    EXPECT_EQ(Language::english.write(cannotRead), "cannot read {}: {}");  // the first text of the first subject
    EXPECT_EQ(greek.write(tableShort), "είναι κομμένο");
    EXPECT_EQ(greek.write(hostUnknown), "το «{}» δεν είναι διεύθυνση αυτού του υπολογιστή");  // of the last one
    EXPECT_EQ(greek.write(base::Phrase()), "");
}

TEST(Language, WritesMessages) {
    const Message message = say(cannotRead, "a", "b");
    EXPECT_EQ(message.in(Language::english), "cannot read a: b");
    EXPECT_EQ(message.in(greek), "αδύνατη η ανάγνωση του a: b");
}

TEST(Language, WritesAPhraseOrAMessageWithinAMessage) {
    EXPECT_EQ(say(wrongType, "depth", typeBool).in(Language::english), "'depth' must be true or false");
    EXPECT_EQ(say(wrongType, "depth", typeBool).in(greek), "το «depth» πρέπει να είναι true ή false");
    EXPECT_EQ(say(defect, say(missingKey, "{}")).in(Language::english),
              "a defect of Mitos, please report it: the key '{}' is missing");
}

TEST(Language, WritesErrors) {
    const Error error(Fault::system, say(tableShort));
    EXPECT_EQ(error.in(Language::english), "it is cut short");
    EXPECT_EQ(error.in(greek), "είναι κομμένο");
}

TEST(Language, ShowsThePlaceTheReasonTheLineAndACaret) {
    const base::TextError error(base::placeAt("--start", "1 2 3 4 5 5 6", 10), say(tableShort));
    EXPECT_EQ(error.in(Language::english), "--start:1:11: it is cut short\n"
                                           "  1 2 3 4 5 5 6\n"
                                           "            ^");
    const Error& known = error;  // by whatever type it was caught
    EXPECT_EQ(known.in(greek), "--start:1:11: είναι κομμένο\n"
                               "  1 2 3 4 5 5 6\n"
                               "            ^");
}

TEST(Language, NeedsNoPictureOfAWordThatWasChosenWrongly) {
    const base::TextError error(base::placeAt("--size", "9x9", 0), say(tableShort), Fault::usage);
    EXPECT_EQ(error.in(Language::english), "--size: it is cut short");
}

}  // namespace language_test
}  // namespace mitos::text
