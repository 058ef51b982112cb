#pragma once
// A large table on disk: a line of text that says what it is, then blocks of bytes, each compressed (zstd) and checksummed by
// itself, so that opening is quick and a look-up unpacks one block only.
//
//     "mitos table 1\n"            what kind of file
//     header "\n"                  what the table is (one line of text)
//     block block …                zstd frames
//     u64 × 2 for each block       offset, checksum of the packed bytes
//     u64 × 4                      blocks, bytes a block unpacked, bytes in all, checksum of the header and of all that follows the blocks
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

/// The file is damaged, or is no table of ours.
class Damage : public Error {
  public:
    explicit Damage(const Message& reason) : Error(Fault::input, reason) {}
};

/// Packing a large table takes a while: on how many threads, and who may stop it and wants to know how far it is.
struct Packing {
    unsigned threads = 1;
    const StopFlag* stop = nullptr;
    OnProgress onProgress;  // bytes taken from the table, as `nodes` of `total`
};

/// Writes `bytes` in blocks of `blockBytes`, beside the target, and renames. `edit` may change a copy of each block before it is
/// packed (its first index is given), for several blocks at a time. An Error (system) when that fails, and false when it was
/// stopped: then nothing is left behind.
bool writeBlockFile(const std::filesystem::path& path, const std::string& header, std::span<const std::uint8_t> bytes,
                    std::size_t blockBytes, const std::function<void(std::size_t, std::span<std::uint8_t>)>& edit = {},
                    const Packing& packing = {});

/// Reads such a file. Blocks are unpacked when they are asked for, the latest few are kept.
class BlockFile {
  public:
    /// Opens a file; a Damage exception says that it is not one, or not whole.
    explicit BlockFile(const std::filesystem::path& path);
    ~BlockFile();
    BlockFile(BlockFile&&) noexcept;
    BlockFile& operator=(BlockFile&&) noexcept;

    [[nodiscard]] const std::string& header() const;
    [[nodiscard]] std::uint64_t size() const;  // bytes unpacked
    [[nodiscard]] std::uint64_t packedSize() const;
    [[nodiscard]] std::size_t blockBytes() const;
    [[nodiscard]] std::size_t blocks() const;
    /// One byte; unpacks its block when that is not at hand. Not for several threads at once.
    [[nodiscard]] std::uint8_t at(std::uint64_t index) const;
    /// A whole block, its checksum verified.
    [[nodiscard]] std::vector<std::uint8_t> block(std::size_t number) const;

  private:
    struct Content;
    std::unique_ptr<Content> content_;
};

}  // namespace mitos::base
