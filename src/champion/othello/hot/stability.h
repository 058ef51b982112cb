#pragma once
// Discs that no move can ever turn bound the score: the side that has k of them ends with at least k.
#include "champion/othello/edge_stability.h"
#include "champion/othello/hot/kernel.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// The squares on lines without an empty square, by direction.
struct FullLines {
    Squares rows, columns, rising, falling;

    explicit FullLines(Squares occupied) {
        rows = occupied & (occupied >> 4U);
        rows &= rows >> 2U;
        rows &= rows >> 1U;
        rows = (rows & 0x0101010101010101U) * 0xFFU;

        columns = occupied & std::rotr(occupied, 32);
        columns &= std::rotr(columns, 16);
        columns &= std::rotr(columns, 8);

        // Diagonals: empty squares spread by one, two and four steps, and what they did not reach is full.
        constexpr Squares left = 0xFEFEFEFEFEFEFEFEU, left2 = 0xFCFCFCFCFCFCFCFCU, left4 = 0xF0F0F0F0F0F0F0F0U;
        constexpr Squares right = 0x7F7F7F7F7F7F7F7FU, right2 = 0x3F3F3F3F3F3F3F3FU, right4 = 0x0F0F0F0F0F0F0F0FU;
        const Squares empty = ~occupied;
        Squares down = empty, up = empty;
        down |= (down << 9U) & left;
        up |= (up >> 9U) & right;
        down |= (down << 18U) & left2;
        up |= (up >> 18U) & right2;
        down |= (down << 36U) & left4;
        up |= (up >> 36U) & right4;
        falling = ~(down | up);

        down = empty, up = empty;
        down |= (down << 7U) & right;
        up |= (up >> 7U) & left;
        down |= (down << 14U) & right2;
        up |= (up >> 14U) & left2;
        down |= (down << 28U) & right4;
        up |= (up >> 28U) & left4;
        rising = ~(down | up);
    }
};

/// Finds stable discs.
class Stability {
  public:
    Stability() : edges_(&edgeStability()) {}

    /// Returns the stable discs of `own` on the edges.
    [[nodiscard]] Squares onEdges(Squares own, Squares opponent) const {
        const Squares top = edge(own & 0xFFU, opponent & 0xFFU);
        const Squares bottom = edge(own >> 56U, opponent >> 56U) << 56U;
        const Squares left = unpacked(edge(packed(own), packed(opponent)));
        const Squares right = unpacked(edge(packed(own >> 7U), packed(opponent >> 7U))) << 7U;
        return top | bottom | left | right;
    }

    /// Returns a lower bound on the number of stable discs of `own`.
    [[nodiscard]] int count(Squares own, Squares opponent) const {
        const FullLines full(own | opponent);
        Squares stable = onEdges(own, opponent) | (own & full.rows & full.columns & full.rising & full.falling);
        if (stable == 0) return 0;
        // A disc is stable if in each of the four directions its line is full, or it has a stable disc of its side or
        // the rim beside it (the edges are done).
        constexpr Squares inner = 0x007E7E7E7E7E7E00U;
        const Squares candidates = own & inner;
        for (;;) {
            const Squares grown = (((stable << 1U) | (stable >> 1U)) | full.rows) &
                                  (((stable << 8U) | (stable >> 8U)) | full.columns) &
                                  (((stable << 7U) | (stable >> 7U)) | full.rising) &
                                  (((stable << 9U) | (stable >> 9U)) | full.falling) & candidates & ~stable;
            if (grown == 0) return discs(stable);
            stable |= grown;
        }
    }

  private:
    [[nodiscard]] Squares edge(Squares own, Squares opponent) const {
        return edges_->stable[edges_->ternary[own] + 2U * edges_->ternary[opponent]];
    }
    // Column a as a byte, and back.
    static Squares packed(Squares squares) { return ((squares & 0x0101010101010101U) * 0x0102040810204080U) >> 56U; }
    static Squares unpacked(Squares byte) {  // the eighth bit apart: with it the products would carry into each other
        return (((byte & 0x7FU) * 0x0002040810204081U) & 0x0101010101010101U) | ((byte >> 7U) << 56U);
    }

    const EdgeStability* edges_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
