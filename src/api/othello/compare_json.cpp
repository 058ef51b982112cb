#include <nlohmann/json.hpp>

#include "api/othello/compare.h"
#include "api/turns/json.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

Json depthOf(int depth) { return depth == search::turns::toTheEnd ? Json("end") : Json(depth); }

Json trialJson(const Trial& trial) {
    if (!trial.searched) return nullptr;
    Json json;
    json["move"] = trial.move ? Json(writeSquare(*trial.move)) : Json(nullptr);
    json["value"] = trial.value;
    json["final"] = trial.final ? Json(*trial.final) : Json(nullptr);
    json["tied"] = writtenLine(trial.tied);
    json["complete"] = trial.complete;
    if (trial.halt != base::Halt::none) json["reason"] = turns::nameOf(trial.halt);
    json["agrees"] = trial.agrees;
    json["states"] = trial.counters.states;
    json["cut_offs"] = trial.counters.cutOffs;
    json["memory_hits"] = trial.counters.memoryHits;
    json["extended"] = trial.counters.extended;
    json["effective_branching"] = trial.branching;
    json["seconds"] = trial.counters.seconds;
    return json;
}

Json contestantJson(const Comparison& comparison, const Contestant& contestant) {
    Json json;
    json["method"] = contestant.method.name;
    json["evaluation"] = contestant.evaluation;
    json["depth"] = depthOf(contestant.depth);
    json["searched"] = contestant.searched();
    json["complete"] = contestant.complete();
    json["states"] = contestant.states();
    json["mean_states"] = contestant.meanStates();
    json["cut_offs"] = contestant.cutOffs();
    json["memory_hits"] = contestant.memoryHits();
    json["extended"] = contestant.extended();
    json["seconds"] = contestant.seconds();
    json["states_per_second"] = contestant.statesPerSecond();
    json["effective_branching"] = contestant.branching();
    const auto ratio = ratioOf(contestant, comparison.contestants[contestant.first]);
    json["states_ratio"] = ratio ? Json(ratio->states) : Json(nullptr);
    json["seconds_ratio"] = ratio ? Json(ratio->seconds) : Json(nullptr);
    json["agrees"] = contestant.disagreements().empty();
    json["agrees_with"] = comparison.contestants[contestant.reference].method.name;
    json["trials"] = Json::array();
    for (const Trial& trial : contestant.trials) json["trials"].push_back(trialJson(trial));
    return json;
}

}  // namespace

std::string compareJson(const Comparison& comparison) {
    Json json;
    json["game"] = "othello";
    json["size"] = comparison.game.size();
    json["view"] = "black";
    json["repeat"] = comparison.repeat;
    json["positions"] = Json::array();
    for (const Board& board : comparison.positions)
        json["positions"].push_back(writeBoard(comparison.game.size(), board));
    json["agree"] = comparison.disagreements() == 0;
    json["stopped"] = comparison.stopped;
    json["methods"] = Json::array();
    for (const Contestant& contestant : comparison.contestants) {
        json["methods"].push_back(contestantJson(comparison, contestant));
    }
    json["effects"] = Json::array();
    for (const Effect& effect : comparison.effects()) {
        Json entry;
        entry["switch"] = effect.technique;
        entry["added_to"] = effect.addedTo;
        entry["evaluation"] = effect.evaluation;
        entry["depth"] = depthOf(effect.depth);
        entry["states_ratio"] = effect.ratio.states;
        entry["seconds_ratio"] = effect.ratio.seconds;
        json["effects"].push_back(std::move(entry));
    }
    json["skipped"] = Json::array();
    for (const Skipped& skipped : comparison.skipped) {
        Json entry;
        entry["method"] = skipped.method;
        entry["depth"] = depthOf(skipped.depth);
        entry["reason"] = skipped.reason.in(text::Language::english);
        json["skipped"].push_back(std::move(entry));
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
