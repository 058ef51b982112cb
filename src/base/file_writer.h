#pragma once
// Writing: beside the target, which is replaced when everything is written. A reader sees the old file or the new
// one, never half of one.
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

#include "base/limits.h"
#include "base/partial_file.h"

namespace mitos::base {

/// Writes a file and replaces the target. Throws an Error (system) on failure; nothing is left behind then.
void writeFile(const std::filesystem::path& path, std::string_view bytes, const StopFlag& stop = neverStopped());

/// Writes a file in pieces; finish() replaces the target. Without finish() the target stays as it was and nothing is
/// left behind. An existing target keeps its mode; a symbolic link stays, and the file that it leads to is replaced.
/// A device, a pipe or an open file (/dev/stdout) is written to directly. Only a named pipe makes the writer wait: it
/// throws Stopped if the flag is raised meanwhile.
class FileWriter {
  public:
    explicit FileWriter(std::filesystem::path target, const StopFlag& stop = neverStopped());
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    /// Tells whether rewrite() is possible: not if the target is written to directly. rewrite() overwrites the bytes
    /// at `offset`, for example with a count that is known only at the end.
    [[nodiscard]] bool canRewrite() const { return part_.has_value(); }
    void rewrite(std::uint64_t offset, std::string_view bytes);
    void finish();

  private:
    std::filesystem::path target_;  // as it was named
    const StopFlag* stop_;
    std::optional<PartialFile> part_;  // empty if the target is written to directly
    int special_ = -1;                 // the device, pipe or open file

    [[nodiscard]] int handle() const { return part_ ? part_->handle() : special_; }
    void openPipe();
    void awaitReader();
};

}  // namespace mitos::base
