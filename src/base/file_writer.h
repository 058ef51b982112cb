#pragma once
// Writing: beside the target, which is replaced when all is there. A reader sees the old file or the new one, never
// half of one.
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

#include "base/limits.h"
#include "base/partial_file.h"

namespace mitos::base {

/// Writes a file and replaces the target. An Error (system) when that fails; nothing is left behind then.
void writeFile(const std::filesystem::path& path, std::string_view bytes, const StopFlag& stop = neverStopped());

/// The same in pieces: finish() replaces the target. Without finish() the target stays as it was and nothing is left
/// behind. A target that is there keeps its mode; a symbolic link stays, and the file that it leads to is replaced. A
/// device, a pipe or an open file (/dev/stdout) is written to directly. Only a named pipe makes it wait: Stopped when
/// the flag is raised meanwhile.
class FileWriter {
  public:
    explicit FileWriter(std::filesystem::path target, const StopFlag& stop = neverStopped());
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    /// Writes over what stands at that byte: a count that is known only at the end. Not where the target is
    /// written to directly.
    [[nodiscard]] bool canRewrite() const { return part_.has_value(); }
    void rewrite(std::uint64_t offset, std::string_view bytes);
    void finish();

  private:
    std::filesystem::path target_;  // as it was named
    const StopFlag* stop_;
    std::optional<PartialFile> part_;  // nothing where the target is written to directly
    int special_ = -1;                 // the device, pipe or open file

    [[nodiscard]] int handle() const { return part_ ? part_->handle() : special_; }
    void openPipe();
    void awaitReader();
};

}  // namespace mitos::base
