#pragma once
// The exact distance to the goal of every board of at most nine cells: 362,880 bytes on 3x3, built in a moment by
// breadth-first search, kept on disk where that is possible.
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "base/ranking.h"
#include "games/tiles/sliding_tiles.h"

namespace mitos::heuristics::tiles {

class Exact {
  public:
    static constexpr int mostCells = 9;
    static constexpr std::uint32_t unreachable = 0xFF;

    /// Where a table came from, for those who want to know.
    enum class Origin { built, stored, rebuilt };  // rebuilt: there was a file, but a damaged one

    /// Builds the table, or reads it from `cache` when that holds an undamaged one; stores it there otherwise. A
    /// directory that cannot be written is no error: the table is built again next time.
    static Exact load(const games::tiles::Shape& shape, const games::tiles::Board& goal,
                      const std::optional<std::filesystem::path>& cache);
    static Exact build(const games::tiles::Shape& shape, const games::tiles::Board& goal);

    std::uint32_t operator()(const games::tiles::Packed64& state) const {
        return (*depths_)[base::rankOf(state.bits, cells_)];
    }
    [[nodiscard]] Origin origin() const { return origin_; }
    [[nodiscard]] bool wasDamaged() const { return origin_ == Origin::rebuilt; }
    [[nodiscard]] const std::vector<std::uint8_t>& depths() const { return *depths_; }

    /// The file of the table for this shape and goal.
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
