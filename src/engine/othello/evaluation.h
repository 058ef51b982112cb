#pragma once
// An evaluation that a textbook search can use: an evaluation file, or the champion's weights.
#include <variant>

#include "engine/othello/pattern_evaluation.h"
#include "evaluations/othello/evaluation.h"
#include "evaluations/othello/formula.h"

namespace mitos::engine::othello {

using evaluations::othello::Breakdown;
using evaluations::othello::Formula;

/// Any evaluation, compiled for one board size. It fits the concept Evaluation of search/turns.
class Evaluation {
  public:
    Evaluation(Formula formula, int size) : evaluation_(evaluations::othello::Evaluation(std::move(formula), size)) {}
    explicit Evaluation(const PatternEvaluation& pattern) : evaluation_(pattern) {}

    [[nodiscard]] int operator()(const evaluations::othello::Board& board) const {
        if (const auto* file = std::get_if<evaluations::othello::Evaluation>(&evaluation_)) return (*file)(board);
        return std::get<PatternEvaluation>(evaluation_)(board);
    }
    [[nodiscard]] Breakdown breakdown(const evaluations::othello::Board& board) const {
        return std::visit([&](const auto& evaluation) { return evaluation.breakdown(board); }, evaluation_);
    }
    /// Returns whether these are the champion's weights.
    [[nodiscard]] bool isPattern() const { return std::holds_alternative<PatternEvaluation>(evaluation_); }

  private:
    std::variant<evaluations::othello::Evaluation, PatternEvaluation> evaluation_;
};

}  // namespace mitos::engine::othello
