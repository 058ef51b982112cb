#pragma once
// The same boards by several methods.
#include "api/paths/compare.h"
#include "api/tiles/solver.h"

namespace mitos::api::tiles {

using paths::compare;
using paths::Contestant;
using paths::Trial;
using CompareRequest = paths::CompareRequest<Tiles>;
using Comparison = paths::Comparison<Tiles>;

}  // namespace mitos::api::tiles
