#pragma once
// Values of the engine as reports write them. Inside they are for the side to move; here they get their view.
#include <string>

#include "api/othello/engine.h"
#include "api/turns/tree.h"
#include "engine/othello/explanation.h"

namespace mitos::api::othello {

using engine::othello::Explained;
using engine::othello::Explanation;
using engine::othello::finalOf;
using engine::othello::Refutation;
using engine::othello::Searcher;
using engine::othello::SearchReport;
using engine::othello::SearchRequest;
using engine::othello::SearchTree;

/// Returns the value of `board` as textbook reports write it: black minus white, finished games beyond
/// Othello::winValue.
int textbookValue(const Board& board, const Value& value);

/// Returns `final` of the JSON: the disc difference on the board, black minus white, where the game's end is known.
std::optional<int> blackFinal(const Board& board, const Value& value);

/// Writes what think() found. A textbook search tells all its counters, with values as black sees them; the champion's
/// values are for the mover, and `view` says which.
std::string opinionJson(const Engine& engine, const Board& board, const Opinion& opinion,
                        const Explanation* explanation = nullptr);

/// Writes what values() found, move by move in board order. What it tells while it goes on is not `isFinal`, and never
/// called complete.
std::string valuesJson(const Othello& game, const Board& board, const MoveValues& values, bool isFinal = true);

/// Writes the recorded tree of a textbook search, node by node.
void writeTree(const turns::Emit& emit, const Othello& game, const Board& board, const SearchReport& report,
               const SearchTree& tree);

}  // namespace mitos::api::othello
