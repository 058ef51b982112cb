#include <nlohmann/json.hpp>

#include "api/othello/round_robin.h"
#include "api/turns/json.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

void addTally(Json& json, const Tally& tally) {
    json["games"] = tally.games();
    json["wins"] = tally.wins;
    json["draws"] = tally.draws;
    json["losses"] = tally.losses;
    json["points"] = tally.points();
    json["discs"] = tally.discs;
    json["mean_discs"] = tally.meanDiscs();
}

Json playerJson(const RoundRobin& tournament, std::size_t i) {
    const RoundRobinPlayer& player = tournament.players[i];
    const arena::Rating& rating = tournament.ratings.players[i];
    Json json;
    json["name"] = player.name;
    json["method"] = player.method.name;
    json["evaluation"] = tournament.evaluations[player.evaluation];
    json["depth"] = player.depth == search::turns::toTheEnd ? Json("end") : Json(player.depth);
    addTally(json, tournament.totals[i]);
    json["elo"] = rating.rated ? Json(rating.elo) : Json(nullptr);
    json["error_95"] = rating.rated ? Json(rating.error) : Json(nullptr);
    json["moves"] = tournament.efforts[i].moves;
    json["states"] = tournament.efforts[i].states;
    json["seconds"] = tournament.efforts[i].seconds;
    return json;
}

Json gameJson(const RoundRobin& tournament, const PlayedGame& game) {
    Json json;
    json["opening"] = game.fixture.opening;
    json["black"] = tournament.players[game.fixture.black].name;
    json["white"] = tournament.players[game.fixture.white].name;
    json["black_discs"] = game.result.score.black;
    json["white_discs"] = game.result.score.white;
    json["moves"] = games::othello::writeTranscript(game.result.moves);
    return json;
}

}  // namespace

std::string roundRobinJson(const RoundRobin& tournament) {
    Json json;
    json["game"] = "othello";
    json["size"] = tournament.game.size();
    json["scheduled"] = tournament.scheduled;
    json["played"] = tournament.games.size();
    json["complete"] = tournament.games.size() == tournament.scheduled;
    if (tournament.halt != base::Halt::none) json["reason"] = turns::nameOf(tournament.halt);
    json["seconds"] = tournament.seconds;
    json["prior"] = tournament.ratings.prior;
    json["pools"] = tournament.ratings.pools;
    json["players"] = Json::array();
    for (std::size_t i = 0; i < tournament.players.size(); ++i) json["players"].push_back(playerJson(tournament, i));
    json["pairs"] = Json::array();
    for (std::size_t a = 0; a < tournament.players.size(); ++a) {
        for (std::size_t b = a + 1; b < tournament.players.size(); ++b) {
            Json pair;
            pair["first"] = tournament.players[a].name;
            pair["second"] = tournament.players[b].name;
            addTally(pair, tournament.cross[a][b]);
            json["pairs"].push_back(std::move(pair));
        }
    }
    json["openings"] = Json::array();
    for (const arena::othello::Opening& opening : tournament.openings) {
        json["openings"].push_back(games::othello::writeTranscript(opening.moves));
    }
    json["games"] = Json::array();
    for (const PlayedGame& game : tournament.games) json["games"].push_back(gameJson(tournament, game));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
