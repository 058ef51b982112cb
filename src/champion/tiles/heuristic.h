#pragma once
// The sum of disjoint patterns, seen from one or more sides: the greatest of the sums counts.
//
// A board whose goal has the blank in a corner of a square looks the same in the mirror of its diagonal, with the tiles renamed by their
// places in the goal. The mirrored board is another board of the same puzzle, so the same tables give it a second value.
#include <memory>

#include "champion/tiles/table.h"

namespace mitos::champion::tiles {

inline constexpr int mostPatterns = 8;
inline constexpr int mostViews = 2;

/// Tiles are named by the cell on which they stand in the goal; so is the blank.
struct View {
    std::array<std::uint8_t, games::tiles::mostCells> cell{};     // of a cell of the board
    std::array<std::uint8_t, games::tiles::mostCells> pattern{};  // of a tile of the board
    std::array<std::uint8_t, games::tiles::mostCells> member{};   // which of the pattern's tiles it is
};

/// One pattern on a board.
struct PatternState {
    Cells cells = 0;
    Order order = 0;
    std::uint8_t distance = 0;
};

class Heuristic {
  public:
    /// A partition of the goal's cells without that of the blank. `mirrored`: seen from the other side of the diagonal too.
    Heuristic(const Shape& shape, int blank, const std::vector<std::vector<int>>& partition, bool mirrored);

    bool build(unsigned threads, const base::StopFlag& stop);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] int blank() const { return blank_; }
    [[nodiscard]] std::size_t patterns() const { return tables_.size(); }
    [[nodiscard]] std::size_t views() const { return views_.size(); }
    [[nodiscard]] const View& view(std::size_t i) const { return views_[i]; }
    [[nodiscard]] const PatternTable& table(std::size_t i) const { return tables_[i]; }
    [[nodiscard]] std::uint64_t bytes() const;

    /// The patterns of a board in one view. Nothing when no way leads to the goal.
    [[nodiscard]] std::optional<std::array<PatternState, mostPatterns>>
    statesOf(const std::array<std::uint8_t, games::tiles::mostCells>& tiles, std::size_t view) const;

  private:
    Shape shape_;
    int blank_;
    std::array<std::unique_ptr<PatternSpace>, mostTiles + 1> spaces_;  // by size
    std::vector<PatternTable> tables_;
    std::vector<View> views_;
};

}  // namespace mitos::champion::tiles
