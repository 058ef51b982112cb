#pragma once
// The champion's weights as an evaluation for the textbook searches: `pattern`. Boards are 8x8.
#include <cstddef>

#include "evaluations/othello/evaluation.h"

namespace mitos::champion::othello {
struct Weights;
}

namespace mitos::engine::othello {

/// The number of groups of squares that it evaluates.
inline constexpr std::size_t patternGroups = 54;

/// Evaluates a board by the champion's weights, in hundredths of a disc, black minus white.
class PatternEvaluation {
  public:
    /// The unit of values: hundredths of a disc, black minus white like the values of other evaluations.
    static constexpr int unitsPerDisc = 100;

    explicit PatternEvaluation(const champion::othello::Weights& weights) : weights_(&weights) {}

    [[nodiscard]] int operator()(const evaluations::othello::Board& board) const;
    /// Returns the same value with its terms: each kind of pattern, the move counts, and having the move.
    [[nodiscard]] evaluations::othello::Breakdown breakdown(const evaluations::othello::Board& board) const;

  private:
    const champion::othello::Weights* weights_;
};

}  // namespace mitos::engine::othello
