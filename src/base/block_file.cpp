#include "base/block_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <list>
#include <new>

#include "base/bytes.h"
#include "base/checksum.h"
#include "base/files.h"
#include "base/ordered_work.h"
#include "base/phrases.h"

namespace mitos::base {
namespace {

constexpr std::string_view magic = "mitos table 1\n";
constexpr int compressionLevel = 3;
constexpr std::size_t mostKeptBlocks = 64;
constexpr std::size_t tailBytes = 4 * 8;

std::string pack(std::span<const std::uint8_t> bytes) {
    std::string packed(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size = ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), compressionLevel);
    if (ZSTD_isError(size) != 0) throw std::bad_alloc();  // nothing else can be missing
    packed.resize(size);
    return packed;
}

}  // namespace

bool writeBlockFile(const std::filesystem::path& path, const std::string& header, std::span<const std::uint8_t> bytes,
                    std::size_t blockBytes, const std::function<void(std::size_t, std::span<std::uint8_t>)>& edit,
                    const Packing& packing) {
    FileWriter file(path, packing.stop != nullptr ? *packing.stop : neverStopped());
    std::uint64_t offset = magic.size() + header.size() + 1;
    file.write(std::string(magic) + header + "\n");
    std::string table;
    const std::size_t blocks = (bytes.size() + blockBytes - 1) / blockBytes;
    const Stopwatch stopwatch;
    double nextReport = 0.5;
    const auto stopped = [&] { return packing.stop != nullptr && packing.stop->raised(); };
    const auto packBlock = [&](std::size_t block) -> std::string {
        if (stopped()) return {};
        const std::size_t first = block * blockBytes;
        const auto part = bytes.subspan(first, std::min(blockBytes, bytes.size() - first));
        std::vector<std::uint8_t> copy(part.begin(), part.end());
        if (edit) edit(first, copy);
        return pack(copy);
    };
    const auto append = [&](std::size_t block, const std::string& packed) {
        putWord(table, offset);
        putWord(table, checksum(packed));
        file.write(packed);
        offset += packed.size();
        if (!packing.onProgress || stopwatch.seconds() < nextReport) return;
        nextReport = stopwatch.seconds() + 0.25;
        Progress progress;
        progress.seconds = stopwatch.seconds();
        progress.nodes = progress.stored = (block + 1) * blockBytes;
        progress.total = bytes.size();
        packing.onProgress(progress);
    };
    inOrder(blocks, packing.threads, packBlock, append);
    if (stopped()) return false;
    putWord(table, blocks);
    putWord(table, blockBytes);
    putWord(table, bytes.size());
    putWord(table, checksum(header + table));
    file.write(table);
    file.finish();
    return true;
}

struct BlockFile::Content {
    std::string_view bytes;  // the whole file, mapped
    std::string header;
    std::uint64_t blocks = 0;
    std::uint64_t blockBytes = 0;
    std::uint64_t size = 0;
    std::size_t tableAt = 0;
    mutable std::list<std::pair<std::size_t, std::vector<std::uint8_t>>> kept;  // unpacked blocks, the latest first

    Content() = default;
    Content(const Content&) = delete;
    Content& operator=(const Content&) = delete;
    ~Content() {
        if (!bytes.empty()) munmap(const_cast<char*>(bytes.data()), bytes.size());
    }

    void map(const std::filesystem::path& path) {
        const int handle = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);  // does not wait for a pipe
        if (handle < 0) refuseToRead(path, errno);
        struct stat status {};
        const bool isFile = fstat(handle, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
        const auto length = isFile ? static_cast<std::size_t>(status.st_size) : 0;
        void* start = isFile ? mmap(nullptr, length, PROT_READ, MAP_PRIVATE, handle, 0) : MAP_FAILED;
        close(handle);
        if (!isFile) throw Damage(say(text::tableEmpty));
        if (start == MAP_FAILED) refuseToRead(path, errno);
        bytes = {static_cast<const char*>(start), length};
    }

    void readFrame() {
        if (!bytes.starts_with(magic)) throw Damage(say(text::tableBegin));
        const std::size_t lineEnd = bytes.find('\n', magic.size());
        if (lineEnd == std::string_view::npos || bytes.size() < lineEnd + 1 + tailBytes)
            throw Damage(say(text::tableShort));
        header = std::string(bytes.substr(magic.size(), lineEnd - magic.size()));
        const std::size_t tail = bytes.size() - tailBytes;
        blocks = wordAt(bytes, tail);
        blockBytes = wordAt(bytes, tail + 8);
        size = wordAt(bytes, tail + 16);
        if (blocks > (tail - lineEnd) / 16 || blockBytes == 0 || blockBytes > (std::uint64_t{1} << 30) ||
            blocks != size / blockBytes + (size % blockBytes == 0 ? 0 : 1)) {
            throw Damage(say(text::tableBlocks));
        }
        tableAt = tail - blocks * 16;
        std::string summed = header;
        summed += bytes.substr(tableAt, blocks * 16 + tailBytes - 8);
        if (checksum(summed) != wordAt(bytes, tail + 24)) throw Damage(say(text::tableSum));
    }
};

BlockFile::BlockFile(const std::filesystem::path& path) : content_(std::make_unique<Content>()) {
    content_->map(path);
    content_->readFrame();
}
BlockFile::~BlockFile() = default;
BlockFile::BlockFile(BlockFile&&) noexcept = default;
BlockFile& BlockFile::operator=(BlockFile&&) noexcept = default;

const std::string& BlockFile::header() const { return content_->header; }
std::uint64_t BlockFile::size() const { return content_->size; }
std::uint64_t BlockFile::packedSize() const { return content_->bytes.size(); }
std::size_t BlockFile::blockBytes() const { return content_->blockBytes; }
std::size_t BlockFile::blocks() const { return content_->blocks; }

std::vector<std::uint8_t> BlockFile::block(std::size_t number) const {
    const Content& c = *content_;
    const std::uint64_t from = wordAt(c.bytes, c.tableAt + 16 * number);
    const std::uint64_t to = number + 1 < c.blocks ? wordAt(c.bytes, c.tableAt + 16 * (number + 1)) : c.tableAt;
    if (from > to || to > c.tableAt) throw Damage(say(text::blockPlace));
    const std::string_view packed = c.bytes.substr(from, to - from);
    if (checksum(packed) != wordAt(c.bytes, c.tableAt + 16 * number + 8)) throw Damage(say(text::blockSum));
    const std::uint64_t length = std::min<std::uint64_t>(c.blockBytes, c.size - number * c.blockBytes);
    std::vector<std::uint8_t> unpacked(length);
    const std::size_t got = ZSTD_decompress(unpacked.data(), unpacked.size(), packed.data(), packed.size());
    if (ZSTD_isError(got) != 0 || got != length) throw Damage(say(text::blockUnpack));
    return unpacked;
}

std::uint8_t BlockFile::at(std::uint64_t index) const {
    const std::size_t number = index / content_->blockBytes;
    auto& kept = content_->kept;
    auto found = std::find_if(kept.begin(), kept.end(), [&](const auto& entry) { return entry.first == number; });
    if (found == kept.end()) {
        kept.emplace_front(number, block(number));
        if (kept.size() > mostKeptBlocks) kept.pop_back();
    } else if (found != kept.begin()) {
        kept.splice(kept.begin(), kept, found);
    }
    return kept.front().second[index % content_->blockBytes];
}

}  // namespace mitos::base
