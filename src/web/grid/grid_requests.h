#pragma once
// Requests about placement games.
#include "web/common/handler.h"

namespace mitos::web {

Answer gridPosition(Fields& fields, const RequestContext& context);
Answer gridMove(Fields& fields, const RequestContext& context);
Answer gridCheck(Fields& fields, const RequestContext& context);

}  // namespace mitos::web
