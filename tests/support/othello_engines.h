#pragma once
// Evaluations for the engine by name, without the api.
#include <stdexcept>
#include <string>

#include "champion/othello/weights_file.h"
#include "engine/othello/engine.h"
#include "evaluations/evaluation_file.h"
#include "evaluations/shipped.h"

namespace mitos::test {

inline engine::othello::NamedEvaluation patternEvaluation() {
    return {"pattern",
            engine::othello::Evaluation(engine::othello::PatternEvaluation(champion::othello::shippedWeights()))};
}

inline engine::othello::NamedEvaluation namedEvaluation(const std::string& name, int size) {
    for (const evaluations::ShippedEvaluation& one : evaluations::shippedEvaluations()) {
        if (one.name == name)
            return {name, {evaluations::readFormula(std::string(one.text), std::string(one.name)), size}};
    }
    throw std::runtime_error("no such evaluation");
}

}  // namespace mitos::test
