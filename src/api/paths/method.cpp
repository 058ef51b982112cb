#include "api/paths/method.h"

#include <fmt/format.h>

namespace mitos::api::paths {

std::string MethodFacts::label() const {
    const AlgorithmFacts& known = facts(algorithm);
    return known.informed ? fmt::format("{} {}", known.name, heuristic) : std::string(known.name);
}

std::string MethodFacts::title() const {
    const AlgorithmFacts& known = facts(algorithm);
    if (!known.informed) return std::string(known.title);
    if (algorithm != Algorithm::wastar) return fmt::format("{}, {}", known.title, heuristic);
    return fmt::format("{} x{}, {}", known.title, weight(), heuristic);
}

}  // namespace mitos::api::paths
