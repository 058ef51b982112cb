#include "base/files.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

#include "base/error.h"
#include "base/texts/errors.h"

namespace mitos::base {
namespace {

std::string systemReason(int code) { return std::generic_category().message(code); }

[[noreturn]] void refuse(const Phrase& phrase, const std::filesystem::path& path, int code) {
    throw Error(Fault::system, say(phrase, path.string(), systemReason(code)));
}

}  // namespace

std::string readFile(const std::filesystem::path& path) {
    std::error_code none;
    if (std::filesystem::is_directory(path, none)) refuse(text::cannotRead, path, EISDIR);
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) refuse(text::cannotRead, path, errno != 0 ? errno : EIO);
    std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) refuse(text::cannotRead, path, EIO);
    return bytes;
}

void refuseToRead(const std::filesystem::path& path, int reason) { refuse(text::cannotRead, path, reason); }

FileReader::FileReader(std::filesystem::path path)
    : path_(std::move(path)), handle_(open(path_.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (handle_ < 0) refuse(text::cannotRead, path_, errno);
    struct stat about {};
    const bool known = fstat(handle_, &about) == 0;
    if (known && S_ISREG(about.st_mode)) size_ = static_cast<std::uint64_t>(about.st_size);
    if (known && S_ISDIR(about.st_mode)) {
        close(handle_);
        refuse(text::cannotRead, path_, EISDIR);
    }
}

FileReader::FileReader() : path_("-"), handle_(STDIN_FILENO) {}

FileReader::~FileReader() {
    if (handle_ != STDIN_FILENO) close(handle_);
}

std::size_t FileReader::read(char* into, std::size_t most, const StopFlag& stop) {
    constexpr int patience = 100;  // milliseconds: a signal that comes just before the waiting is seen after it
    for (;;) {
        pollfd waiting{handle_, POLLIN, 0};
        const int ready = poll(&waiting, 1, patience);
        if (stop.raised()) return 0;
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
        const ssize_t count = ::read(handle_, into, most);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR && errno != EAGAIN) refuse(text::cannotRead, path_, errno);
    }
}

FileWriter::FileWriter(std::filesystem::path target) : target_(std::move(target)), beside_(target_) {
    static std::atomic<unsigned> number{0};
    std::error_code none;
    const bool special = std::filesystem::exists(target_, none) && !std::filesystem::is_regular_file(target_, none);
    if (!special) beside_ += fmt::format(".{}-{}.part", getpid(), number.fetch_add(1));
    handle_ = open(beside_.c_str(), special ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (handle_ < 0) refuse(text::cannotWrite, target_, errno);
}

FileWriter::~FileWriter() {
    if (handle_ >= 0) close(handle_);
    if (!finished_ && beside_ != target_) unlink(beside_.c_str());
}

void FileWriter::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(handle_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) refuse(text::cannotWrite, target_, errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void FileWriter::rewrite(std::uint64_t offset, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(handle_, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) refuse(text::cannotWrite, target_, errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
        offset += static_cast<std::uint64_t>(written);
    }
}

void FileWriter::finish() {
    const bool closed = close(handle_) == 0;
    const int reason = errno;
    handle_ = -1;
    if (!closed) refuse(text::cannotWrite, target_, reason);
    if (beside_ != target_ && rename(beside_.c_str(), target_.c_str()) != 0) refuse(text::cannotWrite, target_, errno);
    finished_ = true;
}

void writeFile(const std::filesystem::path& path, std::string_view bytes) {
    FileWriter file(path);
    file.write(bytes);
    file.finish();
}

namespace {

// `$VARIABLE/mitos` where that is an absolute path (others are to be ignored, says the standard), or the same below the home.
std::optional<std::filesystem::path> directoryOf(const char* variable, const char* belowHome) {
    if (const char* directory = std::getenv(variable); directory != nullptr && *directory == '/') {
        return std::filesystem::path(directory) / "mitos";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return std::filesystem::path(home) / belowHome / "mitos";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::filesystem::path> cacheDirectory(const std::filesystem::path& chosen) {
    return chosen.empty() ? directoryOf("XDG_CACHE_HOME", ".cache") : chosen / "cache";
}

std::optional<std::filesystem::path> dataDirectory(const std::filesystem::path& chosen) {
    return chosen.empty() ? directoryOf("XDG_DATA_HOME", ".local/share") : chosen;
}

}  // namespace mitos::base
