#include "arena/contestant.h"

#include <array>

#include "base/units.h"

namespace mitos::arena {
namespace {

constexpr std::array<std::string_view, failings> failingNames{"illegal", "crash",   "hang",     "time",
                                                              "flood",   "garbage", "resigned", "closed"};

}  // namespace

std::string_view nameOf(Failing failing) { return failingNames[static_cast<std::size_t>(failing)]; }

std::optional<GameClock> readGameClock(std::string_view text) {
    const std::size_t sign = text.find('+');
    const auto seconds = base::readSeconds(text.substr(0, sign));
    std::optional<double> increment = 0.0;
    if (sign != std::string_view::npos) increment = base::readSecondsOrZero(text.substr(sign + 1));
    if (!seconds || !increment) return std::nullopt;
    return GameClock{*seconds, *increment};
}

std::optional<Failing> failingOf(std::string_view name) {
    for (std::size_t i = 0; i < failings; ++i) {
        if (failingNames[i] == name) return static_cast<Failing>(i);
    }
    return std::nullopt;
}

}  // namespace mitos::arena
