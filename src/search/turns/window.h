#pragma once
// The range of values that a search has to distinguish.
#include "search/turns/game.h"

namespace mitos::search::turns {

/// A bound beyond every value: those of games and evaluations lie strictly between -infinite and +infinite.
inline constexpr Value infinite = 2'000'000'000;

/// The window of a search: MAX already has alpha elsewhere, MIN already has beta.
struct Window {
    Value alpha = -infinite;
    Value beta = infinite;

    friend constexpr bool operator==(const Window&, const Window&) = default;
};

}  // namespace mitos::search::turns
