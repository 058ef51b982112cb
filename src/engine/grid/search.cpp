#include "engine/grid/search.h"

#include <bit>

#include "engine/grid/prospects.h"
#include "games/grid/provable.h"
#include "search/turns/run.h"

namespace mitos::engine::grid {
namespace {

using games::grid::GridState;
using games::grid::PlacementGame;
using games::grid::Placing;
using search::turns::Knowledge;
using search::turns::NoJudgement;
using search::turns::Settings;

constexpr int smallGame = 12;  // empty cells that plain minimax sees the end of
constexpr int largeGameDepth = 6;

template <class Judge>
SearchReport searchWith(const PlacementGame& game, const GridState& root, const Judge& judge, std::string_view name,
                        const Settings& settings, base::Watch& watch, SearchTree* tree) {
    const games::grid::ProvablePlacement provable(game);
    const Knowledge knowledge{
        [&provable](const GridState& state, const Placing& move) { return provable.priority(state, move); },
        [&provable](const GridState& state) { return provable.unquiet(state); }};
    return search::turns::searchAndReport(game, root, judge, knowledge, settings, std::string(name), watch,
                                          {tree, nullptr});
}

}  // namespace

int usualDepth(const PlacementGame& game, const GridState& root) {
    const int empty = std::popcount(game.allCells() & ~root.occupied());
    return empty <= smallGame ? search::turns::toTheEnd : largeGameDepth;
}

SearchReport searchGame(const PlacementGame& game, const GridState& root, Judgement judgement, const Settings& settings,
                        const base::StopFlag& stop, const base::OnProgress& onProgress, SearchTree* tree) {
    base::Watch watch(settings.limits, stop, onProgress);
    const std::string_view name = judgements[static_cast<std::size_t>(judgement)].name;
    if (judgement == Judgement::none) return searchWith(game, root, NoJudgement{}, name, settings, watch, tree);
    return searchWith(game, root, engine::grid::Prospects(game), name, settings, watch, tree);
}

}  // namespace mitos::engine::grid
