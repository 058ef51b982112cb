#pragma once
// The cells on which a side could win at once, computed for whole boards and all lines at a time.
#include <array>
#include <cstdint>
#include <vector>

#include "games/grid/end_judge.h"

namespace mitos::games::grid {

/// Finds patterns that lack one letter, by shifting whole boards as in EndJudge, once for each position of the
/// missing letter:
///
///     X X _ X     pattern XXXX, the third letter missing:
///         ^       starts & X & X>>s & X>>3s, and moved by 2s that is the cell
class ThreatScan {
  public:
    explicit ThreatScan(const PlacementGame& game);

    /// Tells whether completing a pattern wins, for its completer or its owner.
    [[nodiscard]] bool meaningful() const { return meaningful_; }
    /// Returns the empty cells on which `side` would win by writing one of its letters there, if it were its turn and
    /// a letter could be written there. Empty if completing a pattern does not win.
    [[nodiscard]] Cells winning(const LetterMasks& letters, Side side) const;

  private:
    struct Scan {
        Cells starts = 0;  // where the first letter can stand
        std::uint8_t shift = 0;
        std::uint8_t missing = 0;  // the number of the missing letter
        std::uint8_t length = 0;
        std::array<std::uint8_t, longestPattern> letters{};
    };

    std::array<std::vector<Scan>, 2> scans_;  // indexed by side
    Cells all_;
    bool meaningful_;
};

}  // namespace mitos::games::grid
