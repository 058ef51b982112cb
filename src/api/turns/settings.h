#pragma once
// The settings of searches over turns and the names of methods and orders.
#include "search/turns/names.h"

namespace mitos::api::turns {

using search::turns::Method;
using search::turns::methods;
using search::turns::Named;
using search::turns::nameOf;
using search::turns::Order;
using search::turns::orders;
using search::turns::Settings;
using search::turns::toTheEnd;
using search::turns::Value;

}  // namespace mitos::api::turns
