#pragma once
// A file on its way: written beside its target under a name of its own until it is whole.
//
//     games.ggf.4711-3f9c0a51d2e86b74.part      name of the target, process, random number
//
// Whoever writes one holds a lock (flock) on it. One without a holder was left by a process that is dead, whatever its
// number was and whichever container it ran in; the next writer to the same target removes it.
#include <sys/types.h>

#include <cstdint>
#include <filesystem>

namespace mitos::base {

class PartialFile {
  public:
    /// Creates one beside `target`, after removing those that dead processes left there. A target that exists gives it
    /// its mode and, where the system allows that, its owner. Throws std::system_error.
    explicit PartialFile(const std::filesystem::path& target);
    /// Removes it, unless it became the target.
    ~PartialFile();
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;

    [[nodiscard]] int handle() const { return handle_; }
    /// Puts everything on the disk and then gives it the name of its target. Throws std::system_error.
    void becomeTarget();

  private:
    std::filesystem::path target_;
    std::filesystem::path path_;
    int handle_ = -1;
    std::size_t slot_ = 0;  // in the list of what a dying process removes

    [[nodiscard]] bool create(mode_t mode);
    void discard();
};

/// Removes every file that this process has not finished: for signal handlers, just before the process ends.
void removePartialFiles() noexcept;

}  // namespace mitos::base
