#pragma once
// Requests about Othello.
#include "web/request.h"

namespace mitos::web {

Answer othelloPosition(Fields& fields, const Means& means);
Answer othelloSearch(Fields& fields, const Means& means);
Answer othelloValues(Fields& fields, const Means& means);
Answer othelloConvert(Fields& fields, const Means& means);

}  // namespace mitos::web
