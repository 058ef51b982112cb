#include "api/grid/search.h"

#include <bit>
#include <nlohmann/json.hpp>

#include "api/grid/json.h"
#include "api/grid/prospects.h"
#include "api/turns/json.h"
#include "api/turns/run.h"
#include "games/grid/provable.h"

namespace mitos::api::grid {
namespace {

using games::grid::GridState;
using games::grid::PlacementGame;
using games::grid::Placing;
using search::turns::Knowledge;
using search::turns::NoJudgement;
using turns::SearchReport;
using turns::Settings;

constexpr int smallGame = 12;  // empty cells that plain minimax sees the end of
constexpr int largeGameDepth = 6;

template <class Judge>
SearchReport searchWith(const PlacementGame& game, const GridState& root, const Judge& judge, std::string_view name,
                        const Settings& settings, base::Watch& watch, const turns::Emit* tree) {
    const games::grid::ProvablePlacement provable(game);
    const Knowledge knowledge{
        [&provable](const GridState& state, const Placing& move) { return provable.worth(state, move); },
        [&provable](const GridState& state) { return provable.unquiet(state); }};
    const auto write = [&game](const Placing& move) { return games::grid::writeMove(game.rules(), move); };
    return turns::searchAndTell(game, root, judge, knowledge, settings, std::string(name), watch, {tree, nullptr},
                                {game.rules().name, game.boardOf(root), "max", "min"}, write);
}

}  // namespace

int usualDepth(const PlacementGame& game, const GridState& root) {
    const int empty = std::popcount(game.allCells() & ~root.occupied());
    return empty <= smallGame ? search::turns::toTheEnd : largeGameDepth;
}

SearchReport searchGame(const PlacementGame& game, const GridState& root, Judgement judgement, const Settings& settings,
                        const base::StopFlag& stop, const base::Tell& tell, const turns::Emit* tree) {
    base::Watch watch(settings.limits, stop, tell);
    const std::string_view name = judgements[static_cast<std::size_t>(judgement)].name;
    if (judgement == Judgement::none) return searchWith(game, root, NoJudgement{}, name, settings, watch, tree);
    return searchWith(game, root, Prospects(game), name, settings, watch, tree);
}

std::string searchJson(const PlacementGame& game, const GridState& root, const SearchReport& report) {
    nlohmann::ordered_json json;
    json["game"] = game.rules().name;
    json["start"] = game.boardOf(root);
    json["to_move"] = nameOf(root.mover);
    json["view"] = "max";
    turns::addSearch(json, report);
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace mitos::api::grid
