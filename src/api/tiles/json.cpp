#include "api/tiles/json.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <nlohmann/json.hpp>

#include "games/tiles/text.h"

namespace mitos::api::tiles {
namespace {

using Json = nlohmann::ordered_json;
using games::tiles::writeBoard;

std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string sizeOf(const Shape& shape) { return std::to_string(shape.rows) + "x" + std::to_string(shape.columns); }

Json orNull(const std::optional<std::uint64_t>& count) { return count ? Json(*count) : Json(nullptr); }

void addCounters(Json& json, const search::paths::Counters& counters) {
    json["expanded"] = counters.expanded;
    json["expanded_below_last_layer"] = orNull(counters.expandedBelowLastLayer);
    json["generated"] = counters.generated;
    json["peak_stored"] = counters.peakStored;
    json["peak_bytes"] = counters.peakBytes;
    json["seconds"] = counters.seconds;
}

Json boards(const Shape& shape, const std::vector<Board>& list) {
    Json array = Json::array();
    for (const Board& board : list) array.push_back(writeBoard(shape, board));
    return array;
}

Json directionsOf(const std::vector<Direction>& moves) {
    Json array = Json::array();
    for (const Direction move : moves) array.push_back(nameOf(move));
    return array;
}

}  // namespace

std::string_view nameOf(Reason reason) {
    constexpr std::array<std::string_view, 6> names{"none", "unsolvable", "time", "memory", "nodes", "stopped"};
    return names[static_cast<std::size_t>(reason)];
}

std::string_view nameOf(Direction direction) {
    constexpr std::array<std::string_view, games::tiles::directions> names{
        "up", "down", "left", "right", "up-left", "up-right", "down-left", "down-right"};
    return names[static_cast<std::size_t>(direction)];
}

std::string solveJson(const Solver& solver, const Board& start, const SolveReport& report) {
    const Shape& shape = solver.shape();
    Json json;
    json["solved"] = report.solved;
    if (report.solved) {
        json["cost"] = report.cost;
        json["depth"] = report.depth();
        json["path"] = boards(shape, report.path);
        json["moves_of_blank"] = directionsOf(report.moves);
    } else {
        json["reason"] = nameOf(report.reason);
    }
    addCounters(json, report.counters);
    json["start"] = writeBoard(shape, start);
    json["goal"] = writeBoard(shape, solver.goal());
    json["size"] = sizeOf(shape);
    json["moves"] = nameOf(shape.moves);
    if (!shape.unitCosts()) json["costs"] = {shape.costs.alongRows, shape.costs.alongColumns, shape.costs.diagonal};
    json["algorithm"] = facts(solver.algorithm()).name;
    json["heuristic"] = solver.heuristicName();
    if (solver.algorithm() == Algorithm::champion) json["tables"] = nameOf(solver.tables());
    if (solver.bounded()) json["weight"] = static_cast<double>(solver.weightPercent()) / 100;
    if (report.solved) {
        // What is not proven is not known: the path may still be a cheapest one.
        json["optimal"] = solver.optimal() || report.cost == report.lowerBound ? Json(true) : Json(nullptr);
        if (solver.optimal() || solver.bounded()) json["lower_bound"] = report.lowerBound;
        if (solver.bounded()) json["ratio"] = report.ratio();
    } else if (report.reason != Reason::unsolvable) {
        json["lower_bound"] = report.lowerBound;
        if (!report.path.empty()) {
            json["best"] = {{"state", writeBoard(shape, report.path.back())},
                            {"cost", report.cost},
                            {"estimate_left", report.estimateLeft},
                            {"reaches_goal", report.goalReached},
                            {"path", boards(shape, report.path)}};
        }
    }
    json["table_seconds"] = solver.tableSeconds();
    return line(json);
}

std::string planJson(const Solver& solver, unsigned threads) {
    const Shape& shape = solver.shape();
    const champion::tiles::TablePlan plan = solver.plan(threads);
    Json partitions = Json::array();
    for (const auto& partition : plan.partitions) {
        Json patterns = Json::array();
        for (const auto& pattern : partition) {
            Json tiles = Json::array();
            for (const int cell : pattern) tiles.push_back(solver.goal().tiles[static_cast<std::size_t>(cell)]);
            patterns.push_back(std::move(tiles));
        }
        partitions.push_back(std::move(patterns));
    }
    const auto file = solver.tablesFile();
    Json json;
    json["size"] = sizeOf(shape);
    json["moves"] = nameOf(shape.moves);
    json["goal"] = writeBoard(shape, solver.goal());
    json["algorithm"] = facts(solver.algorithm()).name;
    json["tables"] = nameOf(solver.tables());
    json["partitions"] = std::move(partitions);
    json["bytes"] = plan.bytes;
    json["bytes_while_building"] = plan.bytesWhileBuilding;
    json["seconds"] = plan.seconds;
    json["threads"] = threads;
    json["stored"] = file.has_value();
    json["file"] = file ? Json(file->string()) : Json(nullptr);
    json["present"] = file && std::filesystem::exists(*file);
    return line(json);
}

std::string hintJson(const Solver& solver, const Board& start, const SolveReport& report) {
    const Shape& shape = solver.shape();
    Json json;
    json["solved"] = report.solved;
    json["start"] = writeBoard(shape, start);
    if (!report.solved) {
        json["reason"] = nameOf(report.reason);
    } else if (report.moves.empty()) {
        json["move"] = nullptr;
        json["cost"] = 0;
    } else {
        const auto blank =
            static_cast<std::size_t>(std::find(start.tiles.begin(), start.tiles.end(), 0) - start.tiles.begin());
        json["move"] = nameOf(report.moves.front());
        json["tile"] = report.path[1].tiles[blank];
        json["board"] = writeBoard(shape, report.path[1]);
        json["cost"] = report.cost;
    }
    json["seconds"] = report.counters.seconds;
    return line(json);
}

std::string badLineJson(const BatchLine& bad) {
    Json json;
    json["solved"] = false;
    json["reason"] = "bad input";
    json["line"] = bad.line;
    if (bad.error) {
        json["column"] = bad.error->place().column;
        json["error"] = bad.error->message().in(base::Language::english);
    }
    return line(json);
}

std::string atlasJson(const Shape& shape, const Board& goal, const Atlas& atlas) {
    Json json;
    json["states"] = atlas.states;
    json["deepest"] = atlas.depths.size() - 1;
    json["depths"] = atlas.depths;
    json["hardest"] = boards(shape, atlas.hardest);
    json["complete"] = atlas.complete;
    json["size"] = sizeOf(shape);
    json["moves"] = nameOf(shape.moves);
    json["goal"] = writeBoard(shape, goal);
    json["bytes"] = atlas.bytes;
    json["seconds"] = atlas.seconds;
    return line(json);
}

std::string compareJson(const Comparison& comparison) {
    Json json;
    json["size"] = sizeOf(comparison.shape);
    json["moves"] = nameOf(comparison.shape.moves);
    json["goal"] = writeBoard(comparison.shape, comparison.goal);
    json["starts"] = boards(comparison.shape, comparison.starts);
    json["agree"] = comparison.agrees();
    Json methods = Json::array();
    for (const Contestant& contestant : comparison.contestants) {
        Json method;
        method["algorithm"] = facts(contestant.algorithm).name;
        method["heuristic"] = contestant.heuristicName();
        if (contestant.algorithm == Algorithm::wastar)
            method["weight"] = static_cast<double>(contestant.weightPercent) / 100;
        method["solved"] = contestant.solved();
        method["mean_cost"] = contestant.meanCost();
        method["expanded"] = contestant.expanded();
        method["generated"] = contestant.generated();
        method["peak_stored"] = contestant.peakStored();
        method["seconds"] = contestant.seconds();
        method["table_seconds"] = contestant.tableSeconds;
        Json trials = Json::array();
        for (const Trial& trial : contestant.trials) {
            Json entry;
            entry["solved"] = trial.solved;
            if (trial.solved) {
                entry["cost"] = trial.cost;
                if (!trial.path.empty()) entry["path"] = boards(comparison.shape, trial.path);
            } else {
                entry["reason"] = nameOf(trial.reason);
            }
            addCounters(entry, trial.counters);
            trials.push_back(std::move(entry));
        }
        method["trials"] = std::move(trials);
        methods.push_back(std::move(method));
    }
    json["methods"] = std::move(methods);
    Json refused = Json::array();
    for (const Refusal& refusal : comparison.refused) {
        refused.push_back({{"method", refusal.label}, {"reason", refusal.reason.in(base::Language::english)}});
    }
    json["refused"] = std::move(refused);
    return line(json);
}

void writeTrace(const Shape& shape, const SolveReport& report, const std::function<void(std::string_view)>& write) {
    constexpr std::size_t piece = 1 << 16;
    std::string text;
    std::size_t order = 0;
    for (const TraceEntry& entry : report.trace) {
        // Only digits and blanks stand between the quotes; a JSON library would take most of the time here.
        const std::string parent =
            entry.board == entry.parent ? "null" : fmt::format("\"{}\"", writeBoard(shape, entry.parent));
        fmt::format_to(std::back_inserter(text), R"({{"order":{},"state":"{}","parent":{},"g":{},"h":{},"f":{}{}}})",
                       order++, writeBoard(shape, entry.board), parent, entry.g, entry.h, entry.f,
                       entry.backward ? R"(,"side":"goal")" : "");
        text += '\n';
        if (text.size() >= piece) {
            write(text);
            text.clear();
        }
    }
    write(text);
}

}  // namespace mitos::api::tiles
