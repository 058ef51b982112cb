#pragma once
// One search of a placement game laid open: the reports.
#include <string>

#include "api/turns/tree.h"
#include "engine/grid/search.h"

namespace mitos::api::grid {

using engine::grid::Judgement;
using engine::grid::judgements;
using engine::grid::searchGame;
using engine::grid::SearchReport;
using engine::grid::SearchTree;
using engine::grid::usualDepth;

turns::WrittenMoves writtenMoves(const games::grid::PlacementGame& game, const SearchReport& report);

std::string searchJson(const games::grid::PlacementGame& game, const games::grid::GridState& root,
                       const SearchReport& report);
/// Writes the recorded tree of a search as JSON.
void writeTree(const turns::Emit& emit, const games::grid::PlacementGame& game, const games::grid::GridState& root,
               const SearchReport& report, const SearchTree& tree);

}  // namespace mitos::api::grid
