#include "api/othello/values.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "api/turns/json.h"
#include "engine/othello/final_score.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;
using engine::othello::finalDifference;
using engine::othello::finalScore;
using engine::othello::signFor;

Json orNull(std::optional<int> number) { return number ? Json(*number) : Json(nullptr); }

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json explainedJson(const Othello& game, const Explained& explained) {
    Json json;
    json["position"] = writeBoard(game.size(), explained.board);
    json["over"] = explained.over;
    json["value"] = explained.value;
    json["final"] = orNull(finalOf(finalScore(game, explained.board, std::vector<Square>{}), explained.value));
    if (explained.over) return json;
    json["discs"] = explained.breakdown.discs;
    json["phase"] = explained.breakdown.phase;
    Json terms = Json::array();
    for (const evaluations::othello::Share& share : explained.breakdown.shares) {
        terms.push_back({{"term", share.key},
                         {"black", share.black},
                         {"white", share.white},
                         {"coefficient", share.coefficient},
                         {"value", share.value()}});
    }
    json["terms"] = std::move(terms);
    return json;
}

Json refutationJson(const Othello& game, const Board& board, const Refutation& refutation) {
    Json json;
    json["move"] = writeSquare(refutation.move);
    json["value"] = refutation.report.value;
    json["final"] = orNull(finalOf(game, game.after(board, refutation.move), refutation.report));
    json["complete"] = refutation.report.complete;
    if (refutation.report.halt != base::Halt::none) json["reason"] = turns::nameOf(refutation.report.halt);
    json["states"] = refutation.report.counters.states;
    json["line"] = writtenLine(refutation.report.line);
    json["leaf"] = refutation.leaf ? explainedJson(game, *refutation.leaf) : Json(nullptr);
    return json;
}

Json explanationJson(const Othello& game, const Board& board, const Explanation& explanation) {
    Json json;
    json["root"] = explainedJson(game, explanation.root);
    json["leaf"] = explanation.leaf ? explainedJson(game, *explanation.leaf) : Json(nullptr);
    json["refutations"] = Json::array();
    for (const Refutation& refutation : explanation.refutations)
        json["refutations"].push_back(refutationJson(game, board, refutation));
    return json;
}

void addTextbook(Json& json, const Othello& game, const Board& board, const SearchReport& report) {
    json["view"] = "black";
    turns::addSearch(json, report, turns::writtenMoves(report, writeSquare));
    json["final"] = orNull(finalOf(game, board, report));
    if (!report.settings.deepening) return;
    for (Json& iteration : json["iterations"])
        iteration["final"] = orNull(finalDifference(iteration["value"].get<int>()));
}

// What a search that proves nothing has found, and how certain it is.
void addCertainty(Json& json, const Value& value) {
    json["exhaustive"] = value.proven;
    json["selectivity"] = value.certainty;
    json["lower"] = value.lower;
    json["upper"] = value.upper;
}

void addChampion(Json& json, const Othello& game, const Board& board, const Opinion& opinion) {
    const bool over = game.isOver(board);
    turns::Outcome outcome;
    outcome.complete = over || opinion.isComplete();
    if (!over) outcome.moves.move = writeSquare(opinion.move);
    if (!over && outcome.complete) outcome.moves.tied = {writeSquare(opinion.move)};
    outcome.moves.line = writtenLine(opinion.line);
    outcome.value = std::lround(opinion.value.discs);
    outcome.states = opinion.nodes;
    outcome.depth = opinion.depth;
    outcome.seconds = opinion.seconds;
    outcome.valued = outcome.complete ? static_cast<std::size_t>(games::othello::discs(game.moves(board))) : 0;
    outcome.exhaustive = opinion.value.proven;
    outcome.halt = opinion.halt;
    json["view"] = "mover";
    turns::addOutcome(json, outcome);
    json["final"] = orNull(blackFinal(board, opinion.value));
    addCertainty(json, opinion.value);
    json["algorithm"] = nameOf(Algorithm::champion);
    json["evaluation"] = patternName;
    json["states_per_second"] = opinion.seconds > 0 ? static_cast<double>(opinion.nodes) / opinion.seconds : 0;
}

}  // namespace

int textbookValue(const Board& board, const Value& value) {
    const int sign = signFor(board);
    if (value.points) return sign * *value.points;
    const int discs = static_cast<int>(std::lround(value.discs));
    const int black = sign * (value.decided ? value.onBoard.value_or(discs) : discs);
    if (!value.decided || black == 0) return black;
    return black > 0 ? black + Othello::winValue : black - Othello::winValue;
}

std::optional<int> blackFinal(const Board& board, const Value& value) {
    return value.onBoard ? std::optional(signFor(board) * *value.onBoard) : std::nullopt;
}

std::string opinionJson(const Engine& engine, const Board& board, const Opinion& opinion,
                        const Explanation* explanation) {
    const Othello& game = engine.game();
    Json json;
    json["game"] = "othello";
    json["size"] = game.size();
    json["position"] = writeBoard(game.size(), board);
    if (opinion.report) {
        addTextbook(json, game, board, *opinion.report);
    } else {
        addChampion(json, game, board, opinion);
    }
    if (explanation != nullptr) json["explanation"] = explanationJson(game, board, *explanation);
    return dumped(json);
}

std::string valuesJson(const Othello& game, const Board& board, const MoveValues& values, bool isFinal) {
    const bool champion = values.source == Source::champion;
    Json json;
    json["values"] = Json::array();
    game.forEachMove(board, [&](Square move) {
        for (const Opinion& opinion : values.moves) {
            if (opinion.move != move) continue;
            const Value& value = opinion.value;
            Json one;
            one["move"] = writeSquare(move);
            one["value"] = nullptr;
            if (opinion.isComplete()) one["value"] = champion ? std::lround(value.discs) : textbookValue(board, value);
            one["final"] = orNull(blackFinal(board, value));
            one["line"] = writtenLine(opinion.line);
            one["states"] = opinion.nodes;
            one["complete"] = opinion.isComplete();
            one["exhaustive"] = value.proven;
            if (champion) addCertainty(one, value);
            json["values"].push_back(std::move(one));
        }
    });
    json["depth"] = values.depth;
    json["view"] = champion ? "mover" : "black";
    json["seconds"] = values.seconds;
    json["complete"] = isFinal && values.halt == base::Halt::none;
    if (values.halt != base::Halt::none) json["reason"] = turns::nameOf(values.halt);
    if (champion) json["algorithm"] = nameOf(Algorithm::champion);
    return dumped(json);
}

void writeTree(const turns::Emit& emit, const Othello& game, const Board& board, const SearchReport& report,
               const SearchTree& tree) {
    turns::writeTree(emit, {"othello", writeBoard(game.size(), board), "black", "white", finalDifference}, report, tree,
                     writeSquare);
}

}  // namespace mitos::api::othello
