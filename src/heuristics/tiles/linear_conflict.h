#pragma once
// Linear conflict (Hansson, Mayer and Yung 1992), for plain moves.
#include <array>
#include <cstdint>

#include "heuristics/tiles/distances.h"

namespace mitos::heuristics::tiles {

/// The Manhattan distance, and two more for every tile that has to leave its line. Tiles that stand in the row (or
/// column) of their goal cells, but not in the order of these, cannot all stay in it: one that gives way leaves the
/// line and comes back, two moves that the Manhattan distance does not count. The fewest that must give way are those
/// outside a longest increasing subsequence. (The paper finds that number by removing the tile with the most
/// conflicts first.)
class LinearConflict {
  public:
    LinearConflict(const Shape& shape, const Board& goal) : shape_(shape), manhattan_(shape, goal) {
        for (int cell = 0; cell < shape.cells(); ++cell) {
            const std::size_t tile = goal.tiles[static_cast<std::size_t>(cell)];
            homeRow_[tile] = tile == 0 ? -1 : shape.row(cell);
            homeColumn_[tile] = tile == 0 ? -1 : shape.column(cell);
        }
    }

    template <class Packed>
    std::uint32_t operator()(const Packed& state) const {
        std::uint32_t givingWay = 0;
        for (int row = 0; row < shape_.rows; ++row) {
            Line line;
            for (int column = 0; column < shape_.columns; ++column) {
                const unsigned tile = state.tile(row * shape_.columns + column);
                if (homeRow_[tile] == row) line.add(homeColumn_[tile]);
            }
            givingWay += line.givingWay();
        }
        for (int column = 0; column < shape_.columns; ++column) {
            Line line;
            for (int row = 0; row < shape_.rows; ++row) {
                const unsigned tile = state.tile(row * shape_.columns + column);
                if (homeColumn_[tile] == column) line.add(homeRow_[tile]);
            }
            givingWay += line.givingWay();
        }
        return manhattan_(state) + 2 * givingWay;
    }

  private:
    /// The goal cells of the tiles of one line, in the order in which the tiles stand.
    class Line {
      public:
        void add(int home) {
            int longest = 0;  // the longest increasing run of tiles that this one can end
            for (int i = 0; i < count_; ++i) {
                if (homes_[static_cast<std::size_t>(i)] < home)
                    longest = std::max(longest, runs_[static_cast<std::size_t>(i)]);
            }
            homes_[static_cast<std::size_t>(count_)] = home;
            runs_[static_cast<std::size_t>(count_)] = longest + 1;
            best_ = std::max(best_, longest + 1);
            ++count_;
        }
        [[nodiscard]] std::uint32_t givingWay() const { return static_cast<std::uint32_t>(count_ - best_); }

      private:
        std::array<int, games::tiles::largestSide> homes_{};
        std::array<int, games::tiles::largestSide> runs_{};
        int count_ = 0;
        int best_ = 0;
    };

    Shape shape_;
    Manhattan manhattan_;
    std::array<int, 32> homeRow_{};
    std::array<int, 32> homeColumn_{};
};

}  // namespace mitos::heuristics::tiles
