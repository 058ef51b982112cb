#pragma once
// Requests about Othello.
#include "web/common/handler.h"

namespace mitos::web {

Answer othelloPosition(Fields& fields, const RequestContext& context);
Answer othelloSearch(Fields& fields, const RequestContext& context);
Answer othelloValues(Fields& fields, const RequestContext& context);
Answer othelloConvert(Fields& fields, const RequestContext& context);

}  // namespace mitos::web
