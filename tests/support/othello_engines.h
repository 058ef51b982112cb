#pragma once
// Evaluations for the engine by name, without the api.
#include <stdexcept>
#include <string>

#include "champion/othello/weights_file.h"
#include "engine/othello/engine.h"
#include "evaluations/othello/evaluation_file.h"
#include "evaluations/othello/shipped.h"

namespace mitos::test {

inline engine::othello::NamedEvaluation patternEvaluation() {
    return {"pattern",
            engine::othello::Evaluation(engine::othello::PatternEvaluation(champion::othello::shippedWeights()))};
}

inline engine::othello::NamedEvaluation namedEvaluation(const std::string& name, int size) {
    for (const evaluations::othello::ShippedEvaluation& one : evaluations::othello::shippedEvaluations()) {
        if (one.name == name)
            return {name, {evaluations::othello::readFormula(std::string(one.text), std::string(one.name)), size}};
    }
    throw std::runtime_error("no such evaluation");
}

}  // namespace mitos::test
