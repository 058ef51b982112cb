#include "base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

#include "base/error.h"
#include "base/texts.h"

namespace mitos::base {
namespace {

std::string systemReason(int code) { return std::generic_category().message(code); }

[[noreturn]] void refuse(const Phrase& phrase, const std::filesystem::path& path, int code) {
    throw Error(Fault::system, say(phrase, path.string(), systemReason(code)));
}

// A file that is removed again unless it was renamed.
class Beside {
  public:
    explicit Beside(const std::filesystem::path& target) {
        static std::atomic<unsigned> number{0};
        path_ = target;
        path_ += fmt::format(".{}-{}.part", getpid(), number.fetch_add(1));
        handle_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (handle_ < 0) refuse(text::cannotWrite, target, errno);
    }
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;
    ~Beside() {
        if (handle_ >= 0) close(handle_);
        if (!renamed_) unlink(path_.c_str());
    }

    void write(std::string_view bytes, const std::filesystem::path& target) const {
        while (!bytes.empty()) {
            const ssize_t written = ::write(handle_, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) refuse(text::cannotWrite, target, errno);
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }

    void renameTo(const std::filesystem::path& target) {
        const bool closed = close(handle_) == 0;
        const int reason = errno;
        handle_ = -1;
        if (!closed) refuse(text::cannotWrite, target, reason);
        if (rename(path_.c_str(), target.c_str()) != 0) refuse(text::cannotWrite, target, errno);
        renamed_ = true;
    }

  private:
    std::filesystem::path path_;
    int handle_ = -1;
    bool renamed_ = false;
};

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

void writeFile(const std::filesystem::path& path, std::string_view bytes) {
    // A device or a pipe (/dev/stdout) cannot be renamed onto.
    std::error_code none;
    if (std::filesystem::exists(path, none) && !std::filesystem::is_regular_file(path, none)) {
        errno = 0;
        std::ofstream file(path, std::ios::binary);
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.close();
        if (!file) refuse(text::cannotWrite, path, errno != 0 ? errno : EISDIR);
        return;
    }
    Beside beside(path);
    beside.write(bytes, path);
    beside.renameTo(path);
}

std::optional<std::filesystem::path> cacheDirectory(const std::filesystem::path& chosen) {
    if (!chosen.empty()) return chosen / "cache";
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/') {
        return std::filesystem::path(cache) / "mitos";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return std::filesystem::path(home) / ".cache" / "mitos";
    }
    return std::nullopt;
}

}  // namespace mitos::base
