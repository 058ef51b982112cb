#pragma once
// One search of a placement game laid open.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "api/turns/report.h"
#include "api/turns/tree.h"
#include "games/grid/placement_game.h"

namespace mitos::api::grid {

/// What judges a position at which a search ends before the game does.
enum class Judgement { none, prospects };
inline constexpr std::array judgements{turns::Named<Judgement>{Judgement::none, "none"},
                                       turns::Named<Judgement>{Judgement::prospects, "prospects"}};

/// As many plies as a person expects who names no depth: to the end where that is a matter of seconds.
int usualDepth(const games::grid::PlacementGame& game, const games::grid::GridState& root);

/// Unquiet is a position in which either side, if it moved now, could win at once. `tree` receives the tree as JSON, once
/// the search has ended.
turns::SearchReport searchGame(const games::grid::PlacementGame& game, const games::grid::GridState& root,
                               Judgement judgement, const turns::Settings& settings, const base::StopFlag& stop,
                               const base::Tell& tell = {}, const turns::Emit* tree = nullptr);

std::string searchJson(const games::grid::PlacementGame& game, const games::grid::GridState& root,
                       const turns::SearchReport& report);

}  // namespace mitos::api::grid
