#include "web/grid/grid_view.h"

#include <bit>

#include "api/grid/json.h"
#include "engine/grid/move_values.h"
#include "texts/writing/language.h"

namespace mitos::web {
namespace {

using api::grid::GridState;
using api::grid::Owner;
using api::grid::PlacementGame;
using api::grid::Placing;
using api::grid::Rules;
using api::grid::Side;
using api::grid::Status;
using engine::grid::MoveValue;

Json ownerJson(Owner owner) {
    if (owner == Owner::completer) return nullptr;
    return api::grid::nameOf(owner == Owner::max ? Side::max : Side::min);
}

Json winnerJson(Status status) {
    switch (status) {
    case Status::maxWins:
        return "max";
    case Status::minWins:
        return "min";
    case Status::draw:
        return "draw";
    case Status::open:
        break;
    }
    return nullptr;
}

std::string letterOf(const Rules& rules, std::uint8_t letter) { return std::string(1, rules.letters[letter]); }

Json legalJson(const GridView& view) {
    const Rules& rules = view.game.rules();
    Json list = Json::array();
    if (view.game.isOver(view.state)) return list;
    view.game.forEachMove(view.state, [&](Placing move) {
        Json one;
        one["move"] = api::grid::writeMove(rules, move);
        one["cell"] = move.cell;
        one["letter"] = letterOf(rules, move.letter);
        for (const MoveValue& entry : view.moveValues) {
            if (entry.move == move) api::grid::addValue(one, entry.value);
        }
        list.push_back(std::move(one));
    });
    return list;
}

Json linesJson(const GridView& view) {
    Json list = Json::array();
    for (const api::grid::Line* line : view.game.standing(view.state)) {
        Json cells = Json::array();
        for (std::size_t i = 0; i < line->length; ++i) cells.push_back(line->cells[i]);
        list.push_back({{"cells", std::move(cells)}, {"owner", ownerJson(line->owner)}});
    }
    return list;
}

// How far the solution has come. The time left is a guess: as much again for each part of the work.
Json solvingJson(const SolutionState& solution) {
    if (!solution.solving) return nullptr;
    const base::Progress& progress = *solution.solving;
    const double share =
        progress.total > 0 ? static_cast<double>(progress.nodes) / static_cast<double>(progress.total) : 0;
    Json json;
    json["share"] = share;
    json["positions"] = progress.stored;
    json["seconds"] = progress.seconds;
    json["seconds_left"] = share > 0 ? Json(progress.seconds * (1 - share) / share) : Json(nullptr);
    json["waiting"] = solution.waiting;
    return json;
}

}  // namespace

Json rulesJson(const Rules& rules, text::Language language) {
    Json json;
    json["title"] = rules.name;
    json["rows"] = rules.rows;
    json["columns"] = rules.columns;
    json["first"] = api::grid::nameOf(rules.first);
    json["letters"] = {{"max", rules.maxLetters}, {"min", rules.minLetters}};
    json["gravity"] = rules.gravity;
    json["points"] = rules.countsPoints();
    json["patterns"] = Json::array();
    for (const auto& pattern : rules.patterns) {
        json["patterns"].push_back({{"text", pattern.text}, {"for", ownerJson(pattern.owner)}});
    }
    json["starts"] = api::grid::legalStarts(rules).size();
    std::string words;
    for (const base::Message& sentence : api::grid::inWords(rules)) {
        if (!words.empty()) words += ' ';
        words += sentence.in(language);
    }
    json["words"] = words;
    return json;
}

Json positionJson(const GridView& view) {
    const Rules& rules = view.game.rules();
    const bool over = view.game.isOver(view.state);
    Json json;
    json["game"] = view.name.empty() ? Json(nullptr) : Json(view.name);
    json["title"] = rules.name;
    json["rows"] = rules.rows;
    json["columns"] = rules.columns;
    json["start"] = view.start;
    json["first"] = api::grid::nameOf(rules.first);
    json["board"] = view.game.boardOf(view.state);
    json["to_move"] = api::grid::nameOf(view.state.mover);
    json["over"] = over;
    json["winner"] = winnerJson(view.state.status);
    json["moves"] = Json::array();
    for (const Placing& move : view.moves) json["moves"].push_back(api::grid::writeMove(rules, move));
    json["last"] = view.moves.empty()
                       ? Json(nullptr)
                       : Json{{"cell", view.moves.back().cell}, {"letter", letterOf(rules, view.moves.back().letter)}};
    json["legal"] = legalJson(view);
    json["value"] = nullptr;
    json["remoteness"] = nullptr;
    const std::vector<MoveValue> best = engine::grid::bestOf(view.moveValues);
    if (!best.empty()) api::grid::addValue(json, best.front().value);
    json["solved"] = view.solution.solver != nullptr;
    json["solving"] = solvingJson(view.solution);
    json["too_large"] = view.solution.tooLarge;
    const api::grid::PatternCount count = view.game.count(view.state);
    json["counts"] = {{"max", count.max}, {"min", count.min}, {"nobody", count.nobody}};
    json["points"] = rules.countsPoints() ? Json(view.state.points) : Json(nullptr);
    json["lines"] = linesJson(view);
    return json;
}

}  // namespace mitos::web
