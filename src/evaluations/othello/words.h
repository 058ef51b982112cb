#pragma once
// What an evaluation means, in the words of a teacher.
#include <string>
#include <vector>

#include "base/message.h"
#include "evaluations/othello/formula.h"

namespace mitos::evaluations::othello {

/// `+1 mobility -20 vulnerable +10 edge`; empty when all coefficients are 0.
std::string formulaText(const Formula& formula, const Phase& phase);

/// Sentences: how it adds up, each phase, what its terms count, which boards it can judge.
std::vector<base::Message> inWords(const Formula& formula);

}  // namespace mitos::evaluations::othello
