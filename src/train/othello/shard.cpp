#include "train/othello/shard.h"

#include <cstring>

#include "base/bytes.h"
#include "base/checksum.h"
#include "base/error.h"
#include "base/files.h"

namespace mitos::train::othello {
namespace {

constexpr std::string_view shardKind = "mitos samples 1 ";
constexpr std::size_t recordBytes = 17;  // own, opponent, score: little-endian

}  // namespace

void writeShard(const std::filesystem::path& path, const std::string& origin, const std::vector<Sample>& samples) {
    std::string bytes = std::string(shardKind) + origin + "\n";
    for (const Sample& sample : samples) {
        base::putWord(bytes, sample.position.own);
        base::putWord(bytes, sample.position.opponent);
        bytes.push_back(static_cast<char>(sample.score));
    }
    base::putWord(bytes, base::checksum(bytes));
    base::writeFile(path, bytes);
}

std::optional<std::vector<Sample>> readShard(const std::filesystem::path& path, const std::string& origin) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return std::nullopt;
    const std::string bytes = base::readFile(path);
    const std::string head = std::string(shardKind) + origin + "\n";
    if (!bytes.starts_with(head) || bytes.size() < head.size() + 8 ||
        (bytes.size() - head.size() - 8) % recordBytes != 0 ||
        base::wordAt(bytes, bytes.size() - 8) != base::checksum(std::string_view(bytes).substr(0, bytes.size() - 8))) {
        return std::nullopt;
    }
    std::vector<Sample> samples;
    for (std::size_t at = head.size(); at + 8 < bytes.size(); at += recordBytes) {
        samples.push_back(
            {{base::wordAt(bytes, at), base::wordAt(bytes, at + 8)}, static_cast<std::int8_t>(bytes[at + 16])});
    }
    return samples;
}

}  // namespace mitos::train::othello
