#pragma once
// What a person is told who asks for help before they move.
#include "engine/othello/engine.h"

namespace mitos::engine::othello {

struct Hint {
    Opinion best;
    MoveValues moves;  // of every move; empty where that would take long
};

/// Searches `board`, in which somebody can move, for a few seconds at most, deeper and deeper. However weak the engine
/// plays within `budget`, its advice is as good as it can be.
Hint hintFor(const Engine& engine, const Board& board, const Budget& budget, const base::StopFlag& stop,
             const base::OnProgress& onNodes = {});

}  // namespace mitos::engine::othello
