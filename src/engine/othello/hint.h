#pragma once
// The advice for a person who asks for help before a move.
#include "engine/othello/engine.h"

namespace mitos::engine::othello {

/// A hint: the best move, and the values of all.
struct Hint {
    Opinion best;
    MoveValues moves;  // values of all moves; empty if that would take long
};

/// Searches `board`, in which somebody can move, deeper and deeper for a few seconds at most. The advice is as good
/// as possible, however weak the engine plays within `budget`.
Hint hintFor(const Engine& engine, const Board& board, const Budget& budget, const base::StopFlag& stop,
             const base::OnProgress& onNodes = {});

}  // namespace mitos::engine::othello
