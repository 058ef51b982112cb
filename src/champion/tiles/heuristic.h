#pragma once
// The sum of the distances of disjoint patterns, in one or several views; the greatest sum is the estimate.
//
// A pattern whose image under a symmetry has a table needs none of its own: the image of the board is looked up. So a
// partition gives a second view, by a mirror at a diagonal through the goal's blank, without further tables.
#include <memory>

#include "champion/tiles/links.h"
#include "champion/tiles/partitions.h"
#include "champion/tiles/symmetry.h"
#include "champion/tiles/table.h"

namespace mitos::champion::tiles {

inline constexpr std::size_t mostPatterns = 4;
inline constexpr std::size_t mostViews = 4;

/// The tile on each cell. Tiles are named by their cell in the goal, and so is the blank.
using Tiles = std::array<std::uint8_t, games::tiles::mostCells>;

/// Where a pattern of a view is looked up: in which table, and under which symmetry of the board.
struct TableLookup {
    std::uint8_t table = 0;
    std::uint8_t symmetry = 0;
};

/// A partition with the tables of its patterns.
struct View {
    static constexpr std::uint8_t noPattern = 255;

    std::array<std::uint8_t, games::tiles::mostCells> pattern;  // indexed by tile
    std::vector<TableLookup> lookups;                           // indexed by pattern
};

/// One pattern on a board, as its table sees it.
struct PatternState {
    Cells cells = 0;
    std::uint32_t place = 0;
    Order order = 0;
    int distance = 0;
};

/// The estimate of the champion: tables, and the views of the board that they serve.
class Heuristic {
  public:
    /// `blank` is the blank's cell in the goal; each partition covers all other cells.
    Heuristic(const Shape& shape, int blank, const std::vector<Partition>& partitions);

    /// Computes the tables. Returns false if it was stopped: then there are none.
    bool build(unsigned threads, const base::StopFlag& stop, const base::OnProgress& onProgress = {});
    /// Sets a table to words that were computed before.
    void adopt(std::size_t table, base::HugeArray<std::uint64_t> words, int greatest) {
        tables_[table].adopt(std::move(words), greatest);
        link();
    }

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] int blank() const { return blank_; }
    [[nodiscard]] std::size_t tables() const { return tables_.size(); }
    [[nodiscard]] const PatternTable& table(std::size_t i) const { return tables_[i]; }
    /// Returns the links of the table's space, once the tables exist; null if the patterns are too large for links to
    /// pay.
    [[nodiscard]] const Links* links(std::size_t table) const {
        return links_[static_cast<std::size_t>(tables_[table].space().tiles())].get();
    }
    [[nodiscard]] std::size_t views() const { return views_.size(); }
    [[nodiscard]] const View& view(std::size_t i) const { return views_[i]; }
    [[nodiscard]] const std::vector<Partition>& partitions() const { return partitions_; }
    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::uint64_t bytesOfLinks() const;
    /// Returns the bytes of tables and links together.
    [[nodiscard]] std::uint64_t memory() const { return bytes() + bytesOfLinks(); }

    /// Returns the patterns of a board in one view, or nothing if no path leads to the goal.
    [[nodiscard]] std::optional<std::vector<PatternState>> statesOf(const Tiles& tiles, std::size_t view) const;
    /// Returns a lower bound on the length of a solution, or nothing if there is none.
    [[nodiscard]] std::optional<int> estimate(const Tiles& tiles) const;

  private:
    void add(const Partition& partition);
    TableLookup lookupFor(const std::vector<int>& pattern);
    void link();

    Shape shape_;
    int blank_;
    std::array<std::unique_ptr<PatternSpace>, mostTiles + 1> spaces_;  // indexed by the number of tiles
    std::array<std::unique_ptr<Links>, mostTiles + 1> links_;
    std::vector<PatternTable> tables_;
    std::vector<View> views_;
    std::vector<Partition> partitions_;
};

}  // namespace mitos::champion::tiles
