#include "api/grid/search.h"

#include <nlohmann/json.hpp>

#include "api/grid/json.h"
#include "api/turns/json.h"

namespace mitos::api::grid {
namespace {

using games::grid::GridState;
using games::grid::PlacementGame;
using games::grid::Placing;

auto writerOf(const PlacementGame& game) {
    return [&game](const Placing& move) { return games::grid::writeMove(game.rules(), move); };
}

}  // namespace

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
