#include "base/message.h"

#include <gtest/gtest.h>

namespace mitos::base {
namespace message_test {

constexpr Phrase plain{"no solution", "δεν υπάρχει λύση"};
constexpr Phrase twoValues{"{} of {} done", "έγιναν {} από {}"};
constexpr Phrase turned{"{0} before {1}", "το {1} μετά το {0}"};
constexpr Phrase braces{"a set {{1}} of {}", "ένα σύνολο {{1}} από {}"};

TEST(Phrase, SpeaksEnglishAndGreek) {
    EXPECT_EQ(plain.in(Language::english), "no solution");
    EXPECT_EQ(plain.in(Language::greek), "δεν υπάρχει λύση");
}

TEST(Message, WithoutValuesIsThePhrase) {
    EXPECT_EQ(say(plain).in(Language::english), "no solution");
    EXPECT_EQ(say(plain).in(Language::greek), "δεν υπάρχει λύση");
}

TEST(Message, FillsInValuesInTheirOrder) {
    EXPECT_EQ(say(twoValues, 3, "nine").in(Language::english), "3 of nine done");
    EXPECT_EQ(say(twoValues, 3, "nine").in(Language::greek), "έγιναν 3 από nine");
}

TEST(Message, LetsATranslationTurnTheValuesRound) {
    EXPECT_EQ(say(turned, "a", "b").in(Language::english), "a before b");
    EXPECT_EQ(say(turned, "a", "b").in(Language::greek), "το b μετά το a");
}

TEST(Message, PutsANestedPhraseIntoTheSameLanguage) {
    const Message message = say(twoValues, plain, 7);
    EXPECT_EQ(message.in(Language::english), "no solution of 7 done");
    EXPECT_EQ(message.in(Language::greek), "έγιναν δεν υπάρχει λύση από 7");
}

TEST(Message, PutsANestedMessageIntoTheSameLanguage) {
    const Message message = say(twoValues, say(turned, "a", plain), 7);
    EXPECT_EQ(message.in(Language::english), "a before no solution of 7 done");
    EXPECT_EQ(message.in(Language::greek), "έγιναν το δεν υπάρχει λύση μετά το a από 7");
}

TEST(Message, DoesNotReadBracesInAValueAsPlaceholders) {
    EXPECT_EQ(say(twoValues, "{}", "{1}").in(Language::english), "{} of {1} done");
}

TEST(Message, KeepsDoubledBracesLiteral) { EXPECT_EQ(say(braces, 2).in(Language::english), "a set {1} of 2"); }

TEST(Message, ChoosesTheNounByTheNumberBeforeIt) {
    static constexpr Phrase tables{"{} [table|tables]", "{} [πίνακας|πίνακες]"};
    EXPECT_EQ(say(tables, 1).in(Language::english), "1 table");
    EXPECT_EQ(say(tables, 0).in(Language::english), "0 tables");
    EXPECT_EQ(say(tables, 11).in(Language::english), "11 tables");
    EXPECT_EQ(say(tables, "2,000").in(Language::greek), "2,000 πίνακες");
    EXPECT_EQ(say(tables, 1).in(Language::greek), "1 πίνακας");
    static constexpr Phrase turnedRound{"{0} [row|rows] of {1} [cell|cells]",
                                        "{1} [κελί|κελιά] σε {0} [γραμμή|γραμμές]"};
    EXPECT_EQ(say(turnedRound, 1, 2).in(Language::english), "1 row of 2 cells");
    EXPECT_EQ(say(turnedRound, 1, 2).in(Language::greek), "2 κελιά σε 1 γραμμή");
    static constexpr Phrase alone{"[{}] or [a|b] {{1}}", "[{}] ή [α|β] {{1}}"};
    EXPECT_EQ(say(alone, 1).in(Language::english), "[1] or a {1}");
}

TEST(Message, ReadsNoChoiceInAValue) { EXPECT_EQ(say(twoValues, "[a|b]", 1).in(Language::english), "[a|b] of 1 done"); }

TEST(Message, KnowsItsPhrase) { EXPECT_EQ(&say(plain).phrase(), &plain); }

}  // namespace message_test
}  // namespace mitos::base
