#pragma once
// A large table on disk: a line of text that describes it, then blocks of bytes, each compressed (zstd) and
// checksummed by itself, so that opening is quick and reading one byte unpacks one block only.
//
//     "mitos table 1\n"            kind of file
//     header "\n"                  description of the table (one line of text)
//     block block …                zstd frames
//     u64 × 2 for each block       offset, checksum of the packed bytes
//     u64 × 4                      blocks, unpacked bytes of a block, unpacked bytes in all, checksum of the header and
//                                  of all that follows the blocks
//
// All numbers are little-endian.
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/limits.h"

namespace mitos::base {

/// Thrown if the file is damaged, or is no table of ours.
class Damage : public Error {
  public:
    explicit Damage(const Message& reason) : Error(Fault::input, reason) {}
};

/// How a large table is packed, which takes a while: on how many threads, who may stop it, and who receives its
/// progress.
struct Packing {
    unsigned threads = 1;
    const StopFlag* stop = nullptr;
    OnProgress onProgress;  // receives the bytes taken from the table, as `nodes` of `total`
};

/// Writes `bytes` in blocks of `blockBytes` beside the target, and then replaces the target. `edit` may change a copy
/// of each block before it is packed (its first index is given); it is called for several blocks at the same time.
/// Throws an Error (system) on failure, and returns false if it was stopped: then nothing is left behind.
bool writeBlockFile(const std::filesystem::path& path, const std::string& header, std::span<const std::uint8_t> bytes,
                    std::size_t blockBytes, const std::function<void(std::size_t, std::span<std::uint8_t>)>& edit = {},
                    const Packing& packing = {});

/// Reads such a file. Blocks are unpacked when they are needed; the latest few are kept.
class BlockFile {
  public:
    /// Opens a file. Throws a Damage if it is no table, or incomplete.
    explicit BlockFile(const std::filesystem::path& path);
    ~BlockFile();
    BlockFile(BlockFile&&) noexcept;
    BlockFile& operator=(BlockFile&&) noexcept;

    [[nodiscard]] const std::string& header() const;
    [[nodiscard]] std::uint64_t size() const;  // unpacked bytes
    [[nodiscard]] std::uint64_t packedSize() const;
    [[nodiscard]] std::size_t blockBytes() const;
    [[nodiscard]] std::size_t blocks() const;
    /// Returns one byte; unpacks its block if it is not kept. Not for several threads at the same time.
    [[nodiscard]] std::uint8_t at(std::uint64_t index) const;
    /// Returns a whole block after verifying its checksum.
    [[nodiscard]] std::vector<std::uint8_t> block(std::size_t number) const;

  private:
    struct Content;
    std::unique_ptr<Content> content_;
};

}  // namespace mitos::base
