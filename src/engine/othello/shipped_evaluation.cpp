#include "engine/othello/shipped_evaluation.h"

#include <vector>

#include "base/error.h"
#include "base/words.h"
#include "champion/othello/weights_file.h"
#include "evaluations/othello/evaluation_file.h"
#include "evaluations/othello/shipped.h"
#include "texts/champion.h"
#include "texts/evaluations.h"

namespace mitos::engine::othello {

NamedEvaluation shippedEvaluation(const std::string& name, int size) {
    if (name == "pattern") {
        if (size != 8) throw base::Error(base::Fault::usage, base::say(text::patternSize));
        return {name, Evaluation(PatternEvaluation(champion::othello::shippedWeights()))};
    }
    std::vector<std::string> known{"pattern"};
    for (const evaluations::othello::ShippedEvaluation& one : evaluations::othello::shippedEvaluations()) {
        if (one.name == name) return {name, {evaluations::othello::readFormula(one.text, name), size}};
        known.emplace_back(one.name);
    }
    throw base::Error(base::Fault::usage,
                      base::say(text::unknownEvaluation, base::shownWord(name), base::listed(known)));
}

}  // namespace mitos::engine::othello
