#pragma once
// Requests about sliding puzzles.
#include "web/common/handler.h"

namespace mitos::web {

Answer tilesBoard(Fields& fields, const RequestContext& context);
Answer tilesSolve(Fields& fields, const RequestContext& context);
Answer tilesHint(Fields& fields, const RequestContext& context);
Answer tilesCompare(Fields& fields, const RequestContext& context);

}  // namespace mitos::web
