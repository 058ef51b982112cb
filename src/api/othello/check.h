#pragma once
// Is an evaluation file sound, and what does it mean?
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "evaluations/othello/formula.h"
#include "evaluations/othello/words.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {

using evaluations::othello::inWords;

struct EvaluationReport {
    std::string source;
    std::optional<evaluations::othello::Formula> formula;  // when it is sound
    std::optional<base::TextError>
        error;  // otherwise the first thing that is wrong; neither of `pattern`, which is no file
};

EvaluationReport checkEvaluation(std::string_view text, const std::string& source);

/// What it means; of one that is sound.
std::vector<base::Message> inWords(const EvaluationReport& report);

std::string checkJson(const EvaluationReport& report, text::Language language);

}  // namespace mitos::api::othello
