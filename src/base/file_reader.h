#pragma once
// Reading: whole files up to a limit, or piece by piece. Everything that can wait looks at a stop flag.
#include <cstdint>
#include <filesystem>
#include <string>

#include "base/bytes.h"
#include "base/file_limits.h"
#include "base/limits.h"

namespace mitos::base {

/// Reads in pieces, for what may be larger than memory or comes through a pipe.
class FileReader {
  public:
    /// Opens a file without waiting, also a named pipe that nobody writes to yet. An Error (system) when it cannot be
    /// opened.
    explicit FileReader(std::filesystem::path path);
    /// Standard input.
    FileReader();
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    /// How many bytes were put there; 0 at the end, and when the flag is raised, also if there is more to read.
    std::size_t read(char* into, std::size_t most, const StopFlag& stop);
    /// 0 where that is not known, as of a pipe.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Both must outlive the source.
    [[nodiscard]] ByteSource bytes(const StopFlag& stop);

  private:
    std::filesystem::path path_;
    int handle_;
    std::uint64_t size_ = 0;
};

/// All that comes from `bytes`; an Error (input) that names `source` and the limit when it is too much.
std::string readAll(const ByteSource& bytes, const std::string& source, const FileLimit& limit);

/// The bytes of a file. An Error (system) that names the file and the reason when it cannot be read, an Error (input)
/// when it is larger than the limit; Stopped when the flag is raised.
std::string readFile(const std::filesystem::path& path, const FileLimit& limit = ownFile,
                     const StopFlag& stop = neverStopped());
/// The same of a text: without the mark of its byte order.
std::string readText(const std::filesystem::path& path, const FileLimit& limit, const StopFlag& stop = neverStopped());
/// The same of standard input.
std::string readStandardInput(const FileLimit& limit, const StopFlag& stop);

/// Throws the Error for a file that cannot be read.
[[noreturn]] void refuseToRead(const std::filesystem::path& path, int reason);

}  // namespace mitos::base
