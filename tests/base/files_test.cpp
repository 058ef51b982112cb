#include "base/files.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "base/error.h"
#include "base/phrases.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::base {
namespace files_test {

using test::TemporaryDirectory;
using test::thrownBy;

std::optional<Error> errorOfReading(const std::filesystem::path& path) {
    return thrownBy<Error>([&] { readFile(path); });
}
std::optional<Error> errorOfWriting(const std::filesystem::path& path, std::string_view bytes) {
    return thrownBy<Error>([&] { writeFile(path, bytes); });
}

TEST(Files, ReadsBackWhatWasWritten) {
    const TemporaryDirectory directory;
    const std::string bytes("a\0b\r\n\xFF", 6);
    writeFile(directory / "file", bytes);
    EXPECT_EQ(readFile(directory / "file"), bytes);
}

TEST(Files, ReadsAnEmptyFile) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "");
    EXPECT_EQ(readFile(directory / "file"), "");
}

TEST(Files, ReplacesAFileAndLeavesNothingBeside) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "a long old text");
    writeFile(directory / "file", "new");
    EXPECT_EQ(readFile(directory / "file"), "new");
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(Files, NamesAMissingFileAndTheReason) {
    const TemporaryDirectory directory;
    const auto error = errorOfReading(directory / "missing");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), Fault::system);
    EXPECT_EQ(error->message().phrase(), text::cannotRead);
    EXPECT_NE(error->in(text::Language::english).find("missing"), std::string::npos);
    EXPECT_NE(error->in(text::Language::english).find("No such file"), std::string::npos);
}

TEST(Files, RefusesToReadADirectory) {
    const TemporaryDirectory directory;
    const auto error = errorOfReading(directory.path());
    ASSERT_TRUE(error);
    EXPECT_NE(error->in(text::Language::english).find("directory"), std::string::npos);
}

TEST(Files, RefusesToReadAFileWithoutPermission) {
    if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
    const TemporaryDirectory directory;
    writeFile(directory / "file", "secret");
    std::filesystem::permissions(directory / "file", std::filesystem::perms::none);
    EXPECT_TRUE(errorOfReading(directory / "file"));
}

TEST(Files, RefusesToReadBelowAFile) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "x");
    EXPECT_TRUE(errorOfReading(directory / "file" / "below"));
}

TEST(Files, RefusesToWriteIntoAMissingDirectory) {
    const TemporaryDirectory directory;
    const auto error = errorOfWriting(directory / "none" / "file", "x");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->fault(), Fault::system);
    EXPECT_EQ(error->message().phrase(), text::cannotWrite);
    EXPECT_EQ(directory.entries(), 0U);
}

