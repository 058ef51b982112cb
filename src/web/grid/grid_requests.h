#pragma once
// Requests about placement games.
#include "web/request.h"

namespace mitos::web {

Answer gridPosition(Fields& fields, const Means& means);
Answer gridMove(Fields& fields, const Means& means);
Answer gridCheck(Fields& fields, const Means& means);

}  // namespace mitos::web
