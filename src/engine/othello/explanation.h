#pragma once
// Explains the value of a textbook search: the terms of the evaluation at the root and at the end of the principal
// variation, and the refutation of a move.
#include <optional>
#include <vector>

#include "engine/othello/textbook.h"

namespace mitos::engine::othello {

/// The value of a position and the terms that it is the sum of.
struct Explained {
    Board board;
    bool over = false;  // then the discs decide, and there are no terms
    Breakdown breakdown;
    int value = 0;
};
/// Explains the evaluation of a position.
Explained explain(const Searcher& searcher, const Board& board);

/// The best reply to a move, and what it leads to.
struct Refutation {
    Square move;
    SearchReport report;
    std::optional<Explained> leaf;  // empty if the search was not complete
};

/// The explanation of a search.
struct Explanation {
    Explained root;
    std::optional<Explained>
        leaf;  // at the end of the principal line, where the value came from; not when nothing was valued
    std::vector<Refutation> refutations;
};

/// Refutes `moves` to the depth that `report` has reached, if it is complete; a raised stop flag leaves the rest out.
Explanation explainSearch(const Searcher& searcher, const SearchRequest& request, const SearchReport& report,
                          const std::vector<Square>& moves, const base::StopFlag& stop);

}  // namespace mitos::engine::othello
