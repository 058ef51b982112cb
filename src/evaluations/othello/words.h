#pragma once
// Explanations of an evaluation in sentences, for students.
#include <string>
#include <vector>

#include "base/message.h"
#include "evaluations/othello/formula.h"

namespace mitos::evaluations::othello {

/// Returns the sum that the phase computes, `+1 mobility -20 vulnerable +10 edge`; empty if all coefficients are 0.
std::string formulaText(const Formula& formula, const Phase& phase);

/// Returns sentences that explain the formula: how it adds up, each phase, what its terms count, its tables, which
/// boards it can value, and its largest value.
std::vector<base::Message> inWords(const Formula& formula);

}  // namespace mitos::evaluations::othello
