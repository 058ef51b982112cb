#pragma once
// How far a search goes: some plies, and a few more where a position is unquiet.
#include <algorithm>

namespace mitos::search::turns {

/// A depth beyond every game: no evaluation is used. Only for games in which every line ends.
inline constexpr int toTheEnd = 16'000;

/// The plies left below a position. The value of a position is a function of its state and its horizon alone,
/// whatever the path to it: that makes the table exact.
struct Horizon {
    int remaining = 0;
    /// Whether an unquiet position may still be extended where the plies end. On every path this happens at most
    /// once, so that no path is longer by more than the extension.
    bool extendable = false;

    [[nodiscard]] constexpr Horizon deeper() const {
        return {remaining == toTheEnd ? toTheEnd : remaining - 1, extendable};
    }
    friend constexpr bool operator==(const Horizon&, const Horizon&) = default;
};

/// Returns the horizon of a root. A depth of 0 is one of 1, since there must be a move to choose.
constexpr Horizon horizonOf(int depth, int extension) {
    return {std::clamp(depth, 1, toTheEnd), extension > 0 && depth < toTheEnd};
}

}  // namespace mitos::search::turns