TEST(Files, RefusesToWriteOntoADirectoryAndLeavesNothingBeside) {
    const TemporaryDirectory directory;
    std::filesystem::create_directory(directory / "taken");
    EXPECT_TRUE(errorOfWriting(directory / "taken", "x"));
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(Files, WritesToADevice) {
    EXPECT_FALSE(errorOfWriting("/dev/null", "x"));
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST(Files, RefusesWhenADeviceIsFull) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    const auto error = errorOfWriting("/dev/full", std::string(100'000, 'x'));
    ASSERT_TRUE(error);
    EXPECT_NE(error->in(text::Language::english).find("No space"), std::string::npos) << error->what();
}

// Files may grow to this size while the guard lives, as on a full disk.
class LargestFile {
  public:
    explicit LargestFile(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    LargestFile(const LargestFile&) = delete;
    LargestFile& operator=(const LargestFile&) = delete;
    ~LargestFile() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_{};
    void (*handler_)(int);
};

TEST(Files, LeavesTheTargetUntouchedAndNothingBesideWhenWritingFails) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "old");
    std::optional<Error> error;
    {
        const LargestFile limit(1000);
        error = errorOfWriting(directory / "file", std::string(5000, 'x'));
    }
    EXPECT_TRUE(error);
    EXPECT_EQ(readFile(directory / "file"), "old");
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(FileWriter, PutsThePiecesTogetherWhenItFinishes) {
    const TemporaryDirectory directory;
    FileWriter writer(directory / "file");
    writer.write("one ");
    writer.write("");
    writer.write("two");
    EXPECT_FALSE(std::filesystem::exists(directory / "file"));
    writer.finish();
    EXPECT_EQ(readFile(directory / "file"), "one two");
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(FileWriter, LeavesTheTargetUntouchedAndNothingBesideWhenItDoesNotFinish) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "old");
    {
        FileWriter writer(directory / "file");
        writer.write("half of the n");
    }
    EXPECT_EQ(readFile(directory / "file"), "old");
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(FileWriter, WritesPiecesToADevice) {
    FileWriter writer("/dev/null");
    writer.write("x");
    writer.finish();
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST(FileWriter, ReportsAFullDevice) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    EXPECT_TRUE(thrownBy<Error>([] {
        FileWriter writer("/dev/full");
        writer.write("x");
        writer.finish();
    }));
}

// What a process of another life has left, its number the same as ours.
TEST(FileWriter, RemovesWhatDeadProcessesLeft) {
    const TemporaryDirectory directory;
    for (int number = 0; number < 50; ++number) {
        std::ofstream(directory / fmt::format("file.{}-{:016x}.part", getpid(), number)) << "half";
    }
    std::ofstream(directory / "file.1-3f9c0a51d2e86b74.part") << "half";
    writeFile(directory / "file", "new");
    EXPECT_EQ(readFile(directory / "file"), "new");
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(FileWriter, LeavesAloneWhatIsStillBeingWritten) {
    const TemporaryDirectory directory;
    FileWriter slow(directory / "file");
    slow.write("slow");
    writeFile(directory / "file", "quick");
    EXPECT_EQ(readFile(directory / "file"), "quick");
    slow.finish();
    EXPECT_EQ(readFile(directory / "file"), "slow");
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(FileWriter, RemovesNothingThatAPersonNamed) {
    const TemporaryDirectory directory;
    const std::vector<std::string> names{"file.part",      "file.mine.part", "file.1-.part",
                                         "file.-0.part",   "file.1.part",    "file.1-0.part.x",
                                         "file.1-0Z.part", "other.1-0.part", "file.2024-11.part"};
    for (const std::string& name : names) std::ofstream(directory / name) << "mine";
    writeFile(directory / "file", "new");
    for (const std::string& name : names) EXPECT_TRUE(std::filesystem::exists(directory / name)) << name;
}

TEST(FileWriter, KeepsTheModeOfTheTarget) {
    using std::filesystem::perms;
    const TemporaryDirectory directory;
    for (const auto mode : {perms{0600}, perms{0640}, perms{0755}, perms{0666}}) {
        writeFile(directory / "file", "old");
        std::filesystem::permissions(directory / "file", mode);
        writeFile(directory / "file", "new");
        EXPECT_EQ(readFile(directory / "file"), "new");
        EXPECT_EQ(std::filesystem::status(directory / "file").permissions(), mode);
    }
}

TEST(FileWriter, ReplacesTheFileThatALinkLeadsTo) {
    const TemporaryDirectory directory;
    std::filesystem::create_directory(directory / "far");
    writeFile(directory / "far" / "file", "old");
    std::filesystem::create_symlink("far/second", directory / "first");
    std::filesystem::create_symlink("file", directory / "far" / "second");
    writeFile(directory / "first", "new");
    EXPECT_TRUE(std::filesystem::is_symlink(directory / "first"));
    EXPECT_TRUE(std::filesystem::is_symlink(directory / "far" / "second"));
    EXPECT_EQ(readFile(directory / "far" / "file"), "new");
    std::filesystem::create_symlink(directory / "far" / "made", directory / "dangling");
    writeFile(directory / "dangling", "made");
    EXPECT_TRUE(std::filesystem::is_symlink(directory / "dangling"));
    EXPECT_EQ(readFile(directory / "far" / "made"), "made");
}

TEST(FileWriter, RefusesLinksThatLeadInACircle) {
    const TemporaryDirectory directory;
    std::filesystem::create_symlink("two", directory / "one");
    std::filesystem::create_symlink("one", directory / "two");
    EXPECT_TRUE(errorOfWriting(directory / "one", "x"));
    EXPECT_TRUE(std::filesystem::is_symlink(directory / "one"));
    EXPECT_EQ(directory.entries(), 2U);
}

TEST(FileWriter, WritesAFileWithTheLongestName) {
    const TemporaryDirectory directory;
    const std::string name(255, 'n');
    writeFile(directory / name, "x");
    EXPECT_EQ(readFile(directory / name), "x");
    EXPECT_EQ(directory.entries(), 1U);
}

TEST(FileWriter, WaitsForTheReaderOfAPipeUntilItIsStopped) {
    const TemporaryDirectory directory;
    ASSERT_EQ(mkfifo((directory / "pipe").c_str(), 0600), 0);
    StopFlag stop;
    stop.raise();
    EXPECT_THROW(FileWriter(directory / "pipe", stop), Stopped);
}

TEST(PartialFiles, AreRemovedByADyingProcess) {
    const TemporaryDirectory directory;
    writeFile(directory / "file", "old");
    FileWriter writer(directory / "file");
    writer.write("new");
    EXPECT_EQ(directory.entries(), 2U);
    removePartialFiles();
    EXPECT_EQ(directory.entries(), 1U);
    EXPECT_TRUE(thrownBy<Error>([&] { writer.finish(); }));
    EXPECT_EQ(readFile(directory / "file"), "old");
}

// Sets an environment variable for as long as it lives.
class Variable {
  public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* old = std::getenv(name)) before_ = old;
        set(value);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { set(before_ ? before_->c_str() : nullptr); }

  private:
    void set(const char* value) const {
        if (value != nullptr) {
            setenv(name_, value, 1);
        } else {
            unsetenv(name_);
        }
    }
    const char* name_;
    std::optional<std::string> before_;
};

TEST(CacheDirectory, IsBelowTheDirectoryThatWasChosen) {
    const Variable cache("XDG_CACHE_HOME", "/elsewhere");
    EXPECT_EQ(cacheDirectory("/data"), "/data/cache");
}

TEST(CacheDirectory, FollowsXdgCacheHome) {
    const Variable cache("XDG_CACHE_HOME", "/caches");
    const Variable home("HOME", "/home/me");
    EXPECT_EQ(cacheDirectory(), "/caches/mitos");
}

TEST(CacheDirectory, FallsBackOnTheHomeDirectory) {
    const Variable cache("XDG_CACHE_HOME", nullptr);
    const Variable home("HOME", "/home/me");
    EXPECT_EQ(cacheDirectory(), "/home/me/.cache/mitos");
}

TEST(CacheDirectory, IgnoresARelativeOrEmptyXdgCacheHomeAsItsRulesSay) {
    const Variable home("HOME", "/home/me");
    for (const char* value : {"", "relative/way"}) {
        const Variable cache("XDG_CACHE_HOME", value);
        EXPECT_EQ(cacheDirectory(), "/home/me/.cache/mitos") << '"' << value << '"';
    }
}

TEST(CacheDirectory, IsNothingWhereThereIsNoHome) {
    const Variable cache("XDG_CACHE_HOME", nullptr);
    const Variable home("HOME", nullptr);
    EXPECT_EQ(cacheDirectory(), std::nullopt);
}

TEST(DataDirectory, IsTheDirectoryThatWasChosen) {
    const Variable data("XDG_DATA_HOME", "/elsewhere");
    EXPECT_EQ(dataDirectory("/data"), "/data");
}

TEST(DataDirectory, FollowsXdgDataHomeAndFallsBackOnTheHomeDirectory) {
    const Variable home("HOME", "/home/me");
    const Variable data("XDG_DATA_HOME", "/shared");
    EXPECT_EQ(dataDirectory(), "/shared/mitos");
    const Variable none("XDG_DATA_HOME", "relative");
    EXPECT_EQ(dataDirectory(), "/home/me/.local/share/mitos");
}

}  // namespace files_test
}  // namespace mitos::base
