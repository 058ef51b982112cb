#pragma once
// The values of all legal moves, each by a textbook search of its own with the full window.
#include "engine/othello/opinion.h"

namespace mitos::engine::othello {

/// Searches every move of `request.root`, which is not over, to the depth of the request. The limits of the request
/// hold for all moves together. A move that a limit left out has depth 0 and no value.
MoveValues textbookValues(const Searcher& searcher, const SearchRequest& request, double discsPerPoint,
                          const base::StopFlag& stop, const base::OnProgress& onNodes = {});

}  // namespace mitos::engine::othello
