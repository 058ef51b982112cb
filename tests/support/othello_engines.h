#pragma once
// Evaluations for the engine by name, without the api.
#include <string>

#include "engine/othello/engine.h"

namespace mitos::test {

inline engine::othello::NamedEvaluation patternEvaluation() { return engine::othello::shippedEvaluation("pattern", 8); }

inline engine::othello::NamedEvaluation namedEvaluation(const std::string& name, int size) {
    return engine::othello::shippedEvaluation(name, size);
}

}  // namespace mitos::test
