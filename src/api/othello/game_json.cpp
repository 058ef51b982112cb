#include "api/othello/game_json.h"

#include <nlohmann/json.hpp>

#include "api/othello/values.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

Json seatJson(const Seat& seat) {
    if (seat.person) return {{"player", "person"}};
    Json json{{"player", "computer"}, {"depth", seat.depth}, {"evaluation", seat.evaluation}};
    if (seat.level) json["level"] = *seat.level;
    return json;
}

Json moveJson(const Board& board, Square move, const std::optional<Opinion>& opinion) {
    Json json{{"side", nameOf(board.mover)}, {"move", writeSquare(move)}, {"value", nullptr}};
    if (opinion) json["value"] = textbookValue(board, opinion->value);
    const auto final = opinion ? blackFinal(board, opinion->value) : std::nullopt;
    json["final"] = final ? Json(*final) : Json(nullptr);
    json["depth"] = opinion ? opinion->depth : 0;
    json["exhaustive"] = opinion && opinion->value.proven;
    json["states"] = opinion ? opinion->nodes : 0;
    json["seconds"] = opinion ? opinion->seconds : 0;
    if (opinion && opinion->value.certainty < 100) json["selectivity"] = opinion->value.certainty;
    return json;
}

}  // namespace

std::string gameJson(const Record& record, const std::vector<std::optional<Opinion>>& opinions,
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
        moves.push_back(moveJson(positions[i], record.moves[i], opinions[i]));
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
