#pragma once
// The parts of reports on path searches that are the same for all puzzles, in words.
#include <string>

#include "api/paths/atlas_report.h"
#include "api/paths/comparison.h"
#include "api/paths/words.h"
#include "cli/common/console.h"
#include "cli/common/exit_code.h"

namespace mitos::cli {

ExitCode exitCodeOf(const api::paths::SolveFacts& facts);
/// One word, for a column.
base::Phrase phraseOf(api::paths::Reason reason);

/// `tables` names the champion's tables.
void showMethod(Console& console, const api::paths::MethodFacts& method, const std::string& tables);
/// What a solution costs, and what is promised of that.
void showCost(Console& console, const api::paths::MethodFacts& method, const api::paths::SolveFacts& facts,
              std::size_t depth);
/// What ended a search early, and what is known all the same.
void showHalt(Console& console, const api::paths::SolveFacts& facts);
void showCounts(Console& console, const api::paths::MethodFacts& method, const api::paths::SolveFacts& facts,
                double tableSeconds);
/// A damaged table on disk has been made anew: nothing is wrong with the answer, but with the disk perhaps.
void tellDamage(Console& console, bool tableWasDamaged);

/// One line for a start of a batch; `start` is its text.
void showBatchLine(Console& console, std::size_t line, const api::paths::SolveFacts& facts, const std::string& start);
/// Shows how many states there are at each distance, with bars.
void showDepths(Console& console, const api::paths::AtlasFacts& atlas, const api::paths::Words& words);
/// The methods that were refused, each with its reason.
void showRefusals(Console& console, const api::paths::ComparisonFacts& comparison);
void showComparison(Console& console, const api::paths::ComparisonFacts& comparison);
/// The worst that happened to an optimal or any other method; no solution is an answer.
ExitCode verdictOf(const api::paths::ComparisonFacts& comparison);

}  // namespace mitos::cli
