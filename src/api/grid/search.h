#pragma once
// One search of a placement game laid open.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "api/turns/tree.h"
#include "games/grid/placement_game.h"
#include "search/turns/report.h"

namespace mitos::api::grid {

/// What judges a position at which a search ends before the game does.
enum class Judgement { none, prospects };
inline constexpr std::array judgements{turns::Named<Judgement>{Judgement::none, "none"},
                                       turns::Named<Judgement>{Judgement::prospects, "prospects"}};

/// As many plies as a person expects who names no depth: to the end where that is a matter of seconds.
int usualDepth(const games::grid::PlacementGame& game, const games::grid::GridState& root);

using SearchReport = search::turns::SearchReport<games::grid::Placing>;
using SearchTree = search::turns::TreeRecorder<games::grid::Placing>;

/// Searches from `root` and records the visited nodes in `tree`, if any. Unquiet is a position in which either side, if
/// it moved now, could win at once.
SearchReport searchGame(const games::grid::PlacementGame& game, const games::grid::GridState& root, Judgement judgement,
                        const turns::Settings& settings, const base::StopFlag& stop, const base::OnProgress& tell = {},
                        SearchTree* tree = nullptr);

turns::WrittenMoves writtenMoves(const games::grid::PlacementGame& game, const SearchReport& report);

std::string searchJson(const games::grid::PlacementGame& game, const games::grid::GridState& root,
                       const SearchReport& report);
/// Writes the recorded tree of a search as JSON.
void writeTree(const turns::Emit& emit, const games::grid::PlacementGame& game, const games::grid::GridState& root,
               const SearchReport& report, const SearchTree& tree);

}  // namespace mitos::api::grid
