#include "base/toml_depth.h"

#include <gtest/gtest.h>

#include <string>

#include "base/file_limits.h"

namespace mitos::base {
namespace toml_depth_test {

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

TEST(TomlDepth, CountsThePartsOfAKey) {
    const std::string fits = "a" + repeated(".a", deepestToml - 1);
    EXPECT_FALSE(tomlDepthExcess(fits + " = 1\n" + fits + " = 2\n"));
    EXPECT_FALSE(tomlDepthExcess("[" + fits + "]\n" + fits + " = [1.5, 2.5]\n"));
    const auto excess = tomlDepthExcess("x = 1\n" + fits + ".a = 1\n");
    ASSERT_TRUE(excess);
    EXPECT_TRUE(excess->isKey);
    EXPECT_EQ(excess->offset, 6 + fits.size());
    EXPECT_TRUE(tomlDepthExcess("[" + fits + ".a]\n"));
    EXPECT_TRUE(tomlDepthExcess("x = { " + fits + " . a = 1 }\n"));
}

TEST(TomlDepth, CountsPartsInQuotes) {
    const std::string fits = "\"a.a\"" + repeated(".'b.b'", deepestToml - 1);
    EXPECT_FALSE(tomlDepthExcess(fits + " = 1\n"));
    EXPECT_TRUE(tomlDepthExcess(fits + ".a = 1\n"));
}

TEST(TomlDepth, CountsListsAndTablesInsideOneAnother) {
    EXPECT_FALSE(tomlDepthExcess("x = " + repeated("[", deepestToml) + repeated("]", deepestToml) + "\n"));
    const auto lists = tomlDepthExcess("x = " + repeated("[", deepestToml + 1));
    ASSERT_TRUE(lists);
    EXPECT_FALSE(lists->isKey);
    EXPECT_EQ(lists->offset, 4 + deepestToml);
    EXPECT_TRUE(tomlDepthExcess("x = " + repeated("{ a = ", deepestToml + 1)));
    EXPECT_FALSE(tomlDepthExcess(repeated("[[phase]]\nx = [1, 2]\n", 1000)));
}

TEST(TomlDepth, IsNotThatOfTextsAndComments) {
    const std::string deep = repeated(".", 3 * deepestToml) + repeated("[", 3 * deepestToml);
    for (const char* quote : {"\"", "'", "'''", "\"\"\""}) {
        EXPECT_FALSE(tomlDepthExcess("x = " + (quote + deep) + quote + " # " + deep + "\n")) << quote;
        EXPECT_TRUE(tomlDepthExcess(std::string("x = ") + quote + "a" + quote + "\n" + deep)) << quote;
    }
    const std::string escaped = "\\\"\"\"";  // no end of a long text
    EXPECT_FALSE(tomlDepthExcess("x = \"\"\"\n" + deep + escaped + "\n" + deep + "\"\"\"\n"));
    EXPECT_FALSE(tomlDepthExcess("x = \"\\\"" + deep + "\"\n"));
}

// Quotes that belong to a long text must not hide what follows it.
TEST(TomlDepth, GoesOnBehindQuotesAtTheEndOfALongText) {
    for (const char quote : {'"', '\''}) {
        const std::string three(3, quote);
        for (std::size_t more = 0; more <= 2; ++more) {
            const std::string text = "x = [ " + three + "a" + std::string(more, quote) + three + ", {" +
                                     repeated("a.", deepestToml) + "a = 1 } ]\n";
            EXPECT_TRUE(tomlDepthExcess(text)) << text;
        }
    }
}

}  // namespace toml_depth_test
}  // namespace mitos::base
