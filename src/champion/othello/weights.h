#pragma once
// The learned weights of the evaluation.
#include <array>
#include <cstdint>
#include <vector>

#include "champion/othello/move_counts.h"
#include "champion/othello/probcut.h"

namespace mitos::champion::othello {

/// The unit of weights: this many are one disc.
inline constexpr int unitsPerDisc = 128;

inline constexpr int phaseCount = 30;
/// Returns the phase of a position: two numbers of empty squares share one; all from 58 on belong to the last.
constexpr int phaseOf(int empties) { return std::min(empties / 2, phaseCount - 1); }

/// All weights of the evaluation.
struct Weights {
    /// Weights of all phases. The reader fills the phases that were not trained from their neighbour.
    std::vector<std::int16_t> patterns = std::vector<std::int16_t>(std::size_t{phaseCount} * weightsPerPhase);
    /// The mover's advantage for each number of empty squares, whatever the patterns: parity gives one side the last
    /// move.
    std::array<std::int16_t, 65> moverBias{};

    ProbCut probCut;
    /// The weights were learned from positions with at most this many empty squares; for others they are applied as
    /// if these were given.
    int mostEmpties = 60;

    [[nodiscard]] const std::int16_t* phase(int empties) const {
        return patterns.data() + static_cast<std::size_t>(phaseOf(empties)) * weightsPerPhase;
    }
};

}  // namespace mitos::champion::othello
