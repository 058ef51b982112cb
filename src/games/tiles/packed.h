#pragma once
// A board packed into one or two machine words: four bits per cell for up to 16 cells, five bits for up to 25. The
// blank is the cell that holds zero.
#include <bit>
#include <cstdint>

#include "base/hash.h"
#include "games/tiles/board.h"

namespace mitos::games::tiles {

/// A board of up to 16 cells, four bits each:
///
///     bit  63       60  …  11      8 7      4 3      0
///         [ cell 15  ]  …  [ cell 2 ][ cell 1 ][ cell 0 ]
///
/// On a board of fewer cells the fields above the last cell hold zeros.
struct Packed64 {
    static constexpr int mostCells = 16;
    std::uint64_t bits = 0;

    [[nodiscard]] unsigned tile(int cell) const { return static_cast<unsigned>(bits >> (4 * cell)) & 15U; }
    void put(int cell, unsigned tile) { bits |= std::uint64_t{tile} << (4 * cell); }

    /// Returns the lowest field that is zero. Subtracting one from every field borrows into the top bit of a zero
    /// field; a field below the lowest zero cannot be hit by a borrow, so the lowest hit is exact.
    [[nodiscard]] int blank() const {
        const std::uint64_t zero = (bits - 0x1111111111111111U) & ~bits & 0x8888888888888888U;
        return std::countr_zero(zero) / 4;
    }
    /// Moves the tile on `cell` to `blank`. The blank is all zeros, so flipping the tile's bits on both cells swaps
    /// them.
    [[nodiscard]] Packed64 swapped(int blank, int cell) const {
        const std::uint64_t tile = (bits >> (4 * cell)) & 15U;
        return {bits ^ (tile << (4 * cell)) ^ (tile << (4 * blank))};
    }
    [[nodiscard]] std::uint64_t hash() const { return base::mix(bits); }

    friend bool operator==(const Packed64&, const Packed64&) = default;
};

/// A board of up to 25 cells, five bits each, in two words; cell 12 lies across both:
///
///     bit  124     120 … 64      60 … 9      5 4      0
///         [ cell 24 ] … [ cell 12 ] … [ cell 1 ][ cell 0 ]
///         |------- high -------||--------- low ----------|
struct Packed128 {
    static constexpr int mostCells = 25;
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    __extension__ using Wide = unsigned __int128;

    [[nodiscard]] unsigned tile(int cell) const { return static_cast<unsigned>(wide() >> (5 * cell)) & 31U; }
    void put(int cell, unsigned tile) { *this = of(wide() | (Wide{tile} << (5 * cell))); }

    [[nodiscard]] int blank() const {  // as in Packed64
        const Wide zero = (wide() - ones()) & ~wide() & (ones() << 4);
        const auto lowZero = static_cast<std::uint64_t>(zero);
        return (lowZero != 0 ? std::countr_zero(lowZero)
                             : 64 + std::countr_zero(static_cast<std::uint64_t>(zero >> 64))) /
               5;
    }
    [[nodiscard]] Packed128 swapped(int blank, int cell) const {
        const Wide tile = (wide() >> (5 * cell)) & 31U;
        return of(wide() ^ (tile << (5 * cell)) ^ (tile << (5 * blank)));
    }
    [[nodiscard]] std::uint64_t hash() const { return base::mix(low, high); }

    friend bool operator==(const Packed128&, const Packed128&) = default;

  private:
    [[nodiscard]] Wide wide() const { return (Wide{high} << 64) | low; }
    static Packed128 of(Wide bits) {
        return {static_cast<std::uint64_t>(bits), static_cast<std::uint64_t>(bits >> 64)};
    }
    static constexpr Wide ones() {
        Wide bits = 0;
        for (int cell = 0; cell < mostCells; ++cell) bits |= Wide{1} << (5 * cell);
        return bits;
    }
};

/// Packs a board.
template <class Packed>
Packed pack(const Shape& shape, const Board& board) {
    Packed packed;
    for (int cell = 0; cell < shape.cells(); ++cell) packed.put(cell, board.tiles[static_cast<std::size_t>(cell)]);
    return packed;
}

/// Unpacks a board.
template <class Packed>
Board unpack(const Shape& shape, const Packed& packed) {
    Board board;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        board.tiles[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(packed.tile(cell));
    }
    return board;
}

}  // namespace mitos::games::tiles
