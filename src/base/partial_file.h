#pragma once
// A file that is being written, beside its target and under a name of its own until it is complete.
//
//     games.ggf.4711-3f9c0a51d2e86b74.part      name of the target, process, random number
//
// Its writer holds a lock (flock) on it. A file without a holder was left by a dead process, whatever its number was
// and whichever container it ran in; the next writer to the same target removes it.
#include <sys/types.h>

#include <cstdint>
#include <filesystem>

namespace mitos::base {

/// A file that becomes its target when it is complete.
class PartialFile {
  public:
    /// Creates the file beside `target`, after removing those that dead processes left there. It gets the mode of an
    /// existing target and, if the system allows, its owner. Throws std::system_error.
    explicit PartialFile(const std::filesystem::path& target);
    /// Removes the file, unless it became the target.
    ~PartialFile();
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;

    [[nodiscard]] int handle() const { return handle_; }
    /// Flushes everything to disk and then renames the file to its target. Throws std::system_error.
    void becomeTarget();

  private:
    std::filesystem::path target_;
    std::filesystem::path path_;
    int handle_ = -1;
    std::size_t slot_ = 0;  // in the list of files that a dying process removes

    [[nodiscard]] bool create(mode_t mode);
    void discard();
};

/// Removes every file that this process has not finished: for signal handlers, just before the process ends.
void removePartialFiles() noexcept;

}  // namespace mitos::base
