#pragma once
// Which tiles make up a pattern.
#include <vector>

#include "games/tiles/shape.h"

namespace mitos::champion::tiles {

struct Partition {
    std::vector<std::vector<int>> patterns;  // cells of the goal, that of the blank left out
    bool mirrored = false;                   // is it worth looking from the other side of the diagonal too?
};

/// Tables that are made in a moment: patterns of at most six tiles.
Partition smallPartition(const games::tiles::Shape& shape, int blank);

}  // namespace mitos::champion::tiles
