#pragma once
// The evaluation files of the folder evaluations/, built into the program.
#include <span>
#include <string_view>

namespace mitos::evaluations::othello {

/// An evaluation file that is built into the program.
struct ShippedEvaluation {
    std::string_view name;  // the file's name without .toml
    std::string_view text;  // the whole file
};

/// Returns every evaluation file that comes with Mitos, in the order of the names.
std::span<const ShippedEvaluation> shippedEvaluations();

}  // namespace mitos::evaluations::othello
