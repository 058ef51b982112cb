#pragma once
// Evaluations of Othello by name: those that come with Mitos, or any evaluation file.
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "engine/othello/evaluation.h"

namespace mitos::api::othello {

using engine::othello::Breakdown;
using engine::othello::Evaluation;
using engine::othello::Formula;
using engine::othello::PatternEvaluation;
using engine::othello::patternGroups;
using evaluations::othello::Share;

/// What was learned, not written: the champion's weights.
inline constexpr const char* patternName = "pattern";

/// Where a person's own evaluations lie, to be found by name: `evaluations/NAME.toml` in base::dataDirectory().
using Folder = std::optional<std::filesystem::path>;

/// An evaluation's name as one types it, or the path of an evaluation file (it holds a slash or ends in .toml). The
/// names of Mitos come first, in capitals or not, then the person's own. An Error (usage) lists the known ones; a bad
/// file is a TextError. `Evaluation(findEvaluation(name), size)` can be handed to a search. `pattern` is none of the
/// files.
Formula findEvaluation(const std::string& nameOrPath, const Folder& data = {},
                       const base::StopFlag& stop = base::neverStopped());

/// `pattern` and everything that findEvaluation() finds, for boards of this size; an Error (usage) where it does not
/// know them.
Evaluation evaluationNamed(const std::string& nameOrPath, int size, const Folder& data = {},
                           const base::StopFlag& stop = base::neverStopped());
bool isPattern(const std::string& name);

/// A file as it is, not yet read as an evaluation.
struct EvaluationText {
    std::string source;  // for messages: a path
    std::string text;
};
/// The file of that name or path; nothing when there is none of that name. An Error (system) when it cannot be read.
std::optional<EvaluationText> evaluationText(const std::string& nameOrPath, const Folder& data = {},
                                             const base::StopFlag& stop = base::neverStopped());

/// Is this the name of an evaluation file, or a path that exists?
bool isEvaluation(const std::string& nameOrPath, const Folder& data = {});

/// The names of the evaluation files that come with Mitos, in order, and then of the person's own.
std::vector<std::string> evaluationFileNames(const Folder& data = {});
/// Those, and `pattern` first.
std::vector<std::string> evaluationNames(const Folder& data = {});

}  // namespace mitos::api::othello
