#include "api/grid/search.h"

#include <bit>
#include <nlohmann/json.hpp>

#include "api/grid/json.h"
#include "api/turns/json.h"
#include "engine/grid/prospects.h"
#include "games/grid/provable.h"
#include "search/turns/run.h"

namespace mitos::api::grid {
namespace {

using games::grid::GridState;
using games::grid::PlacementGame;
using games::grid::Placing;
using search::turns::Knowledge;
using search::turns::NoJudgement;
using turns::Settings;

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

auto writerOf(const PlacementGame& game) {
    return [&game](const Placing& move) { return games::grid::writeMove(game.rules(), move); };
}

}  // namespace

int usualDepth(const PlacementGame& game, const GridState& root) {
    const int empty = std::popcount(game.allCells() & ~root.occupied());
    return empty <= smallGame ? search::turns::toTheEnd : largeGameDepth;
}

SearchReport searchGame(const PlacementGame& game, const GridState& root, Judgement judgement, const Settings& settings,
                        const base::StopFlag& stop, const base::OnProgress& tell, SearchTree* tree) {
    base::Watch watch(settings.limits, stop, tell);
    const std::string_view name = judgements[static_cast<std::size_t>(judgement)].name;
    if (judgement == Judgement::none) return searchWith(game, root, NoJudgement{}, name, settings, watch, tree);
    return searchWith(game, root, engine::grid::Prospects(game), name, settings, watch, tree);
}

turns::WrittenMoves writtenMoves(const PlacementGame& game, const SearchReport& report) {
    return turns::writtenMoves(report, writerOf(game));
}

std::string searchJson(const PlacementGame& game, const GridState& root, const SearchReport& report) {
    nlohmann::ordered_json json;
    json["game"] = game.rules().name;
    json["start"] = game.boardOf(root);
    json["to_move"] = nameOf(root.mover);
    json["view"] = "max";
    turns::addSearch(json, report, writtenMoves(game, report));
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void writeTree(const turns::Emit& emit, const PlacementGame& game, const GridState& root, const SearchReport& report,
               const SearchTree& tree) {
    turns::writeTree(emit, {game.rules().name, game.boardOf(root), "max", "min"}, report, tree, writerOf(game));
}

}  // namespace mitos::api::grid
