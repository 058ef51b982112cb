#pragma once
// A small table of one thread for the lower part of an endgame search, where the shared table would be too slow. It
// holds whole positions, so that it never mistakes one for another.
#include <array>
#include <cstdint>

#include "champion/othello/hot/kernel.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// A position with bounds on its score and the best move.
struct alignas(32) NearEntry {  // never on two cache lines
    Squares own = 0;
    Squares opponent = 0;
    std::int8_t lower = -64;
    std::int8_t upper = 64;
    Square move = pass;  // the best one, or the one that cut
};

/// A table with 2^bits entries, one for each hash.
template <unsigned bits>
class NearTable {
  public:
    [[nodiscard]] const NearEntry& at(Squares own, Squares opponent) const { return entries_[place(own, opponent)]; }
    /// Stores the result of a search: `best` is the score, or a bound on that side of the null window above `alpha`.
    void store(Squares own, Squares opponent, int alpha, int best, Square move) {
        NearEntry& entry = entries_[place(own, opponent)];
        if (entry.own != own || entry.opponent != opponent) entry = {own, opponent, -64, 64, pass};
        if (best > alpha) {
            if (best > entry.lower) entry.lower = static_cast<std::int8_t>(best);
        } else if (best < entry.upper) {
            entry.upper = static_cast<std::int8_t>(best);
        }
        entry.move = move;
    }

    /// What the table has on a position that is searched with the null window above `alpha`.
    struct Lookup {
        bool decides = false;  // `bound` answers the window
        int bound = 0;
        Square move = pass;  // to be tried first; pass: none is stored
    };
    [[nodiscard, gnu::always_inline]] inline Lookup lookUp(Squares own, Squares opponent, int alpha) const {
        const NearEntry& entry = at(own, opponent);
        if (entry.own != own || entry.opponent != opponent) return {};
        if (entry.lower > alpha) return {true, entry.lower, pass};
        if (entry.upper <= alpha) return {true, entry.upper, pass};
        return {false, 0, entry.move};
    }

    /// Returns an upper bound on the mover's score; 64 if the table has none.
    [[nodiscard]] int upperBound(Squares own, Squares opponent) const {
        const NearEntry& entry = at(own, opponent);
        return entry.own == own && entry.opponent == opponent ? entry.upper : 64;
    }

    void clear() { entries_.fill({}); }

  private:
    static std::size_t place(Squares own, Squares opponent) {
        const Squares mixed = (own ^ std::rotl(opponent, 27)) * 0x9E3779B97F4A7C15U;
        return (mixed ^ (opponent * 0xD6E8FEB86659FD93U)) >> (64U - bits);
    }

    std::array<NearEntry, std::size_t{1} << bits> entries_{};
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
