#pragma once
// Which tiles make up a pattern.
#include <cstdint>
#include <vector>

#include "games/tiles/shape.h"

namespace mitos::champion::tiles {

/// Patterns of tiles, named by their cells in the goal; that of the blank is left out.
using Partition = std::vector<std::vector<int>>;

/// How large the tables may be.
enum class TableSize : std::uint8_t {
    small,  // made in a moment
    full,   // worth keeping on disk
};

/// The partitions for a puzzle whose goal has its blank there, and what they look like in the mirror where the goal allows that: the first
/// ones that bench/partitions found, or tiles that stand side by side.
std::vector<Partition> partitionsFor(const games::tiles::Shape& shape, int blank, TableSize size);

/// The partition and, where a mirror leaves the goal's blank where it is, its image in that.
std::vector<Partition> withMirror(const games::tiles::Shape& shape, int blank, const Partition& partition);

}  // namespace mitos::champion::tiles
