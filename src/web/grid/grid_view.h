#pragma once
// Placement games as JSON for the browser.
#include "api/grid/boards.h"
#include "engine/grid/solver.h"
#include "texts/writing/language.h"
#include "web/common/fields.h"
#include "web/common/solving.h"

namespace mitos::web {

/// What the rules of a game say: title, size, letters, patterns, starts, and all of it in words.
Json rulesJson(const api::grid::Rules& rules, text::Language language);

/// One position on the way of a game.
struct GridView {
    const api::grid::PlacementGame& game;
    const std::string& name;  // empty where the rules came with the request
    const api::grid::BoardText& start;
    const std::vector<api::grid::Placing>& moves;
    const api::grid::GridState& state;
    const SolutionState& solution;
    std::vector<engine::grid::MoveValue> moveValues;  // of the legal moves, where they are known and were asked for
};
Json positionJson(const GridView& view);

}  // namespace mitos::web
