#pragma once
// Many boards from one file, one a line.
#include "api/paths/batch.h"
#include "api/tiles/solver.h"

namespace mitos::api::tiles {

using paths::solveBatch;
using BatchLine = paths::BatchLine<Tiles>;

inline std::vector<BatchLine> readBatch(const Shape& shape, std::string_view text, const std::string& source) {
    return paths::readBatch(Tiles{shape, {}}, text, source);
}

}  // namespace mitos::api::tiles
