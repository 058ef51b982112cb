#pragma once
// Which tiles make up a pattern.
#include <vector>

#include "games/tiles/shape.h"

namespace mitos::champion::tiles {

/// Patterns of tiles, named by their cells in the goal; that of the blank is left out.
using Partition = std::vector<std::vector<int>>;

/// Tables that are made in a moment: patterns of at most six tiles. The first partition, and what it looks like in the mirror where
/// the goal allows that.
std::vector<Partition> smallPartitions(const games::tiles::Shape& shape, int blank);

/// The partition and, where a mirror leaves the goal's blank where it is, its image in that.
std::vector<Partition> withMirror(const games::tiles::Shape& shape, int blank, const Partition& partition);

}  // namespace mitos::champion::tiles
