#pragma once
// Requests about sliding puzzles.
#include "web/request.h"

namespace mitos::web {

Answer tilesBoard(Fields& fields, const Means& means);
Answer tilesSolve(Fields& fields, const Means& means);
Answer tilesHint(Fields& fields, const Means& means);
Answer tilesCompare(Fields& fields, const Means& means);

}  // namespace mitos::web
