#pragma once
// One search of a placement game laid open.
#include <array>
#include <optional>
#include <string_view>

#include "games/grid/placement_game.h"
#include "search/turns/names.h"
#include "search/turns/observer.h"
#include "search/turns/report.h"

namespace mitos::engine::grid {

/// What judges a position at which a search ends before the game does.
enum class Judgement { none, prospects };
inline constexpr std::array judgements{search::turns::Named<Judgement>{Judgement::none, "none"},
                                       search::turns::Named<Judgement>{Judgement::prospects, "prospects"}};

/// Returns the depth for a person who names none: to the end where that is a matter of seconds.
int usualDepth(const games::grid::PlacementGame& game, const games::grid::GridState& root);

using SearchReport = search::turns::SearchReport<games::grid::Placing>;
using SearchTree = search::turns::TreeRecorder<games::grid::Placing>;

/// Searches from `root` and records the visited nodes in `tree`, if any. Unquiet is a position in which either side, if
/// it moved now, could win at once.
SearchReport searchGame(const games::grid::PlacementGame& game, const games::grid::GridState& root, Judgement judgement,
                        const search::turns::Settings& settings, const base::StopFlag& stop,
                        const base::OnProgress& onProgress = {}, SearchTree* tree = nullptr);

}  // namespace mitos::engine::grid
