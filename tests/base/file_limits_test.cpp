#include "base/file_limits.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "base/error.h"
#include "base/files.h"
#include "base/units.h"
#include "tests/support/corpus.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::base {
namespace file_limits_test {

using test::TemporaryDirectory;
using test::thrownBy;

constexpr FileLimit small{1000, text::limitListFile, 100, 150};

std::string manyLines(std::size_t bytes) {
    std::string text;
    while (text.size() < bytes) text += "a line\n";
    text.resize(bytes, '\n');
    return text;
}

TEST(FileLimits, LetAFileOfTheGreatestSizeThrough) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", manyLines(1000));
    EXPECT_EQ(readFile(directory / "file", small).size(), 1000U);
}

TEST(FileLimits, AreNamedWhenAFileIsLarger) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", manyLines(1001));
    const auto error = thrownBy<Error>([&] { readFile(directory / "file", small); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), Fault::input);
    EXPECT_EQ(error->in(text::Language::english),
              fmt::format("{} is larger than 1000 B, the limit for a list of positions, boards or openings",
                          (directory / "file").string()));
}

TEST(FileLimits, EndTheReadingOfWhatHasNoEnd) {
    const auto error = thrownBy<Error>([] { readFile("/dev/zero", recordFile); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->message().phrase(), text::fileTooLarge);
}

TEST(FileLimits, AreNamedWhenALineIsLonger) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "one\n" + std::string(101, 'x') + "\nthree\n");
    const auto error = thrownBy<TextError>([&] { readFile(directory / "file", small); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), Fault::input);
    EXPECT_EQ(error->place().line, 2U);
    EXPECT_EQ(error->message().phrase(), text::lineTooLong);
    writeFile(directory / "file", "one\n" + std::string(100, 'x') + "\nthree\n");
    EXPECT_EQ(readFile(directory / "file", small).size(), 111U);
}

TEST(FileLimits, AreNamedWhenThereAreMoreLines) {
    const std::string text(150, '\n');
    EXPECT_EQ(readAll(bytesOf(text), "list", small), text);
    const std::string more = text + "x";
    const auto error = thrownBy<Error>([&] { readAll(bytesOf(more), "list", small); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), Fault::input);
    EXPECT_EQ(error->message().phrase(), text::tooManyLines);
}

TEST(FileLimits, HoldAlsoWhereALineComesInPieces) {
    std::string text = std::string(60, 'x') + "\n" + std::string(60, 'y') + "\n";
    ByteSource whole = bytesOf(text);
    const ByteSource slow = [&](char* into, std::size_t most) { return whole(into, std::min<std::size_t>(most, 7)); };
    EXPECT_EQ(readAll(slow, "slow", small), text);
    text = std::string(60, 'x') + "\n" + std::string(101, 'y');
    whole = bytesOf(text);
    EXPECT_THROW(readAll(slow, "slow", small), TextError);
}

TEST(FileLimits, StandInTheirDocument) {
    const std::string page = test::contentOf(MITOS_TEST_DATA "/../../docs/limits.md");
    std::vector<std::string> rows{
        fmt::format("| one line of a list, or one game | {} |", showBytes(longestLine)),
        fmt::format("| lines of a list | {} |", showCount(mostLines)),
        fmt::format("| one typed line | {} |", showBytes(longestAnswer)),
        fmt::format("| parts of a TOML key, and lists or tables inside one another | {} |", deepestToml)};
    for (const FileLimit* limit : allFileLimits) {
        rows.push_back(fmt::format("| {} | {} |", limit->subject.in(text::Language::english), showBytes(limit->bytes)));
    }
    for (const std::string& row : rows) EXPECT_NE(page.find(row), std::string::npos) << row;
}

TEST(FileReader, StopsWaitingForTheWriterOfAPipe) {
    const TemporaryDirectory directory;
    ASSERT_EQ(mkfifo((directory / "pipe").c_str(), 0600), 0);
    StopFlag stop;
    stop.raise();
    EXPECT_THROW(readFile(directory / "pipe", recordFile, stop), Stopped);
}

TEST(FileReader, ReadsWhatTheLateWriterOfAPipeWrites) {
    const TemporaryDirectory directory;
    ASSERT_EQ(mkfifo((directory / "pipe").c_str(), 0600), 0);
    FileReader reader(directory / "pipe");  // nobody writes yet
    FileWriter writer(directory / "pipe");
    writer.write("late");
    writer.finish();
    EXPECT_EQ(readAll(reader.bytes(neverStopped()), "pipe", recordFile), "late");
}

TEST(ReadText, TakesTheMarkOfByteOrderOff) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "\xEF\xBB\xBFtext\xEF\xBB\xBF");
    EXPECT_EQ(readText(directory / "file", recordFile), "text\xEF\xBB\xBF");
    EXPECT_EQ(readFile(directory / "file").size(), 10U);
}

}  // namespace file_limits_test
}  // namespace mitos::base
