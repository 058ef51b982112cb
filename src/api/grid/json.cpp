#include "api/grid/json.h"

#include <nlohmann/json.hpp>

#include "api/turns/json.h"
#include "texts/writing/language.h"

namespace mitos::api::grid {
namespace {

using engine::grid::GridReport;
using engine::grid::MoveValue;
using engine::grid::SolutionKind;
using Json = nlohmann::ordered_json;

std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// What is known of the value of the start.
void addOutcome(Json& json, const GridReport& report) {
    if (report.kind == SolutionKind::none) {
        json["solved"] = false;
        json["reason"] = turns::nameOf(report.halt);
        json["lower_bound"] = report.lower;
        json["upper_bound"] = report.upper;
    } else if (report.value) {
        addValue(json, *report.value);
    } else {
        json["value"] = nameOf(*report.outcome);
        json["remoteness"] = nullptr;
    }
}

void addCounts(Json& json, const GridReport& report) {
    if (report.kind == SolutionKind::complete) {
        json["solution"] = "complete";
        json["positions"] = report.counts.positions;
        json["canonical_positions"] = report.counts.canonical;
    } else {
        if (report.kind == SolutionKind::weak) json["solution"] = "weak";
        json["positions"] = nullptr;
        json["canonical_positions"] = nullptr;
        json["nodes"] = report.nodes;
    }
}

}  // namespace

std::string_view nameOf(search::solve::Outcome outcome) {
    switch (outcome) {
    case search::solve::Outcome::loss:
        return "loss";
    case search::solve::Outcome::draw:
        return "draw";
    case search::solve::Outcome::win:
        break;
    }
    return "win";
}

void addValue(Json& json, const engine::grid::PositionValue& value) {
    json["value"] = nameOf(value.result.outcome);
    json["remoteness"] = value.result.remoteness;
    if (value.margin) json["margin"] = *value.margin;
}

std::string solveJson(const PlacementGame& game, const GridReport& report) {
    Json json;
    json["game"] = game.rules().name;
    json["start"] = report.start;
    json["to_move"] = nameOf(report.toMove);
    addOutcome(json, report);
    addCounts(json, report);
    Json moves = Json::array();
    for (const MoveValue& entry : report.moves) {
        Json move;
        move["move"] = games::grid::writeMove(game.rules(), entry.move);
        addValue(move, entry.value);
        moves.push_back(std::move(move));
    }
    json["moves"] = std::move(moves);
    json["bytes"] = report.bytes;
    json["stored"] = report.stored;
    json["seconds"] = report.seconds;
    return line(json);
}

std::string planJson(const PlacementGame& game, const BoardText& start, const engine::grid::Plan& plan) {
    Json json;
    json["game"] = game.rules().name;
    json["start"] = start;
    json["possible"] = plan.possible;
    json["space"] = plan.space;
    json["positions"] = plan.positions;
    json["indices"] = plan.indices;
    json["bytes"] = plan.bytes;
    json["estimated_seconds"] = plan.seconds;
    json["symmetries"] = plan.symmetries;
    return line(json);
}

std::string verifyJson(const std::string& file, const engine::grid::VerifyReport& report) {
    Json json;
    json["file"] = file;
    json["holds"] = report.holds;
    json["checked"] = report.checked;
    json["expected"] = report.expected;
    if (report.wrong) json["wrong"] = *report.wrong;
    if (report.damage) json["damage"] = report.damage->in(text::Language::english);
    if (report.halt != base::Halt::none) json["reason"] = turns::nameOf(report.halt);
    json["seconds"] = report.seconds;
    return line(json);
}

}  // namespace mitos::api::grid
