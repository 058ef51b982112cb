#pragma once
// How far a search looks: some plies, and a few more where a position is unquiet.
#include <algorithm>

namespace mitos::search::turns {

/// A depth beyond every game: no evaluation is asked. Only for games in which every line ends.
inline constexpr int toTheEnd = 16'000;

/// The plies left below a position. The value of a position is a function of its state and its horizon alone, whatever
/// the way to it: that is what lets memory be exact.
struct Horizon {
    int remaining = 0;
    /// May an unquiet position still be looked at more deeply where the plies end? On every path this happens once, so
    /// that no path is longer by more than the extension.
    bool extendable = false;

    [[nodiscard]] constexpr Horizon deeper() const {
        return {remaining == toTheEnd ? toTheEnd : remaining - 1, extendable};
    }
    friend constexpr bool operator==(const Horizon&, const Horizon&) = default;
};

/// Below one ply there is no move to choose: a search to depth 0 is one to depth 1.
constexpr Horizon horizonOf(int depth, int extension) {
    return {std::clamp(depth, 1, toTheEnd), extension > 0 && depth < toTheEnd};
}

}  // namespace mitos::search::turns
