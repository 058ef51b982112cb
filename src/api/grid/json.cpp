#include "api/grid/json.h"

#include <nlohmann/json.hpp>

#include "api/turns/json.h"

namespace mitos::api::grid {
namespace {

using Json = nlohmann::ordered_json;

std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void addWorth(Json& json, const Worth& worth) {
    json["value"] = nameOf(worth.result.outcome);
    json["remoteness"] = worth.result.remoteness;
    if (worth.margin) json["margin"] = *worth.margin;
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

std::string_view nameOf(Side side) { return side == Side::max ? "max" : "min"; }

std::string solveJson(const PlacementGame& game, const GridReport& report) {
    Json json;
    json["game"] = game.rules().name;
    json["start"] = report.start;
    json["to_move"] = nameOf(report.toMove);
    if (report.kind == SolutionKind::none) {
        json["solved"] = false;
        json["reason"] = turns::nameOf(report.halt);
        json["lower_bound"] = report.lower;
        json["upper_bound"] = report.upper;
    } else if (report.worth) {
        addWorth(json, *report.worth);
    } else {
        json["value"] = nameOf(*report.outcome);
        json["remoteness"] = nullptr;
    }
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
    Json moves = Json::array();
    for (const MoveWorth& entry : report.moves) {
        Json move;
        move["move"] = games::grid::writeMove(game.rules(), entry.move);
        addWorth(move, entry.worth);
        moves.push_back(std::move(move));
    }
    json["moves"] = std::move(moves);
    json["bytes"] = report.bytes;
    json["stored"] = report.stored;
    json["seconds"] = report.seconds;
    return line(json);
}

std::string planJson(const PlacementGame& game, const BoardText& start, const Plan& plan) {
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

std::string verifyJson(const std::string& file, const VerifyReport& report) {
    Json json;
    json["file"] = file;
    json["holds"] = report.holds;
    json["checked"] = report.checked;
    json["expected"] = report.expected;
    if (report.wrong) json["wrong"] = *report.wrong;
    if (report.damage) json["damage"] = report.damage->in(base::Language::english);
    if (report.halt != base::Halt::none) json["reason"] = turns::nameOf(report.halt);
    json["seconds"] = report.seconds;
    return line(json);
}

}  // namespace mitos::api::grid
