#pragma once
// Solves positions exactly, by alpha-beta to the end of the game: for small boards, which the champion does not know,
// and for short endings.
#include "engine/othello/opinion.h"

namespace mitos::engine::othello {

/// Searches `request.root` to the end of the game within `request.settings.limits`. The report is exhaustive if it is
/// complete. Its value is that of Othello::finalValue: black minus white on the board, where empty squares count for
/// nobody.
SearchReport solveExactly(const Othello& game, const SearchRequest& request, const base::StopFlag& stop,
                          const base::OnProgress& onNodes = {});

/// Solves the position after every legal move of `request.root`, which is not over. The limits hold for all moves
/// together, and all searches share the table.
MoveValues exactValues(const Othello& game, const SearchRequest& request, const base::StopFlag& stop,
                       const base::OnProgress& onNodes = {});

}  // namespace mitos::engine::othello
