#include "api/othello/move_values.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/turns/json.h"

namespace mitos::api::othello {

MoveValues valueMoves(const Searcher& searcher, const SearchRequest& request, const base::StopFlag& stop,
                      const base::Tell& tell) {
    const base::Stopwatch watch;
    const Othello& game = searcher.game();
    MoveValues values;
    values.depth = request.settings.depth;
    std::uint64_t states = 0;
    std::vector<Square> list;
    game.forEachMove(request.root, [&](Square move) { list.push_back(move); });
    for (const Square move : list) {
        MoveValue entry;
        entry.move = move;
        entry.line.push_back(move);
        SearchRequest one = request;
        one.settings.limits.seconds = request.settings.limits.seconds - watch.seconds();
        one.settings.limits.nodes -= std::min(states, one.settings.limits.nodes);
        if (stop.raised()) {
            values.halt = base::Halt::stopped;
        } else if (one.settings.limits.seconds <= 0) {
            values.halt = base::Halt::time;
        } else if (one.settings.limits.nodes == 0) {
            values.halt = base::Halt::nodes;
        } else {
            const SearchReport report = searcher.refute(one, move, stop);
            entry.complete = report.complete;
            entry.exhaustive = report.exhaustive;
            entry.value = report.value;
            entry.states = report.counters.states;
            entry.line.insert(entry.line.end(), report.line.begin(), report.line.end());
            entry.final = finalOf(game, game.after(request.root, move), report);
            if (report.halt != base::Halt::none) values.halt = report.halt;
            states += report.counters.states;
        }
        values.moves.push_back(std::move(entry));
        if (tell) tell({watch.seconds(), values.moves.size(), 0, 0, 0, list.size()});
    }
    values.seconds = watch.seconds();
    return values;
}

std::string moveValuesJson(const MoveValues& values) {
    using Json = nlohmann::ordered_json;
    Json json;
    json["values"] = Json::array();
    for (const MoveValue& entry : values.moves) {
        Json one;
        one["move"] = writeSquare(entry.move);
        one["value"] = entry.complete ? Json(entry.value) : Json(nullptr);
        one["final"] = entry.final ? Json(*entry.final) : Json(nullptr);
        one["line"] = writtenLine(entry.line);
        one["states"] = entry.states;
        one["complete"] = entry.complete;
        one["exhaustive"] = entry.exhaustive;
        json["values"].push_back(std::move(one));
    }
    json["depth"] = values.depth;
    json["view"] = "black";
    json["seconds"] = values.seconds;
    json["complete"] = values.halt == base::Halt::none;
    if (values.halt != base::Halt::none) json["reason"] = turns::nameOf(values.halt);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
