#include "games/pancakes/text.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "tests/support/thrown.h"
#include "texts/pancakes.h"

namespace mitos::games::pancakes {
namespace text_test {

TEST(StackText, IsReadWithBlanksOrCommasAndWrittenWithBlanks) {
    for (const char* text : {"3 1 2", "3,1,2", " 3, 1\t2\r\n"})
        EXPECT_EQ(writeStack(3, readStack(3, text, "here")), "3 1 2");
}

TEST(StackText, NamesTheGoal) {
    EXPECT_EQ(readGoal(4, " ordered ", "--goal"), orderedStack(4));
    EXPECT_EQ(writeStack(4, readGoal(4, "4 3 2 1", "--goal")), "4 3 2 1");
}

struct Bad {
    const char* text;
    base::Phrase why;
    std::size_t column;
};

TEST(StackText, ThatIsWrongIsRefusedWithItsPlace) {
    for (const Bad& bad :
         {Bad{"", text::stackEmpty, 1}, Bad{"3 1", text::stackTooShort, 4}, Bad{"3 1 2 4", text::stackTooLong, 7},
          Bad{"3 1 4", text::foreignPancake, 5}, Bad{"3 0 1", text::foreignPancake, 3},
          Bad{"3 x 1", text::foreignPancake, 3}, Bad{"3 -1 1", text::foreignPancake, 3},
          Bad{"3 99999999999 1", text::foreignPancake, 3}, Bad{"3 1 3", text::pancakeTwice, 5}}) {
        const auto error = test::thrownBy<base::TextError>([&] { readStack(3, bad.text, "here"); });
        ASSERT_TRUE(error) << bad.text;
        EXPECT_EQ(error->message().phrase(), bad.why) << bad.text;
        EXPECT_EQ(error->place().column, bad.column) << bad.text;
        EXPECT_EQ(error->fault(), base::Fault::input);
    }
}

TEST(StackSize, IsFromTwoToFifteen) {
    EXPECT_EQ(readSize("2", "--size"), 2);
    EXPECT_EQ(readSize(" 15 ", "--size"), 15);
    for (const char* text : {"", "1", "16", "3x3", "-4", "8.0"}) {
        const auto error = test::thrownBy<base::TextError>([&] { readSize(text, "--size"); });
        ASSERT_TRUE(error) << text;
        EXPECT_EQ(error->fault(), base::Fault::usage);
    }
}

}  // namespace text_test
}  // namespace mitos::games::pancakes
