#pragma once
// Tic-tac-toe, written for the tests of the searches. X is MAX and begins; a win is worth 1.
#include <cstdint>

#include "base/hash.h"
#include "search/turns/game.h"

namespace mitos::test {

/// One bit a cell:   0 1 2
///                   3 4 5
///                   6 7 8
struct Crosses {
    std::uint16_t x = 0;
    std::uint16_t o = 0;

    [[nodiscard]] std::uint64_t hash() const { return base::mix(x, o); }
    friend bool operator==(const Crosses&, const Crosses&) = default;
};

class TicTacToe {
  public:
    using State = Crosses;
    using Move = std::uint8_t;

    [[nodiscard]] bool maxToMove(const Crosses& state) const {
        return __builtin_popcount(state.x) == __builtin_popcount(state.o);
    }
    [[nodiscard]] bool isOver(const Crosses& state) const {
        return (state.x | state.o) == 0777 || hasLine(state.x) || hasLine(state.o);
    }
    [[nodiscard]] search::turns::Value finalValue(const Crosses& state) const {
        return hasLine(state.x) ? 1 : hasLine(state.o) ? -1 : 0;
    }
    [[nodiscard]] Crosses after(const Crosses& state, Move move) const {
        Crosses next = state;
        std::uint16_t& side = maxToMove(state) ? next.x : next.o;
        side = static_cast<std::uint16_t>(side | 1U << move);
        return next;
    }
    template <class Visit>
    void forEachMove(const Crosses& state, Visit&& visit) const {
        for (Move move = 0; move < 9; ++move) {
            if (((state.x | state.o) >> move & 1) == 0) visit(move);
        }
    }

  private:
    static bool hasLine(unsigned cells) {
        for (const unsigned line : {0007U, 0070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U}) {
            if ((cells & line) == line) return true;
        }
        return false;
    }
};
static_assert(search::turns::Game<TicTacToe>);

}  // namespace mitos::test
