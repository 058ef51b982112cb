#include "api/paths/report.h"

#include <array>

namespace mitos::api::paths {

Reason reasonOf(base::Halt halt) {
    switch (halt) {
    case base::Halt::none:
        return Reason::none;
    case base::Halt::time:
        return Reason::time;
    case base::Halt::nodes:
        return Reason::nodes;
    case base::Halt::memory:
        return Reason::memory;
    case base::Halt::stopped:
        break;
    }
    return Reason::stopped;
}

Reason reasonOf(search::paths::Outcome outcome, base::Halt halt) {
    if (outcome == search::paths::Outcome::solved) return Reason::none;
    if (outcome == search::paths::Outcome::exhausted) return Reason::unsolvable;
    return halt == base::Halt::none ? Reason::stopped : reasonOf(halt);
}

std::string_view nameOf(Reason reason) {
    constexpr std::array<std::string_view, 6> names{"none", "unsolvable", "time", "memory", "nodes", "stopped"};
    return names[static_cast<std::size_t>(reason)];
}

}  // namespace mitos::api::paths
