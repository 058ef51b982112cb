#pragma once
// Which discs on an edge of the board can never be turned again, whatever is played.
#include <array>
#include <cstdint>

namespace mitos::champion::othello {

/// The stable discs of one side for each of the 3^8 contents of an edge, one bit per square. A disc on an edge is
/// only turned along the edge, so it suffices to try every move of both sides there, whether it turns discs or not.
struct EdgeStability {
    /// Indexed by the number of an edge: the sum over its squares of 3^i for a disc of the side in question, 2 * 3^i
    /// for one of the other.
    std::array<std::uint8_t, 6561> stable{};
    std::array<std::uint16_t, 256> ternary{};  // for each set of squares: the sum of their 3^i

    EdgeStability();
};

/// Returns the table, which is computed at the first call.
const EdgeStability& edgeStability();

}  // namespace mitos::champion::othello
