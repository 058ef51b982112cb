// The examples of docs/formats.md are true.
#include <gtest/gtest.h>

#include <sstream>

#include "formats/othello/convert/source.h"
#include "tests/support/corpus.h"

namespace mitos::formats::othello::convert {
namespace formats_page_test {

TEST(FormatsPage, ShowsExamplesThatAreRead) {
    std::istringstream page(test::contentOf(MITOS_TEST_DATA "/../../docs/formats.md"));
    int games = 0;
    int positions = 0;
    for (std::string line; std::getline(page, line);) {
        const auto format = formats::othello::recognise(line);
        const bool shown =
            line.starts_with("(;") || line.starts_with("{\"size") || format == formats::othello::Format::obf;
        if (!shown) continue;
        const auto item = openSource(*format, base::bytesOf(line), "formats.md", 8)->next();
        ASSERT_TRUE(item) << line;
        (std::holds_alternative<formats::othello::GameRecord>(*item) ? games : positions) += 1;
    }
    EXPECT_EQ(games, 2);
    EXPECT_EQ(positions, 2);
}

TEST(FormatsPage, NamesEveryFormat) {
    const std::string page = test::contentOf(MITOS_TEST_DATA "/../../docs/formats.md");
    for (const formats::othello::Format format : formats::othello::allFormats)
        EXPECT_NE(page.find(fmt::format("| `{}` |", nameOf(format))), std::string::npos) << nameOf(format);
}

}  // namespace formats_page_test
}  // namespace mitos::formats::othello::convert
