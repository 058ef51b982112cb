#pragma once
// The subtraction game: from a pile each side takes 1, 2 or 3 in turn; who takes the last one wins. The side to move
// loses exactly where 4 divides the pile, and otherwise wins only by taking the remainder.
#include <cstdint>

#include "base/hash.h"
#include "search/turns/game.h"

namespace mitos::test {

struct Pile {
    std::uint32_t left = 0;
    bool max = true;

    [[nodiscard]] std::uint64_t hash() const { return base::mix(left, max ? 1 : 0); }
    friend bool operator==(const Pile&, const Pile&) = default;
};

struct Subtraction {
    using State = Pile;
    using Move = std::uint32_t;

    [[nodiscard]] bool maxToMove(const Pile& pile) const { return pile.max; }
    [[nodiscard]] bool isOver(const Pile& pile) const { return pile.left == 0; }
    [[nodiscard]] search::turns::Value finalValue(const Pile& pile) const { return pile.max ? -10 : 10; }
    [[nodiscard]] Pile after(const Pile& pile, Move take) const { return {pile.left - take, !pile.max}; }
    template <class Visit>
    void forEachMove(const Pile& pile, Visit&& visit) const {
        for (Move take = 1; take <= 3 && take <= pile.left; ++take) visit(take);
    }
};
static_assert(search::turns::Game<Subtraction>);

}  // namespace mitos::test
