#pragma once
// An evaluation that a textbook search can use: an evaluation file, or the champion's weights.
#include <variant>

#include "engine/othello/pattern_evaluation.h"
#include "evaluations/evaluation.h"
#include "evaluations/formula.h"

namespace mitos::engine::othello {

using evaluations::Breakdown;
using evaluations::Formula;

/// Any evaluation, compiled for one board size. It fits the concept Evaluation of search/turns.
class Evaluation {
  public:
    Evaluation(Formula formula, int size) : evaluation_(evaluations::Evaluation(std::move(formula), size)) {}
    explicit Evaluation(const PatternEvaluation& pattern) : evaluation_(pattern) {}

    [[nodiscard]] int operator()(const evaluations::Board& board) const {
        if (const auto* file = std::get_if<evaluations::Evaluation>(&evaluation_)) return (*file)(board);
        return std::get<PatternEvaluation>(evaluation_)(board);
    }
    [[nodiscard]] Breakdown breakdown(const evaluations::Board& board) const {
        return std::visit([&](const auto& evaluation) { return evaluation.breakdown(board); }, evaluation_);
    }
    /// Returns whether these are the champion's weights.
    [[nodiscard]] bool isPattern() const { return std::holds_alternative<PatternEvaluation>(evaluation_); }

  private:
    std::variant<evaluations::Evaluation, PatternEvaluation> evaluation_;
};

}  // namespace mitos::engine::othello
