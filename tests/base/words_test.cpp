#include "base/words.h"

#include <gtest/gtest.h>

#include <array>

namespace mitos::base {
namespace words_test {

TEST(Words, AreTakenOffATextOneByOne) {
    std::string_view text = " \tone two\r\n";
    EXPECT_EQ(takeWord(text), "one");
    EXPECT_EQ(takeWord(text), "two");
    EXPECT_EQ(takeWord(text), "");
}

TEST(Words, LoseTheBlanksAroundThem) {
    EXPECT_EQ(stripped(" \t a b\v\f\r\n"), "a b");
    EXPECT_EQ(stripped(" \n "), "");
}

TEST(Words, ChangeTheirCaseInAsciiOnly) {
    EXPECT_EQ(lowered("AZaz@[`{É"), "azaz@[`{É");
    EXPECT_EQ(uppered("AZaz@[`{é"), "AZAZ@[`{é");
}

TEST(Words, AreJoined) {
    EXPECT_EQ(joined(std::vector<std::string>{}), "");
    EXPECT_EQ(joined(std::vector<std::string>{"", "a", ""}, "/"), "/a/");
    EXPECT_EQ(listed(std::array<std::string_view, 2>{"one", "two"}), "one, two");
    struct Named {
        std::string_view name;
    };
    EXPECT_EQ(listedNames(std::array{Named{"a"}, Named{"b"}}), "a, b");
}

}  // namespace words_test
}  // namespace mitos::base
