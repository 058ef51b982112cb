#include "arena/allowance.h"

#include "base/units.h"

namespace mitos::arena {

std::optional<GameClock> readGameClock(std::string_view text) {
    const std::size_t sign = text.find('+');
    const auto seconds = base::readSeconds(text.substr(0, sign));
    std::optional<double> increment = 0.0;
    if (sign != std::string_view::npos) increment = base::readSecondsOrZero(text.substr(sign + 1));
    if (!seconds || !increment) return std::nullopt;
    return GameClock{*seconds, *increment};
}

}  // namespace mitos::arena
