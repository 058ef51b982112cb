#include <nlohmann/json.hpp>

#include "api/othello/final_score.h"
#include "api/othello/search.h"
#include "api/turns/json.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

Json orNull(std::optional<int> discs) { return discs ? Json(*discs) : Json(nullptr); }

Json jsonOf(const Othello& game, const Explained& explained) {
    Json json;
    json["position"] = writeBoard(game.size(), explained.board);
    json["over"] = explained.over;
    json["value"] = explained.value;
    json["final"] = orNull(finalOf(finalScore(game, explained.board, std::vector<Square>{}), explained.value));
    if (explained.over) return json;
    json["discs"] = explained.breakdown.discs;
    json["phase"] = explained.breakdown.phase;
    Json terms = Json::array();
    for (const evaluations::Share& share : explained.breakdown.shares) {
        terms.push_back({{"term", share.key},
                         {"black", share.black},
                         {"white", share.white},
                         {"coefficient", share.coefficient},
                         {"value", share.value()}});
    }
    json["terms"] = std::move(terms);
    return json;
}

}  // namespace

std::string searchJson(const Othello& game, const SearchRequest& request, const SearchReport& report,
                       const Explanation* explanation) {
    Json json;
    json["game"] = "othello";
    json["size"] = game.size();
    json["position"] = writeBoard(game.size(), request.root);
    json["view"] = "black";
    turns::addSearch(json, report, turns::writtenMoves(report, writeSquare));
    json["final"] = orNull(finalOf(game, request.root, report));
    if (report.settings.deepening) {
        for (Json& iteration : json["iterations"])
            iteration["final"] = orNull(finalDifference(iteration["value"].get<int>()));
    }
    if (explanation != nullptr) {
        Json parts;
        parts["root"] = jsonOf(game, explanation->root);
        parts["leaf"] = explanation->leaf ? jsonOf(game, *explanation->leaf) : Json(nullptr);
        Json refutations = Json::array();
        for (const Refutation& refutation : explanation->refutations) {
            Json entry;
            entry["move"] = writeSquare(refutation.move);
            entry["value"] = refutation.report.value;
            entry["final"] = orNull(finalOf(game, game.after(request.root, refutation.move), refutation.report));
            entry["complete"] = refutation.report.complete;
            if (refutation.report.halt != base::Halt::none) entry["reason"] = turns::nameOf(refutation.report.halt);
            entry["states"] = refutation.report.counters.states;
            entry["line"] = writtenLine(refutation.report.line);
            entry["leaf"] = refutation.leaf ? jsonOf(game, *refutation.leaf) : Json(nullptr);
            refutations.push_back(std::move(entry));
        }
        parts["refutations"] = std::move(refutations);
        json["explanation"] = std::move(parts);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
