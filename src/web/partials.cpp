#include "web/partials.h"

#include <utility>

namespace mitos::web {

PartialAnswers::Requests::const_iterator PartialAnswers::next() const {
    auto best = requests_.end();
    for (auto one = requests_.begin(); one != requests_.end(); ++one) {
        if (!one->second.newest) continue;
        if (best == requests_.end() || one->second.notBefore < best->second.notBefore) best = one;
    }
    return best;
}

std::optional<PartialAnswers::Clock::time_point> PartialAnswers::nextTime() const {
    const auto found = next();
    return found == requests_.end() ? std::nullopt : std::optional(found->second.notBefore);
}

std::optional<std::string> PartialAnswers::take(Clock::time_point now) {
    const auto found = next();
    if (found == requests_.end() || found->second.notBefore > now) return std::nullopt;
    Request& request = requests_.at(found->first);
    request.notBefore = now + interval_;
    return std::exchange(request.newest, std::nullopt);
}

}  // namespace mitos::web
