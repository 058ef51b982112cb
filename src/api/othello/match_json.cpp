#include <nlohmann/json.hpp>

#include "api/othello/match.h"

namespace mitos::api::othello {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, 3> verdictNames{"open", "elo0", "elo1"};

Json matchPlayerJson(const MatchReport& report, std::size_t side) {
    Json json;
    json["name"] = report.standing.names[side];
    json["spec"] = report.specs[side].text;
    json["seconds"] = report.standing.seconds[side];
    json["moves"] = report.standing.moves[side];
    std::uint64_t all = 0;
    Json faults;
    for (std::size_t i = 0; i < arena::failings; ++i) {
        const std::uint64_t count = report.standing.faults[side][i];
        faults[std::string(nameOf(static_cast<arena::Failing>(i)))] = count;
        all += count;
    }
    json["lost_by_fault"] = all;
    json["faults"] = std::move(faults);
    return json;
}

void addElo(Json& json, const arena::othello::MatchStanding& standing) {
    const bool known = standing.tally.games() > 0;
    const arena::EloDifference elo = standing.difference();
    // What is infinite becomes null.
    json["elo"] = known ? Json(elo.elo) : Json(nullptr);
    json["error_95"] = known ? Json(elo.error()) : Json(nullptr);
    json["elo_low"] = known ? Json(elo.low) : Json(nullptr);
    json["elo_high"] = known ? Json(elo.high) : Json(nullptr);
    json["los"] = elo.superiority;
    json["prior"] = elo.prior;
    json["elo_from"] = standing.pairs.pairs() > 0 && standing.unpaired() == 0 ? "pairs" : "games";
}

Json sprtJson(const arena::SprtBounds& bounds, const arena::SprtState& state) {
    Json json;
    json["elo0"] = bounds.elo0;
    json["elo1"] = bounds.elo1;
    json["alpha"] = bounds.alpha;
    json["beta"] = bounds.beta;
    json["llr"] = state.ratio;
    json["lower"] = bounds.lower();
    json["upper"] = bounds.upper();
    json["verdict"] = verdictNames[static_cast<std::size_t>(state.verdict)];
    return json;
}

}  // namespace

std::string matchJson(const MatchReport& report) {
    const arena::othello::MatchStanding& standing = report.standing;
    Json json;
    json["game"] = "othello";
    json["scheduled"] = standing.scheduled;
    json["games"] = standing.tally.games();
    json["resumed"] = report.resumed;
    json["complete"] = standing.tally.games() == standing.scheduled;
    if (standing.stopped) {
        json["reason"] = "stopped";
    } else if (standing.sprt && standing.sprt->verdict != arena::Verdict::open) {
        json["reason"] = "sprt";
    }
    json["score"] = standing.tally.points();
    json["wins"] = standing.tally.wins;
    json["draws"] = standing.tally.draws;
    json["losses"] = standing.tally.losses;
    json["discs"] = standing.tally.discs;
    json["mean_discs"] = standing.tally.meanDiscs();
    json["pairs"] = standing.pairs.counts;
    addElo(json, standing);
    if (report.sprt && standing.sprt) json["sprt"] = sprtJson(*report.sprt, *standing.sprt);
    json["seconds"] = report.seconds;
    json["players"] = Json::array({matchPlayerJson(report, 0), matchPlayerJson(report, 1)});
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
