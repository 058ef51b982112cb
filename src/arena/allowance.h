#pragma once
// The limits of a player: for a whole game and for its next move.
#include <optional>
#include <string_view>

namespace mitos::arena {

/// The time for a whole game, and the increment after every move; both in seconds.
struct GameClock {
    double seconds = 0;
    double increment = 0;

    friend bool operator==(const GameClock&, const GameClock&) = default;
};

/// Reads a clock, `60` or `60+0.5`; empty if the text is neither.
std::optional<GameClock> readGameClock(std::string_view text);

/// The limits of a player in a game; an empty one is no limit.
struct Allowed {
    std::optional<int> depth;
    std::optional<double> moveSeconds;
    std::optional<GameClock> clock;

    friend bool operator==(const Allowed&, const Allowed&) = default;
};

/// The limits of a player for its next move; an empty one is no limit.
struct Allowance {
    std::optional<int> depth;
    std::optional<double> moveSeconds;
    std::optional<double> left[2];  // seconds on the clocks of black and white
    double increment = 0;
    double patience = 0;  // seconds; a player that needs more has failed
};

}  // namespace mitos::arena
