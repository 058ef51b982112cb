#pragma once
// Which tiles form a pattern.
#include <cstdint>
#include <vector>

#include "games/tiles/shape.h"

namespace mitos::champion::tiles {

/// Patterns of tiles, named by their cells in the goal; the blank's cell is in none.
using Partition = std::vector<std::vector<int>>;

/// The size of tables.
enum class TableSize : std::uint8_t {
    small,  // computed in a moment
    full,   // worth storing on disk
};

/// Returns the partitions for a goal with its blank on `blank`, and their mirror images if the goal allows it: the
/// partitions that bench/partitions found, or tiles that lie side by side.
std::vector<Partition> partitionsFor(const games::tiles::Shape& shape, int blank, TableSize size);

/// Returns the partition and, if a mirror leaves the goal's blank in place, its image under that.
std::vector<Partition> withMirror(const games::tiles::Shape& shape, int blank, const Partition& partition);

}  // namespace mitos::champion::tiles
