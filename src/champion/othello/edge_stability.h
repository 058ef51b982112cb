#pragma once
// Which discs on an edge of the board can never be turned again, whatever is played.
#include <array>
#include <cstdint>

namespace mitos::champion::othello {

/// For each of the 3^8 edges the stable discs of one side, a bit a square. A disc of an edge is turned along the edge only, so it
/// is enough to play every move of both sides there, with and without turning.
struct EdgeStability {
    /// The number of an edge: the sum over its squares of 3^i for a disc of the side in question, 2 * 3^i for one of the other.
    std::array<std::uint8_t, 6561> stable{};
    std::array<std::uint16_t, 256> ternary{};  // of a set of squares: the sum of its 3^i

    EdgeStability();
};

const EdgeStability& edgeStability();

}  // namespace mitos::champion::othello
