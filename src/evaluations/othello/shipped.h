#pragma once
// The evaluation files of evaluations/, built into the program.
#include <span>
#include <string_view>

namespace mitos::evaluations::othello {

struct ShippedEvaluation {
    std::string_view name;  // the file's name without .toml
    std::string_view text;  // all of the file
};

/// Every evaluation file that comes with Mitos, in the order of their names.
std::span<const ShippedEvaluation> shippedEvaluations();

}  // namespace mitos::evaluations::othello
