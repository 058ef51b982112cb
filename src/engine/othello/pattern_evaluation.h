#pragma once
// What the champion's weights say of a position, for the textbook searches: the evaluation `pattern`. Boards are 8x8.
#include "champion/othello/weights.h"
#include "evaluations/othello/evaluation.h"

namespace mitos::engine::othello {

/// How many groups of squares it looks at.
inline constexpr std::size_t patternGroups = champion::othello::featureCount;

class PatternEvaluation {
  public:
    /// Hundredths of a disc, like the values of the others black minus white.
    static constexpr int unitsPerDisc = 100;

    explicit PatternEvaluation(const champion::othello::Weights& weights) : weights_(&weights) {}

    [[nodiscard]] int operator()(const evaluations::othello::Board& board) const;
    /// The same value: what each kind of pattern adds to it, the counts of moves, and having the move.
    [[nodiscard]] evaluations::othello::Breakdown breakdown(const evaluations::othello::Board& board) const;

  private:
    const champion::othello::Weights* weights_;
};

}  // namespace mitos::engine::othello
