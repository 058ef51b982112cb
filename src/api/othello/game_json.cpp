#include "api/othello/game_json.h"

#include <nlohmann/json.hpp>

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

Json seatJson(const Seat& seat) {
    if (seat.person) return {{"player", "person"}};
    Json json{{"player", "computer"}, {"depth", seat.depth}, {"evaluation", seat.evaluation}};
    if (seat.level) json["level"] = *seat.level;
    return json;
}

Json moveJson(Colour mover, Square move, const std::optional<MoveCost>& cost) {
    Json json{{"side", nameOf(mover)}, {"move", writeSquare(move)}, {"value", nullptr}};
    if (cost) json["value"] = cost->value;
    const auto end = cost ? finalOf(cost->end, cost->value) : std::nullopt;
    json["final"] = end ? Json(*end) : Json(nullptr);
    json["depth"] = cost ? cost->depth : 0;
    json["exhaustive"] = cost && cost->exhaustive;
    json["states"] = cost ? cost->states : 0;
    json["seconds"] = cost ? cost->seconds : 0;
    if (cost && cost->sure < 100) json["selectivity"] = cost->sure;
    return json;
}

}  // namespace

std::string gameJson(const Record& record, const std::vector<std::optional<MoveCost>>& costs,
                     std::optional<std::uint64_t> seed) {
    const Othello game(record.size);
    const std::vector<Board> positions = positionsOf(record);
    const Board& last = positions.back();
    const Score score = scoreOnBoard(last);
    Json json;
    json["game"] = "othello";
    json["size"] = record.size;
    json["first"] = nameOf(record.start.mover);
    json["start"] = writeBoard(record.size, record.start);
    json["view"] = "black";
    if (seed) json["seed"] = *seed;
    json["players"] = {{"black", seatJson(record.black)}, {"white", seatJson(record.white)}};
    auto moves = Json::array();
    for (std::size_t i = 0; i < record.moves.size(); ++i)
        moves.push_back(moveJson(positions[i].mover, record.moves[i], costs[i]));
    json["moves"] = std::move(moves);
    json["transcript"] = games::othello::writeTranscript(record.moves, games::othello::Passes::written);
    json["board"] = writeBoard(record.size, last);
    json["over"] = game.isOver(last);
    json["black"] = score.black;
    json["white"] = score.white;
    json["empty"] = games::othello::discs(game.empties(last));
    if (game.isOver(last)) {
        const int difference = score.black - score.white;
        json["winner"] = difference == 0 ? "draw" : difference > 0 ? "black" : "white";
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
