#pragma once
// The exact distance to the goal of every board of at most nine cells: 362,880 bytes on 3x3, computed in a moment by
// breadth-first search, and stored on disk if possible.
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "base/ranking.h"
#include "games/tiles/sliding_tiles.h"

namespace mitos::heuristics::tiles {

/// A table of exact distances as a heuristic.
class Exact {
  public:
    static constexpr int mostCells = 9;
    static constexpr std::uint32_t unreachable = 0xFF;

    /// Where a table came from.
    enum class Origin { built, stored, rebuilt };  // rebuilt: the file was damaged

    /// Reads the table from `cache` if it holds an undamaged one; otherwise builds it and stores it there. A
    /// directory that cannot be written is no error: the table is built again next time.
    static Exact load(const games::tiles::Shape& shape, const games::tiles::Board& goal,
                      const std::optional<std::filesystem::path>& cache);
    /// Builds the table without a cache.
    static Exact build(const games::tiles::Shape& shape, const games::tiles::Board& goal);

    std::uint32_t operator()(const games::tiles::Packed64& state) const {
        return (*depths_)[base::rankOf(state.bits, cells_)];
    }
    [[nodiscard]] Origin origin() const { return origin_; }
    [[nodiscard]] bool wasDamaged() const { return origin_ == Origin::rebuilt; }
    [[nodiscard]] const std::vector<std::uint8_t>& depths() const { return *depths_; }

    /// Returns the file of the table for this shape and goal.
    static std::filesystem::path fileIn(const std::filesystem::path& cache, const games::tiles::Shape& shape,
                                        const games::tiles::Board& goal);

  private:
    Exact(int cells, std::vector<std::uint8_t> depths, Origin origin)
        : cells_(cells), depths_(std::make_shared<const std::vector<std::uint8_t>>(std::move(depths))),
          origin_(origin) {}

    int cells_;
    std::shared_ptr<const std::vector<std::uint8_t>> depths_;  // shared by copies: searches take the heuristic by value
    Origin origin_;
};

}  // namespace mitos::heuristics::tiles
