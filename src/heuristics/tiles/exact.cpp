#include "heuristics/tiles/exact.h"

#include <fmt/format.h>

#include <cstring>
#include <string>

#include "base/checksum.h"
#include "base/error.h"
#include "base/files.h"
#include "base/limits.h"
#include "games/tiles/text.h"
#include "search/paths/whole_space.h"

namespace mitos::heuristics::tiles {
namespace {

using games::tiles::Board;
using games::tiles::MoveSet;
using games::tiles::Packed64;
using games::tiles::Shape;
using games::tiles::SlidingTiles;

// The file: a line of text that describes it, eight bytes of checksum over the line and the depths, then one byte per
// state.
std::string headerOf(const Shape& shape, const Board& goal) {
    return fmt::format("mitos exact distances 1, {}x{} {}, goal {}\n", shape.rows, shape.columns,
                       shape.moves == MoveSet::king ? "king" : "plain", games::tiles::writeBoard(shape, goal));
}

std::string sealOf(const std::string& header, std::string_view depths) {
    const std::uint64_t sum = base::checksum(header) ^ base::checksum(depths);
    std::string seal(8, '\0');
    for (std::size_t i = 0; i < seal.size(); ++i) seal[i] = static_cast<char>((sum >> (8 * i)) & 0xFFU);
    return seal;
}

std::string_view asText(const std::vector<std::uint8_t>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::optional<std::vector<std::uint8_t>> readDepths(const std::filesystem::path& file, const std::string& header,
                                                    std::size_t states) {
    const std::string bytes = base::readFile(file);
    if (bytes.size() != header.size() + 8 + states || bytes.compare(0, header.size(), header) != 0) return std::nullopt;
    const std::string_view depths = std::string_view(bytes).substr(header.size() + 8);
    if (bytes.compare(header.size(), 8, sealOf(header, depths)) != 0) return std::nullopt;
    return std::vector<std::uint8_t>(depths.begin(), depths.end());
}

}  // namespace

Exact Exact::build(const Shape& shape, const Board& goal) {
    const SlidingTiles<Packed64> puzzle(shape, goal);
    search::paths::ByteLayers layers(static_cast<std::size_t>(puzzle.indexCount()));
    const base::StopFlag never;
    base::Watch watch({}, never);
    search::paths::walkSpace(puzzle, layers, 0, watch);
    return {shape.cells(), layers.takeDepths(), Origin::built};
}

std::filesystem::path Exact::fileIn(const std::filesystem::path& cache, const Shape& shape, const Board& goal) {
    const std::string header = headerOf(shape, goal);
    return cache / fmt::format("tiles-{}x{}-{}-{:016x}.distances", shape.rows, shape.columns,
                               shape.moves == MoveSet::king ? "king" : "plain", base::checksum(header));
}

Exact Exact::load(const Shape& shape, const Board& goal, const std::optional<std::filesystem::path>& cache) {
    if (!cache) return build(shape, goal);
    const std::filesystem::path file = fileIn(*cache, shape, goal);
    const std::string header = headerOf(shape, goal);
    std::error_code none;
    Origin origin = Origin::built;
    if (std::filesystem::exists(file, none)) {
        origin = Origin::rebuilt;
        try {
            auto depths = readDepths(file, header, static_cast<std::size_t>(base::factorial(shape.cells())));
            if (depths) return {shape.cells(), std::move(*depths), Origin::stored};
        } catch (const base::Error&) {
            // It cannot be read: as good as damaged.
        }
    }
    Exact table = build(shape, goal);
    table.origin_ = origin;
    try {
        std::filesystem::create_directories(*cache, none);
        base::writeFile(file, header + sealOf(header, asText(*table.depths_)) + std::string(asText(*table.depths_)));
    } catch (const base::Error&) {
        // No room or no permission: the table serves this once.
    }
    return table;
}

}  // namespace mitos::heuristics::tiles
