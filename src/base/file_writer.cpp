#include "base/file_writer.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/phrases.h"
#include "base/units.h"

namespace mitos::base {
namespace {

constexpr int waitMilliseconds = 50;  // between polls of the stop flag

[[noreturn]] void refuseToWrite(const std::filesystem::path& path, int reason) {
    throw Error(Fault::system, say(text::cannotWrite, path.string(), std::generic_category().message(reason)));
}

// Tells whether the path lies in /proc, such as /dev/fd/1, which is /proc/self/fd/1: a link there stands for what is
// open, not for a name.
bool isInProc(const std::filesystem::path& path) {
    std::error_code none;
    return std::filesystem::canonical(path.parent_path(), none).string().starts_with("/proc/");
}

// Opens a device or an open file for writing. An open file of our own is continued where its last writer ended;
// opening it anew would begin at its first byte.
int openDirectly(const std::filesystem::path& target) {
    std::error_code none;
    const bool isOurs = isInProc(target) && std::filesystem::equivalent(target.parent_path(), "/proc/self/fd", none);
    const auto number = isOurs ? readWhole(target.filename().string()) : std::nullopt;
    if (number) return fcntl(static_cast<int>(*number), F_DUPFD_CLOEXEC, 0);
    return open(target.c_str(), O_WRONLY | O_CLOEXEC);
}

// Returns the file that a symbolic link leads to, link by link; it need not exist. Links in /proc are not followed.
std::filesystem::path followLinks(std::filesystem::path path) {
    constexpr int mostLinks = 40;
    for (int i = 0; i < mostLinks; ++i) {
        std::error_code none;
        if (!std::filesystem::is_symlink(std::filesystem::symlink_status(path, none)) || isInProc(path)) return path;
        const std::filesystem::path next = std::filesystem::read_symlink(path, none);
        if (none) return path;
        path.replace_filename(next);  // an absolute path replaces all of it
    }
    throw std::system_error(ELOOP, std::generic_category());
}

}  // namespace

FileWriter::FileWriter(std::filesystem::path target, const StopFlag& stop) : target_(std::move(target)), stop_(&stop) {
    struct stat about {};
    const bool exists = stat(target_.c_str(), &about) == 0;
    if (exists && S_ISFIFO(about.st_mode)) {
        openPipe();
        return;
    }
    try {
        const std::filesystem::path file = followLinks(target_);
        if (exists && (!S_ISREG(about.st_mode) || isInProc(file))) {
            special_ = openDirectly(file);
            if (special_ < 0) refuseToWrite(target_, errno);
        } else {
            part_.emplace(file);
        }
    } catch (const std::system_error& error) {
        refuseToWrite(target_, error.code().value());
    }
}

// Without a reader the system refuses, and it is tried again: waiting for one in open() would not poll the flag.
void FileWriter::openPipe() {
    for (;;) {
        special_ = open(target_.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        if (special_ >= 0) return;
        if (errno != ENXIO && errno != EINTR) refuseToWrite(target_, errno);
        if (stop_->raised()) throw Stopped();
        poll(nullptr, 0, waitMilliseconds);
    }
}

FileWriter::~FileWriter() {
    if (special_ >= 0) close(special_);
}

void FileWriter::awaitReader() {
    pollfd space{special_, POLLOUT, 0};
    if (poll(&space, 1, waitMilliseconds) == 0 && stop_->raised()) throw Stopped();
}

void FileWriter::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(handle(), bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            awaitReader();
        } else if (errno != EINTR) {
            refuseToWrite(target_, errno);
        }
    }
}

void FileWriter::rewrite(std::uint64_t offset, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(handle(), bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) refuseToWrite(target_, errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
        offset += static_cast<std::uint64_t>(written);
    }
}

void FileWriter::finish() {
    if (part_) {
        try {
            part_->becomeTarget();
        } catch (const std::system_error& error) {
            refuseToWrite(target_, error.code().value());
        }
    } else if (close(std::exchange(special_, -1)) != 0) {
        refuseToWrite(target_, errno);
    }
}

void writeFile(const std::filesystem::path& path, std::string_view bytes, const StopFlag& stop) {
    FileWriter file(path, stop);
    file.write(bytes);
    file.finish();
}

}  // namespace mitos::base
