#pragma once
// Evaluations of Othello by name: those that come with Mitos, or any evaluation file.
#include <string>
#include <vector>

#include "evaluations/evaluation.h"
#include "evaluations/formula.h"

namespace mitos::api::othello {

using evaluations::Breakdown;
using evaluations::Evaluation;
using evaluations::Formula;

/// An evaluation's name as one types it, or the path of an evaluation file (it holds a slash or ends in .toml). Capitals do not
/// matter. An Error (usage) lists the known ones; a bad file is a TextError. `Evaluation(findEvaluation(name), size)` can be
/// handed to a search.
Formula findEvaluation(const std::string& nameOrPath);

/// Is this the name of a shipped evaluation, or a path that exists?
bool isEvaluation(const std::string& nameOrPath);

/// The names of the evaluations that come with Mitos, in order.
std::vector<std::string> evaluationNames();

}  // namespace mitos::api::othello
