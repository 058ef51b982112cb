#pragma once
// On which cells could a side win at once? Asked of whole boards, all lines at a time.
#include <array>
#include <cstdint>
#include <vector>

#include "games/grid/end_judge.h"

namespace mitos::games::grid {

/// A pattern lacks one letter where all its other letters stand: found, as in EndJudge, by shifting whole boards, once for each
/// place at which the missing letter can be.
///
///     X X _ X     pattern XXXX, the third letter missing:
///         ^       starts & X & X>>s & X>>3s, and moved by 2s that is the cell
class ThreatScan {
  public:
    explicit ThreatScan(const PlacementGame& game);

    /// Does completing a pattern win, for its completer or its owner?
    [[nodiscard]] bool meaningful() const { return meaningful_; }
    /// The empty cells on which `side` would win by writing one of its letters there, were it its turn and could a letter come
    /// to stand there. None where completing a pattern does not win.
    [[nodiscard]] Cells winning(const LetterMasks& letters, Side side) const;

  private:
    struct Scan {
        Cells starts = 0;  // where the first letter can stand
        std::uint8_t shift = 0;
        std::uint8_t missing = 0;  // which of the letters
        std::uint8_t length = 0;
        std::array<std::uint8_t, longestPattern> letters{};
    };

    std::array<std::vector<Scan>, 2> scans_;  // by side
    Cells all_;
    bool meaningful_;
};

}  // namespace mitos::games::grid
