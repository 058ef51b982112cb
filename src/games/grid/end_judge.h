#pragma once
// Tells whether a board is over, and for whom. It judges whole boards without knowing the last move: for walks over
// all positions.
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/grid/placement_game.h"

namespace mitos::games::grid {

using LetterMasks = std::array<Cells, mostLetters>;

/// Finds patterns by shifting whole boards: the cells at which a pattern begins are those that hold its first letter,
/// and whose neighbours along the line hold the others.
class EndJudge {
  public:
    static constexpr int open = 2;

    explicit EndJudge(const PlacementGame& game);

    /// Returns +1, 0 or -1 for the side that has just moved, or `open`.
    [[nodiscard]] int judge(const LetterMasks& letters, Cells occupied, Side justMoved) const {
        if (!endsAtPattern_ && occupied != all_) return open;
        const bool any = patternStands(letters);
        if (!any && occupied != all_) return open;
        return decide(letters, any, justMoved);
    }
    /// Tells whether the game is over; also for games with points, which judge() does not cover.
    [[nodiscard]] bool isOver(const LetterMasks& letters, Cells occupied) const {
        return occupied == all_ || (endsAtPattern_ && patternStands(letters));
    }

  private:
    [[nodiscard]] bool patternStands(const LetterMasks& letters) const;
    struct Scan {
        Cells starts = 0;  // where the first letter can stand
        std::uint8_t shift = 0;
        std::uint8_t length = 0;
        Owner owner = Owner::completer;
        std::array<std::uint8_t, longestPattern> letters{};
    };

    static Cells hits(const Scan& scan, const LetterMasks& letters) {
        Cells found = scan.starts;
        unsigned shift = 0;
        for (std::size_t i = 0; i < scan.length; ++i, shift += scan.shift) found &= letters[scan.letters[i]] >> shift;
        return found;
    }
    [[nodiscard]] int decide(const LetterMasks& letters, bool any, Side justMoved) const;

    std::vector<Scan> scans_;
    Winner winner_;
    FullBoard full_;
    bool endsAtPattern_;
    Cells all_;
};

}  // namespace mitos::games::grid
