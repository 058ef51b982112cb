#include "engine/grid/solution_header.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/block_file.h"
#include "games/grid/rule_file.h"
#include "texts/grid.h"

namespace mitos::engine::grid {
namespace {

using base::Damage;
using games::grid::Rules;
using games::grid::Side;

// Returns everything that play depends on, as one line of text.
std::string fingerprint(const Rules& rules) {
    std::string text = fmt::format(
        "{}x{} first {} gravity {} max {} min {} lines {}{}{} end {} winner {} full {} again {}", rules.rows,
        rules.columns, static_cast<int>(rules.first), rules.gravity, rules.maxLetters, rules.minLetters,
        rules.alongRows, rules.alongColumns, rules.alongDiagonals, static_cast<int>(rules.ending),
        static_cast<int>(rules.winner), static_cast<int>(rules.full), rules.again);
    for (const auto& pattern : rules.patterns)
        text += fmt::format(" {}:{}", pattern.text, static_cast<int>(pattern.owner));
    return text;
}

}  // namespace

std::string writeSolutionHeader(const games::grid::PlacementGame& game, const games::grid::BoardText& start,
                                const SolutionCounts& counts) {
    nlohmann::ordered_json json;
    json["game"] = game.rules().name;
    json["rules"] = game.rules().text;
    json["first"] = game.rules().first == Side::max ? "max" : "min";
    json["start"] = start;
    json["positions"] = counts.positions;
    json["canonical_positions"] = counts.canonical;
    json["finished"] = counts.finished;
    json["stored"] = counts.stored;
    return json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
}

SolutionHeader readSolutionHeader(const std::string& line) {
    try {
        const nlohmann::json json = nlohmann::json::parse(line);
        SolutionHeader header;
        header.rules = games::grid::readRules(json.at("rules").get<std::string>(), "rules");
        header.rules.first = json.at("first") == "max" ? Side::max : Side::min;
        header.start = games::grid::readBoardText(header.rules, json.at("start").get<std::string>(), "start");
        header.counts = {json.at("positions"), json.at("canonical_positions"), json.at("finished"), json.at("stored")};
        return header;
    } catch (const nlohmann::json::exception&) {
        throw Damage(base::say(text::solutionNoHeader));
    } catch (const base::Error& error) {
        throw Damage(base::say(text::solutionNoGame, error.what()));
    }
}

bool isSameGame(const Rules& a, const Rules& b) { return fingerprint(a) == fingerprint(b); }

}  // namespace mitos::engine::grid
