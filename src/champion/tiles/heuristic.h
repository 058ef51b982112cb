#pragma once
// The sum of disjoint patterns, seen from one or more sides: the greatest of the sums counts.
//
// A pattern whose image, in a mirror or turned, has a table already needs none of its own: the image of the board is looked up. So
// a partition is worth as much again in the mirror of a diagonal through the goal's blank, with no more tables.
#include <memory>

#include "champion/tiles/links.h"
#include "champion/tiles/partitions.h"
#include "champion/tiles/symmetry.h"
#include "champion/tiles/table.h"

namespace mitos::champion::tiles {

inline constexpr std::size_t mostPatterns = 4;
inline constexpr std::size_t mostViews = 4;

/// Which tile stands on each cell. Tiles are named by the cell on which they stand in the goal; so is the blank.
using Tiles = std::array<std::uint8_t, games::tiles::mostCells>;

/// A pattern of a view: the table, and how the board has to be turned to be looked up there.
struct Look {
    std::uint8_t table = 0;
    std::uint8_t symmetry = 0;
};

/// A partition.
struct View {
    static constexpr std::uint8_t noPattern = 255;

    std::array<std::uint8_t, games::tiles::mostCells> pattern;  // of a tile
    std::vector<Look> looks;                                    // of a pattern
};

/// One pattern on a board, as its table sees it.
struct PatternState {
    Cells cells = 0;
    std::uint32_t place = 0;
    Order order = 0;
    int distance = 0;
};

class Heuristic {
  public:
    /// The blank's cell in the goal, and partitions of all others.
    Heuristic(const Shape& shape, int blank, const std::vector<Partition>& partitions);

    /// Makes the tables. False when it was stopped: then there are none.
    bool build(unsigned threads, const base::StopFlag& stop, const base::Tell& tell = {});
    /// Takes the words of a table that was built before.
    void adopt(std::size_t table, base::HugeArray<std::uint64_t> words, int greatest) {
        tables_[table].adopt(std::move(words), greatest);
        link();
    }

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] int blank() const { return blank_; }
    [[nodiscard]] std::size_t tables() const { return tables_.size(); }
    [[nodiscard]] const PatternTable& table(std::size_t i) const { return tables_[i]; }
    /// Of the table's space, once the table is there; nothing where the patterns are too large for it to pay.
    [[nodiscard]] const Links* links(std::size_t table) const {
        return links_[static_cast<std::size_t>(tables_[table].space().tiles())].get();
    }
    [[nodiscard]] std::size_t views() const { return views_.size(); }
    [[nodiscard]] const View& view(std::size_t i) const { return views_[i]; }
    [[nodiscard]] const std::vector<Partition>& partitions() const { return partitions_; }
    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::uint64_t bytesOfLinks() const;
    /// Of both.
    [[nodiscard]] std::uint64_t memory() const { return bytes() + bytesOfLinks(); }

    /// The patterns of a board in one view. Nothing when no way leads to the goal.
    [[nodiscard]] std::optional<std::vector<PatternState>> statesOf(const Tiles& tiles, std::size_t view) const;
    /// No way to the goal is shorter; nothing when there is none.
    [[nodiscard]] std::optional<int> estimate(const Tiles& tiles) const;

  private:
    void add(const Partition& partition);
    Look lookFor(const std::vector<int>& pattern);
    void link();

    Shape shape_;
    int blank_;
    std::array<std::unique_ptr<PatternSpace>, mostTiles + 1> spaces_;  // by size
    std::array<std::unique_ptr<Links>, mostTiles + 1> links_;
    std::vector<PatternTable> tables_;
    std::vector<View> views_;
    std::vector<Partition> partitions_;
};

}  // namespace mitos::champion::tiles
