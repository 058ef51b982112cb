#include "base/message.h"

#include <gtest/gtest.h>

#include "base/phrases.h"

namespace mitos::base {
namespace message_test {

TEST(Phrase, IsAName) {
    EXPECT_EQ(Phrase(text::tableShort), text::tableShort);
    EXPECT_NE(Phrase(text::tableShort), text::tableSum);
    EXPECT_TRUE(Phrase(text::tableShort));
    EXPECT_FALSE(Phrase());
}

TEST(Message, KnowsItsPhraseAndItsValues) {
    const Message message = say(text::outOfRange, "depth", 1, 2.5);
    EXPECT_EQ(message.phrase(), text::outOfRange);
    ASSERT_EQ(message.values().size(), 3U);
    EXPECT_EQ(message.values()[1].text, "1");
    EXPECT_EQ(message.values()[2].text, "2.5");
}

TEST(Message, KeepsAPhraseOrAMessageAsAValue) {
    const Message message = say(text::wrongType, "depth", text::typeNumber, say(text::missingKey, "size"));
    EXPECT_EQ(message.values()[1].phrase, text::typeNumber);
    EXPECT_EQ(message.values()[2].message->phrase(), text::missingKey);
}

TEST(Message, IsDescribedWithoutWords) {
    const auto number = [](Phrase phrase) { return std::to_string(phrase.number()); };
    EXPECT_EQ(say(text::tableShort).withoutWords(), "text " + number(text::tableShort));
    EXPECT_EQ(say(text::wrongType, "depth", text::typeNumber, say(text::missingKey, "size")).withoutWords(),
              "text " + number(text::wrongType) + "(depth, text " + number(text::typeNumber) + ", text " +
                  number(text::missingKey) + "(size))");
}

}  // namespace message_test
}  // namespace mitos::base
