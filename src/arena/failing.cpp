#include "arena/failing.h"

#include <array>

namespace mitos::arena {
namespace {

constexpr std::array<std::string_view, failings> failingNames{"illegal", "crash",   "hang",     "time",
                                                              "flood",   "garbage", "resigned", "closed"};

}  // namespace

std::string_view nameOf(Failing failing) { return failingNames[static_cast<std::size_t>(failing)]; }

std::optional<Failing> failingOf(std::string_view name) {
    for (std::size_t i = 0; i < failings; ++i) {
        if (failingNames[i] == name) return static_cast<Failing>(i);
    }
    return std::nullopt;
}

}  // namespace mitos::arena
