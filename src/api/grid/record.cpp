#include "api/grid/record.h"

#include <nlohmann/json.hpp>

#include "api/grid/json.h"

namespace mitos::api::grid {

std::string recordJson(const PlacementGame& game, const Record& record) {
    const GridState last = positionsOf(game, record).back();
    nlohmann::ordered_json json;
    json["game"] = game.rules().name;
    json["start"] = record.start;
    json["first"] = nameOf(record.first);
    auto moves = nlohmann::ordered_json::array();
    for (const Placing& move : record.moves) moves.push_back(writeMove(game.rules(), move));
    json["moves"] = std::move(moves);
    json["board"] = game.boardOf(last);
    json["over"] = game.isOver(last);
    if (game.isOver(last)) {
        json["winner"] = last.status == Status::draw ? "draw" : last.status == Status::maxWins ? "max" : "min";
    }
    if (game.rules().winner == Winner::morePatterns || game.rules().countsPoints()) {
        const Tally tally = tallyOf(game, record);
        json["max"] = tally.max;
        json["min"] = tally.min;
    }
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace mitos::api::grid
