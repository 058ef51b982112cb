#pragma once
// Evaluations of Othello by name: those that come with Mitos, or any evaluation file.
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "evaluations/evaluation.h"
#include "evaluations/formula.h"

namespace mitos::api::othello {

using evaluations::Breakdown;
using evaluations::Evaluation;
using evaluations::Formula;

/// Where a person's own evaluations lie, to be found by name: `evaluations/NAME.toml` in base::dataDirectory().
using Folder = std::optional<std::filesystem::path>;

/// An evaluation's name as one types it, or the path of an evaluation file (it holds a slash or ends in .toml). The names of
/// Mitos come first, in capitals or not, then the person's own. An Error (usage) lists the known ones; a bad file is a
/// TextError. `Evaluation(findEvaluation(name), size)` can be handed to a search.
Formula findEvaluation(const std::string& nameOrPath, const Folder& data = {});

/// A file as it is, not yet read as an evaluation.
struct EvaluationText {
    std::string source;  // for messages: a path
    std::string text;
};
/// The file of that name or path; nothing when there is none of that name. An Error (system) when it cannot be read.
std::optional<EvaluationText> evaluationText(const std::string& nameOrPath, const Folder& data = {});

/// Is this the name of an evaluation, or a path that exists?
bool isEvaluation(const std::string& nameOrPath, const Folder& data = {});

/// The names of the evaluations that come with Mitos, in order, and then of the person's own.
std::vector<std::string> evaluationNames(const Folder& data = {});

}  // namespace mitos::api::othello
