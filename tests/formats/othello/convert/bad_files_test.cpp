// The corpus of tests/data/formats/bad: every file holds one mistake, and `expected` says where and why it is refused.
#include <gtest/gtest.h>

#include <sstream>

#include "base/error.h"
#include "formats/othello/convert/source.h"
#include "tests/support/corpus.h"
#include "tests/support/languages.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello::convert {
namespace bad_files_test {

struct BadFile {
    std::string name;
    std::string place;  // `LINE:COLUMN:`, or `-` where the message itself names the byte
    std::string reason;
};

std::vector<BadFile> expectedFiles() {
    std::istringstream lines(test::contentOf(MITOS_TEST_DATA "/formats/bad/expected"));
    std::vector<BadFile> files;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream words(line);
        BadFile file;
        words >> file.name >> file.place >> std::ws;
        std::getline(words, file.reason);
        files.push_back(file);
    }
    return files;
}

void readAll(const BadFile& file) {
    const std::string bytes = test::contentOf(MITOS_TEST_DATA "/formats/bad/" + file.name);
    const auto source = openSource(*formats::othello::formatOfFile(file.name), base::bytesOf(bytes), file.name, 8);
    while (source->next()) continue;
}

TEST(BadGameFiles, AreAllExpected) {
    const std::vector<BadFile> files = expectedFiles();
    EXPECT_GE(files.size(), 70U);
    EXPECT_EQ(test::filesOf("formats/bad").size(), files.size() + 1);
}

TEST(BadGameFiles, AreRefusedAtTheRightPlaceForTheRightReason) {
    for (const BadFile& file : expectedFiles()) {
        SCOPED_TRACE(file.name);
        const auto failure = test::thrownBy<base::Error>([&] { readAll(file); });
        if (!failure) {
            ADD_FAILURE() << "this was read";
            continue;
        }
        EXPECT_EQ(failure->fault(), base::Fault::input);
        EXPECT_NE(std::string(failure->message().in(text::Language::english)).find(file.reason), std::string::npos)
            << failure->what();
        EXPECT_NE(failure->message().in(test::greek), failure->message().in(text::Language::english));
        if (file.place == "-") continue;
        const auto error = test::thrownBy<base::TextError>([&] { readAll(file); });
        ASSERT_TRUE(error);
        EXPECT_EQ(std::to_string(error->place().line) + ":" + std::to_string(error->place().column) + ":", file.place);
        EXPECT_EQ(error->place().source, file.name);
        EXPECT_EQ(error->in(text::Language::english).back(), '^');
    }
}

// A reader that continues after each mistake reaches the end.
TEST(BadGameFiles, EndForThoseWhoGoOn) {
    for (const BadFile& file : expectedFiles()) {
        SCOPED_TRACE(file.name);
        const std::string bytes = test::contentOf(MITOS_TEST_DATA "/formats/bad/" + file.name);
        std::unique_ptr<Source> source;
        try {
            source = openSource(*formats::othello::formatOfFile(file.name), base::bytesOf(bytes), file.name, 8);
        } catch (const base::Error&) {
            continue;  // nothing of it can be read
        }
        int mistakes = 0;
        for (int steps = 0; steps < 100; ++steps) {
            ASSERT_LT(steps, 99);
            try {
                if (!source->next()) break;
            } catch (const base::Error&) {
                ++mistakes;
            }
        }
        EXPECT_EQ(mistakes, 1);
    }
}

}  // namespace bad_files_test
}  // namespace mitos::formats::othello::convert
