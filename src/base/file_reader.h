#pragma once
// Reading: whole files up to a limit, or in pieces. Everything that can wait polls a stop flag.
#include <cstdint>
#include <filesystem>
#include <string>

#include "base/bytes.h"
#include "base/file_limits.h"
#include "base/limits.h"

namespace mitos::base {

/// Reads in pieces: for input that may be larger than memory or comes through a pipe.
class FileReader {
  public:
    /// Opens a file without waiting, even a named pipe that nobody writes to yet. Throws an Error (system) if it
    /// cannot be opened.
    explicit FileReader(std::filesystem::path path);
    /// Reads standard input.
    FileReader();
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    /// Reads at most `most` bytes and returns how many; 0 at the end, and if the flag is raised, even if there is
    /// more to read.
    std::size_t read(char* into, std::size_t most, const StopFlag& stop);
    /// Returns the size of the file; 0 if it is unknown, as for a pipe.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Returns the bytes as a source; the reader and the flag must outlive it.
    [[nodiscard]] ByteSource bytes(const StopFlag& stop);

  private:
    std::filesystem::path path_;
    int handle_;
    std::uint64_t size_ = 0;
};

/// Reads everything from `bytes`. Throws an Error (input) that names `source` and the limit if it is too much.
std::string readAll(const ByteSource& bytes, const std::string& source, const FileLimit& limit);

/// Reads the bytes of a file. Throws an Error (system) that names the file and the reason if it cannot be read, an
/// Error (input) if it is larger than the limit, and Stopped if the flag is raised.
std::string readFile(const std::filesystem::path& path, const FileLimit& limit = ownFile,
                     const StopFlag& stop = neverStopped());
/// Reads a text file in the same way, and removes a byte order mark.
std::string readText(const std::filesystem::path& path, const FileLimit& limit, const StopFlag& stop = neverStopped());
/// Reads standard input in the same way.
std::string readStandardInput(const FileLimit& limit, const StopFlag& stop);

/// Throws the Error for a file that cannot be read.
[[noreturn]] void refuseToRead(const std::filesystem::path& path, int reason);

}  // namespace mitos::base
