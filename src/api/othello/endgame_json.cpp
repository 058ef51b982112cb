#include <nlohmann/json.hpp>

#include "api/othello/endgame.h"
#include "api/turns/json.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

std::optional<std::string_view> outcomeOf(const champion::othello::SolveReport& solved) {
    if (solved.lower > 0) return "win";
    if (solved.upper < 0) return "loss";
    return solved.exact() ? std::optional<std::string_view>("draw") : std::nullopt;
}

Json answered(std::optional<bool> answer) { return answer ? Json(*answer) : Json(nullptr); }

}  // namespace

std::string endgameJson(const EndgameReport& report, const Endgame* known) {
    const champion::othello::SolveReport& solved = report.solved;
    Json json;
    json["position"] = writeBoard(8, report.board);
    json["score"] = solved.exact() ? Json(solved.value) : Json(nullptr);
    json["move"] =
        solved.move == games::othello::pass && solved.line.empty() ? Json(nullptr) : Json(writeSquare(solved.move));
    json["nodes"] = solved.nodes;
    json["seconds"] = solved.seconds;
    Json line = Json::array();
    for (const Square move : solved.line) line.push_back(writeSquare(move));
    json["line"] = line;
    json["view"] = "mover";
    json["lower"] = solved.lower;
    json["upper"] = solved.upper;
    if (!solved.exact()) json["guess"] = solved.value;
    if (const auto outcome = outcomeOf(solved)) json["outcome"] = *outcome;
    if (solved.halt != base::Halt::none) json["reason"] = turns::nameOf(solved.halt);
    if (!report.moves.empty()) {
        Json moves = Json::array();
        for (const MoveScore& move : report.moves) {
            Json one;
            one["move"] = writeSquare(move.move);
            one["score"] = move.lower == move.upper ? Json(move.lower) : Json(nullptr);
            if (move.lower != move.upper) {
                one["lower"] = move.lower;
                one["upper"] = move.upper;
            }
            moves.push_back(one);
        }
        json["moves"] = moves;
    }
    if (report.certificate) {
        json["certificate"] = {{"line", report.certificate->lineEndsAtScore},
                               {"at_least", answered(report.certificate->atLeast)},
                               {"at_most", answered(report.certificate->atMost)}};
    }
    if (known != nullptr && known->published) json["published"] = *known->published;
    return json.dump();
}

std::string badEndgameJson(const Endgame& endgame) {
    Json json;
    json["line_number"] = endgame.line;
    json["error"] = endgame.bad->in(text::Language::english);
    return json.dump();
}

}  // namespace mitos::api::othello
