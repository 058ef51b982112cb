#pragma once
// A heuristic of the catalogue by its kind, for tests that run over all of them.
#include <functional>

#include "heuristics/tiles/catalogue.h"
#include "heuristics/tiles/distances.h"
#include "heuristics/tiles/exact.h"
#include "heuristics/tiles/linear_conflict.h"

namespace mitos::test {

inline std::function<std::uint32_t(const games::tiles::Packed64&)>
estimateOf(heuristics::tiles::Kind kind, const games::tiles::Shape& shape, const games::tiles::Board& goal) {
    using heuristics::tiles::Kind;
    switch (kind) {
    case Kind::zero:
        return [](const games::tiles::Packed64&) { return 0U; };
    case Kind::misplaced:
        return heuristics::tiles::Misplaced(shape, goal);
    case Kind::manhattan:
        return heuristics::tiles::Manhattan(shape, goal);
    case Kind::chebyshev:
        return heuristics::tiles::Chebyshev(shape, goal);
    case Kind::linearConflict:
        return heuristics::tiles::LinearConflict(shape, goal);
    case Kind::exact:
        return heuristics::tiles::Exact::build(shape, goal);
    }
    return {};
}

}  // namespace mitos::test
