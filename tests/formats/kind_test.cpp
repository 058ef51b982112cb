#include "formats/kind.h"

#include <gtest/gtest.h>

#include "tests/support/corpus.h"

namespace mitos::formats {
namespace kind_test {

TEST(FileKinds, AreToldByContentForEverySoundFile) {
    for (const auto& file : test::filesOf("../../rules")) {
        EXPECT_EQ(kindOf(test::contentOf(file)), FileKind::rules) << file;
    }
    for (const auto& file : test::filesOf("../../evaluations")) {
        EXPECT_EQ(kindOf(test::contentOf(file)), FileKind::evaluation) << file;
    }
    for (const auto& file : test::filesOf("rules/good")) {
        EXPECT_EQ(kindOf(test::contentOf(file)), FileKind::rules) << file;
    }
    for (const auto& file : test::filesOf("evaluations/good")) {
        EXPECT_EQ(kindOf(test::contentOf(file)), FileKind::evaluation) << file;
    }
}

// A mistake does not make a rule file an evaluation, nor the reverse; only a file with no key of either kind is
// neither.
TEST(FileKinds, AreToldByContentForBrokenFilesToo) {
    for (const auto& file : test::filesOf("rules/bad")) {
        const FileKind kind = kindOf(test::contentOf(file));
        EXPECT_TRUE(kind == FileKind::rules || file.filename() == "file-empty.toml") << file;
    }
    for (const auto& file : test::filesOf("evaluations/bad")) {
        const FileKind kind = kindOf(test::contentOf(file));
        const bool bare = file.filename() == "file-empty.toml" || file.filename() == "phase-missing.toml";
        EXPECT_TRUE(kind == FileKind::evaluation || bare) << file;
    }
}

TEST(FileKinds, KnowWhatIsNeither) {
    for (const std::string_view text :
         {"", "hello, world\n", "name = \"Who?\"\n", "# rows, phase\n", "[tool]\nx-y = 1\n"}) {
        EXPECT_EQ(kindOf(text), FileKind::neither) << text;
    }
}

}  // namespace kind_test
}  // namespace mitos::formats
