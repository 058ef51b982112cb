#pragma once
// What a player may use: in a whole game, and for its next move.
#include <optional>
#include <string_view>

namespace mitos::arena {

/// The time of a whole game: so many seconds, and more after every move.
struct GameClock {
    double seconds = 0;
    double increment = 0;

    friend bool operator==(const GameClock&, const GameClock&) = default;
};

/// `60` or `60+0.5`; nothing when it is neither.
std::optional<GameClock> readGameClock(std::string_view text);

/// What a player may use; what is not there is not limited.
struct Allowed {
    std::optional<int> depth;
    std::optional<double> moveSeconds;
    std::optional<GameClock> clock;

    friend bool operator==(const Allowed&, const Allowed&) = default;
};

/// What the next move may cost.
struct Allowance {
    std::optional<int> depth;
    std::optional<double> moveSeconds;
    std::optional<double> left[2];  // on the clocks of black and white
    double increment = 0;
    double patience = 0;  // the player has failed when it needs more than this
};

}  // namespace mitos::arena
