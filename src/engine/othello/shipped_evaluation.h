#pragma once
// The evaluations that come with Mitos, ready for the engine.
#include <string>

#include "engine/othello/evaluation.h"

namespace mitos::engine::othello {

/// An evaluation and the name that reports give it.
struct NamedEvaluation {
    std::string name;
    Evaluation evaluation;
};

/// Returns the evaluation of that name for boards of `size`: `pattern`, the champion's weights, for 8x8 only, or one of
/// the evaluation files that come with Mitos. Throws an Error (usage) if there is none, or if it does not fit the size.
NamedEvaluation shippedEvaluation(const std::string& name, int size);

}  // namespace mitos::engine::othello
