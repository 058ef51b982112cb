#include "champion/tiles/table_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstring>

#include "base/block_file.h"
#include "base/checksum.h"
#include "base/files.h"
#include "base/hash.h"
#include "base/ordered_work.h"
#include "texts/tiles.h"

namespace mitos::champion::tiles {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers in the files are little-endian");

constexpr std::size_t pieceBytes = std::size_t{8} << 20U;

std::string headerOf(const Heuristic& heuristic) {
    const Shape& shape = heuristic.shape();
    std::string header = fmt::format("mitos pattern tables 1, {}x{} {}, blank {}:", shape.rows, shape.columns,
                                     shape.moves == games::tiles::MoveSet::king ? "king" : "plain", heuristic.blank());
    if (!shape.unitCosts())
        header += fmt::format(" costs {}/{}/{}", shape.costs.alongRows, shape.costs.alongColumns, shape.costs.diagonal);
    for (std::size_t t = 0; t < heuristic.tables(); ++t)
        header += fmt::format(" {}", fmt::join(heuristic.table(t).goal(), ","));
    return header + "\n";
}

/// What precedes the words of a table.
struct Seal {
    std::uint64_t checksum = 0;
    std::uint64_t greatest = 0;
};

std::string_view asText(std::span<const std::uint64_t> words) {
    return {reinterpret_cast<const char*>(words.data()), words.size_bytes()};
}

Seal sealOf(std::span<const std::uint64_t> words, std::uint64_t greatest) {
    return {base::checksum(asText(words)) ^ base::mix(greatest), greatest};
}

class OpenFile {
  public:
    explicit OpenFile(const std::filesystem::path& path)
        : path_(path), handle_(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (handle_ < 0 && errno != ENOENT && errno != ENOTDIR) base::refuseToRead(path, errno);
    }
    ~OpenFile() {
        if (handle_ >= 0) close(handle_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    [[nodiscard]] bool exists() const { return handle_ >= 0; }
    /// Reads exactly `count` bytes. Throws a Damage if there are fewer.
    void read(std::uint64_t offset, char* into, std::size_t count) const {
        while (count > 0) {
            const ssize_t got = pread(handle_, into, count, static_cast<off_t>(offset));
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) base::refuseToRead(path_, errno);
            if (got == 0) throw base::Damage(base::say(text::tablesCutOff));
            offset += static_cast<std::uint64_t>(got);
            into += got;
            count -= static_cast<std::size_t>(got);
        }
    }
    [[nodiscard]] bool endsAt(std::uint64_t offset) const {
        char byte = 0;
        return pread(handle_, &byte, 1, static_cast<off_t>(offset)) == 0;
    }

  private:
    const std::filesystem::path& path_;
    int handle_;
};

}  // namespace

std::filesystem::path tablesIn(const std::filesystem::path& directory, const Heuristic& heuristic) {
    const std::string header = headerOf(heuristic);
    const Shape& shape = heuristic.shape();
    return directory / fmt::format("tiles-{}x{}-{}-{:016x}.patterns", shape.rows, shape.columns,
                                   shape.moves == games::tiles::MoveSet::king ? "king" : "plain",
                                   base::checksum(header));
}

void storeTables(const Heuristic& heuristic, const std::filesystem::path& file) {
    std::error_code none;
    std::filesystem::create_directories(file.parent_path(), none);  // the writer reports errors
    base::FileWriter writer(file);
    writer.write(headerOf(heuristic));
    for (std::size_t t = 0; t < heuristic.tables(); ++t) {
        const PatternTable& table = heuristic.table(t);
        const Seal seal = sealOf(table.words(), static_cast<std::uint64_t>(table.greatest()));
        writer.write({reinterpret_cast<const char*>(&seal), sizeof(seal)});
        writer.write(asText(table.words()));
    }
    writer.finish();
}

bool loadTables(Heuristic& heuristic, const std::filesystem::path& file, unsigned threads) {
    const OpenFile from(file);
    if (!from.exists()) return false;
    const std::string expected = headerOf(heuristic);
    std::string header(expected.size(), '\0');
    from.read(0, header.data(), header.size());
    if (header != expected) throw base::Damage(base::say(text::tablesOfAnother));
    std::uint64_t offset = header.size();
    std::vector<Seal> seals(heuristic.tables());
    std::vector<base::HugeArray<std::uint64_t>> words(heuristic.tables());
    for (std::size_t t = 0; t < seals.size(); ++t) {
        from.read(offset, reinterpret_cast<char*>(&seals[t]), sizeof(Seal));
        offset += sizeof(Seal);
        const std::uint64_t bytes = heuristic.table(t).bytes();
        words[t] = base::HugeArray<std::uint64_t>(bytes / 8);
        base::inOrder((bytes + pieceBytes - 1) / pieceBytes, threads,
                      [&](std::size_t piece) {
                          const std::size_t begin = piece * pieceBytes;
                          from.read(offset + begin, reinterpret_cast<char*>(words[t].data()) + begin,
                                    std::min(pieceBytes, static_cast<std::size_t>(bytes) - begin));
                          return true;
                      },
                      [](std::size_t, bool) {});
        offset += bytes;
    }
    if (!from.endsAt(offset)) throw base::Damage(base::say(text::tablesTooLong));
    base::inOrder(
        seals.size(), threads,
        [&](std::size_t t) {
            if (sealOf(words[t].items(), seals[t].greatest).checksum != seals[t].checksum)
                throw base::Damage(base::say(text::tablesAltered));
            return true;
        },
        [](std::size_t, bool) {});
    for (std::size_t t = 0; t < seals.size(); ++t)
        heuristic.adopt(t, std::move(words[t]), static_cast<int>(seals[t].greatest));
    return true;
}

}  // namespace mitos::champion::tiles
