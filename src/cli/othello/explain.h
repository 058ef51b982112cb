#pragma once
// `search othello --explain`: the value taken apart for a person.
#include "api/othello/values.h"
#include "cli/common/console.h"

namespace mitos::cli {

void showExplanation(Console& console, const api::othello::Searcher& searcher,
                     const api::othello::SearchRequest& request, const api::othello::SearchReport& report,
                     const api::othello::Explanation& explanation);

}  // namespace mitos::cli
