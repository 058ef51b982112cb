#pragma once
#include <vector>

#include "search/turns/root.h"

namespace mitos::test {

/// The tied moves of a result, without their lines.
template <class Move>
std::vector<Move> tiedMoves(const search::turns::RootResult<Move>& result) {
    std::vector<Move> moves;
    for (const auto& tied : result.tied) moves.push_back(tied.move);
    return moves;
}

}  // namespace mitos::test
