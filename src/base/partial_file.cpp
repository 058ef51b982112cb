#include "base/partial_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <random>
#include <string>
#include <string_view>
#include <system_error>

namespace mitos::base {
namespace {

constexpr std::string_view ending = ".part";
constexpr std::size_t randomDigits = 16;                                          // hexadecimal
constexpr std::size_t longestSuffix = 1 + 10 + 1 + randomDigits + ending.size();  // .PROCESS-NUMBER.part

[[noreturn]] void refuseSystem(int reason) { throw std::system_error(reason, std::generic_category()); }

// The names of files that are being written, where a signal handler can read them: nothing is allocated, and a name
// that is just being written is not read. If there are more files at a time than slots, the others are left for the
// next writer.
struct ListedName {
    enum State : int { unused, beingWritten, valid };
    std::atomic<int> state{unused};
    std::array<char, PATH_MAX> path{};
};
constexpr std::size_t mostListed = 32;
std::array<ListedName, mostListed> namesToRemove;

std::size_t listName(const std::string& path) {
    for (std::size_t i = 0; i < mostListed && path.size() < PATH_MAX; ++i) {
        int expected = ListedName::unused;
        if (!namesToRemove[i].state.compare_exchange_strong(expected, ListedName::beingWritten)) continue;
        path.copy(namesToRemove[i].path.data(), path.size());
        namesToRemove[i].path[path.size()] = '\0';
        namesToRemove[i].state.store(ListedName::valid);
        return i;
    }
    return mostListed;
}

void unlistName(std::size_t slot) {
    if (slot < mostListed) namesToRemove[slot].state.store(ListedName::unused);
}

// Returns how the names of all parts of a target begin; a long name is cut, since the system limits them.
std::string beginningOf(const std::filesystem::path& target) {
    return target.filename().string().substr(0, NAME_MAX - longestSuffix) + '.';
}

// Matches `4711-3f9c0a51d2e86b74.part`, and nothing that a person would call a file, such as `2024-11.part`.
bool isPartSuffix(std::string_view suffix) {
    if (!suffix.ends_with(ending)) return false;
    suffix.remove_suffix(ending.size());
    const std::size_t dash = suffix.find('-');
    if (dash == std::string_view::npos || dash == 0) return false;
    const std::string_view process = suffix.substr(0, dash);
    const std::string_view number = suffix.substr(dash + 1);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return number.size() == randomDigits && std::all_of(process.begin(), process.end(), isDigit) &&
           std::all_of(number.begin(), number.end(), [&](char c) { return isDigit(c) || (c >= 'a' && c <= 'f'); });
}

// Removes a file that nobody holds. Between the lock and the removal its writer cannot take it: a writer that does
// not get the lock, or gets it for a file that has lost its name, makes another one. The file is opened for reading,
// which suffices for a lock, since the part of a read-only target may not be writable.
void removeIfLeft(const std::filesystem::path& path) {
    const int handle = open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0) return;
    struct stat about {};
    const bool isFile = fstat(handle, &about) == 0 && S_ISREG(about.st_mode);
    if (isFile && flock(handle, LOCK_EX | LOCK_NB) == 0) unlink(path.c_str());
    close(handle);
}

void removeLeftOvers(const std::filesystem::path& target) {
    const std::string beginning = beginningOf(target);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::error_code none;
    for (auto entry = std::filesystem::directory_iterator(folder, none);
         !none && entry != std::filesystem::directory_iterator(); entry.increment(none)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(beginning) && isPartSuffix(std::string_view(name).substr(beginning.size())))
            removeIfLeft(entry->path());
    }
}

// Returns a random number that differs between processes with the same process number, as the first one of every
// container has.
std::uint64_t randomNumber() {
    std::random_device device;
    return std::uint64_t{device()} << 32U | device();
}

// Some file systems cannot flush; that is no error.
void flushToDisk(int handle) {
    if (fsync(handle) != 0 && errno != EINVAL && errno != ENOTSUP && errno != ENOSYS) refuseSystem(errno);
}

}  // namespace

PartialFile::PartialFile(const std::filesystem::path& target) : target_(target) {
    removeLeftOvers(target_);
    struct stat about {};
    const bool replaces = stat(target_.c_str(), &about) == 0;
    constexpr mode_t usual = 0666;
    constexpr mode_t forUsAlone = 0600;  // until it has the mode of the file that it replaces
    constexpr int mostAttempts = 100;
    for (int attempt = 1; !create(replaces ? forUsAlone : usual); ++attempt) {
        if (attempt == mostAttempts) refuseSystem(EEXIST);
    }
    if (!replaces) return;
    constexpr mode_t permissions = 07777;
    if (about.st_uid != geteuid() || about.st_gid != getegid()) {
        [[maybe_unused]] const int kept = fchown(handle_, about.st_uid, about.st_gid);  // only root may give files away
    }
    if (fchmod(handle_, about.st_mode & permissions) != 0) {
        const int reason = errno;
        discard();
        refuseSystem(reason);
    }
}

// Creates the file. Returns false if another name has to be tried.
bool PartialFile::create(mode_t mode) {
    path_ = target_;
    path_.replace_filename(beginningOf(target_) +
                           fmt::format("{}-{:0{}x}{}", getpid(), randomNumber(), randomDigits, ending));
    slot_ = listName(path_.string());  // before it exists, so that a signal in between leaves nothing
    handle_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (handle_ < 0) {
        const int reason = errno;
        unlistName(slot_);
        if (reason == EEXIST || reason == EINTR) return false;
        refuseSystem(reason);
    }
    // Without any locks, nobody takes one to remove the file either.
    const bool isTaken = flock(handle_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    struct stat about {};
    if (!isTaken && fstat(handle_, &about) == 0 && about.st_nlink > 0) return true;
    discard();
    return false;
}

void PartialFile::discard() {
    unlink(path_.c_str());
    close(handle_);
    handle_ = -1;
    unlistName(slot_);
}

PartialFile::~PartialFile() {
    if (handle_ >= 0) discard();
}

void PartialFile::becomeTarget() {
    flushToDisk(handle_);
    if (rename(path_.c_str(), target_.c_str()) != 0) refuseSystem(errno);
    close(handle_);  // the lock was needed until the file had its name
    handle_ = -1;
    unlistName(slot_);
    // The new name is flushed, too; the content is safe by now, and not every directory can be opened.
    const std::filesystem::path folder = target_.has_parent_path() ? target_.parent_path() : ".";
    const int directory = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory < 0) return;
    fsync(directory);
    close(directory);
}

void removePartialFiles() noexcept {
    for (const ListedName& name : namesToRemove) {
        if (name.state.load() == ListedName::valid) unlink(name.path.data());
    }
}

}  // namespace mitos::base
