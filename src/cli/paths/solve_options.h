#pragma once
// The options of `mitos solve PUZZLE` on the command line.
#include <functional>

#include "cli/paths/method.h"

namespace mitos::cli {

/// Adds what every puzzle has; `addMethods` adds the methods of a puzzle's own between those of all and the atlas,
/// `addOutput` its outputs behind the others.
void addSolveSettings(CLI::App& app, Context& context, SolveSettings& settings, const api::paths::Words& words,
                      const std::function<void()>& addMethods = {}, const std::function<void()>& addOutput = {});

/// Throws an Error (usage) for options that do not go together.
void checkCombination(const SolveSettings& settings, const StateOptions& puzzle, const api::paths::Words& words);

}  // namespace mitos::cli
