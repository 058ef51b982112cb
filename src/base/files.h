#pragma once
// Files: read whole, write beside and rename, and where Mitos keeps what it can make again and what a person owns.
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/limits.h"

namespace mitos::base {

/// The bytes of a file; an Error (system) that names it and the reason when it cannot be read.
std::string readFile(const std::filesystem::path& path);

/// Writes beside the target and renames: a reader sees the old file or the new one, never half of one. An Error
/// (system) when that fails; nothing is left behind then.
void writeFile(const std::filesystem::path& path, std::string_view bytes);

/// The same in pieces: what is written goes beside the target, and finish() renames. Without finish() nothing is left behind.
class FileWriter {
  public:
    explicit FileWriter(std::filesystem::path target);
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    /// Writes over what stands at that byte: a count that is known only at the end. Not where the target is a device or a pipe.
    [[nodiscard]] bool canRewrite() const { return beside_ != target_; }
    void rewrite(std::uint64_t offset, std::string_view bytes);
    void finish();

  private:
    std::filesystem::path target_;
    std::filesystem::path beside_;  // the target itself where that is a device or a pipe, which cannot be renamed onto
    int handle_ = -1;
    bool finished_ = false;
};

/// Reads in pieces, for what may be larger than memory or comes through a pipe.
class FileReader {
  public:
    /// An Error (system) when it cannot be opened.
    explicit FileReader(std::filesystem::path path);
    /// Standard input.
    FileReader();
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    /// How many bytes were put there; 0 at the end, and when the flag was raised while there was nothing to read.
    std::size_t read(char* into, std::size_t most, const StopFlag& stop);
    /// 0 where that is not known, as of a pipe.
    [[nodiscard]] std::uint64_t size() const { return size_; }

  private:
    std::filesystem::path path_;
    int handle_;
    std::uint64_t size_ = 0;
};

/// Throws the Error for a file that cannot be read.
[[noreturn]] void refuseToRead(const std::filesystem::path& path, int reason);

/// Where things live that can be made again: `cache` in the directory that the user chose (`--data DIR`), or
/// `$XDG_CACHE_HOME/mitos`, or `~/.cache/mitos`; nothing where there is no home.
std::optional<std::filesystem::path> cacheDirectory(const std::filesystem::path& chosen = {});

/// Where things live that a person owns: the directory that the user chose (`--data DIR`), or `$XDG_DATA_HOME/mitos`, or
/// `~/.local/share/mitos`; nothing where there is no home.
std::optional<std::filesystem::path> dataDirectory(const std::filesystem::path& chosen = {});

}  // namespace mitos::base
