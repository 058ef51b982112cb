#pragma once
// The values between which a search still has to tell.
#include "search/turns/game.h"

namespace mitos::search::turns {

/// Beyond every value: those of games and evaluations stay strictly between -infinite and +infinite.
inline constexpr Value infinite = 2'000'000'000;

/// MAX already has alpha elsewhere, MIN already has beta.
struct Window {
    Value alpha = -infinite;
    Value beta = infinite;

    friend constexpr bool operator==(const Window&, const Window&) = default;
};

}  // namespace mitos::search::turns
