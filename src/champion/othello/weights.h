#pragma once
// The learned weights of the evaluation.
#include <array>
#include <cstdint>
#include <vector>

#include "champion/othello/move_counts.h"
#include "champion/othello/probcut.h"

namespace mitos::champion::othello {

/// Weights count in this part of a disc.
inline constexpr int unitsOfADisc = 128;

inline constexpr int phaseCount = 30;
/// Two empty squares to a phase; all from 58 on belong to the last one.
constexpr int phaseOf(int empties) { return std::min(empties / 2, phaseCount - 1); }

struct Weights {
    /// Of every phase; those that were not trained stand for nothing and are filled from their neighbour by the reader.
    std::vector<std::int16_t> patterns = std::vector<std::int16_t>(std::size_t{phaseCount} * weightsOfAPhase);
    /// What the mover is ahead by, whatever the patterns say, for each number of empty squares: parity gives one side the last move.
    std::array<std::int16_t, 65> moverBias{};

    ProbCut probCut;
    /// They were learned from positions with no more empty squares; of others they speak as of these.
    int mostEmpties = 60;

    [[nodiscard]] const std::int16_t* phase(int empties) const {
        return patterns.data() + static_cast<std::size_t>(phaseOf(empties)) * weightsOfAPhase;
    }
};

}  // namespace mitos::champion::othello
