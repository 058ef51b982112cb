#include <cmath>
#include <nlohmann/json.hpp>

#include "api/othello/champion.h"
#include "api/othello/final_score.h"
#include "api/turns/json.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

// How the game ends that the line leads to, as discs on the board.
Json finalJson(const Board& board, const std::vector<Square>& line) {
    const auto end = finalScore(Othello(8), board, line);
    return end ? Json(end->onBoard) : Json(nullptr);
}

// What a search that proves nothing has found, and how sure it is.
void addSureness(Json& json, const Opinion& opinion) {
    json["exhaustive"] = opinion.exact;
    json["selectivity"] = opinion.sure;
    json["lower"] = opinion.lower;
    json["upper"] = opinion.upper;
}

}  // namespace

std::string championJson(const Board& board, const Opinion& opinion) {
    const Othello game(8);
    const bool over = game.isOver(board);
    const bool complete = over || opinion.depth > 0;
    Json json;
    json["game"] = "othello";
    json["size"] = 8;
    json["position"] = writeBoard(8, board);
    json["view"] = "mover";
    json["move"] = over || !complete ? Json(nullptr) : Json(writeSquare(opinion.move));
    json["value"] = std::lround(opinion.discs);
    json["final"] = finalJson(board, opinion.line);
    json["states"] = opinion.nodes;
    json["depth"] = opinion.depth;
    json["line"] = writtenLine(opinion.line);
    json["tied"] = writtenLine(complete && !over ? std::vector{opinion.move} : std::vector<Square>{});
    json["seconds"] = opinion.seconds;
    json["complete"] = complete;
    json["valued"] = complete ? games::othello::discs(game.moves(board)) : 0;
    addSureness(json, opinion);
    if (opinion.halt != base::Halt::none) json["reason"] = turns::nameOf(opinion.halt);
    json["algorithm"] = nameOf(Algorithm::champion);
    json["evaluation"] = "pattern";
    json["states_per_second"] = opinion.seconds > 0 ? static_cast<double>(opinion.nodes) / opinion.seconds : 0;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string championValuesJson(const Board& board, const std::vector<Opinion>& values, double seconds,
                               base::Halt halt) {
    Json json;
    json["values"] = Json::array();
    int depth = 64;
    const Othello game(8);
    game.forEachMove(board, [&](Square move) {  // in board order
        for (const Opinion& opinion : values) {
            if (opinion.move != move) continue;
            const bool complete = opinion.depth > 0;
            Json one;
            one["move"] = writeSquare(move);
            one["value"] = complete ? Json(std::lround(opinion.discs)) : Json(nullptr);
            one["final"] = finalJson(board, opinion.line);
            one["line"] = writtenLine(opinion.line);
            one["states"] = opinion.nodes;
            one["complete"] = complete;
            addSureness(one, opinion);
            json["values"].push_back(std::move(one));
            depth = std::min(depth, opinion.depth);
        }
    });
    json["depth"] = values.empty() ? 0 : depth;
    json["view"] = "mover";
    json["seconds"] = seconds;
    json["complete"] = halt == base::Halt::none;
    if (halt != base::Halt::none) json["reason"] = turns::nameOf(halt);
    json["algorithm"] = nameOf(Algorithm::champion);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
