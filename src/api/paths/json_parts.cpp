#include "api/paths/json_parts.h"

#include <fmt/format.h>

#include <iterator>
#include <nlohmann/json.hpp>

#include "texts/writing/language.h"

namespace mitos::api::paths {
namespace {

using Json = nlohmann::ordered_json;

std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json orNull(const std::optional<std::uint64_t>& count) { return count ? Json(*count) : Json(nullptr); }

Json valueOf(const FieldValue& value) {
    return std::visit([](const auto& held) { return Json(held); }, value);
}

void addFields(Json& json, const std::vector<Field>& fields) {
    for (const Field& field : fields) json[std::string(field.name)] = valueOf(field.value);
}

// What is not proven is not known: the path may still be a cheapest one.
void addPromise(Json& json, const SolveFacts& facts, const MethodFacts& method) {
    json["optimal"] = method.isOptimal() || facts.cost == facts.lowerBound ? Json(true) : Json(nullptr);
    if (method.isOptimal() || method.isBounded()) json["lower_bound"] = facts.lowerBound;
    if (method.isBounded()) json["ratio"] = facts.ratio();
}

void addBestSoFar(Json& json, const SolveFacts& facts, const std::vector<std::string>& path) {
    json["lower_bound"] = facts.lowerBound;
    if (path.empty()) return;
    json["best"] = {{"state", path.back()},
                    {"cost", facts.cost},
                    {"estimate_left", facts.estimateLeft},
                    {"reaches_goal", facts.goalReached},
                    {"path", path}};
}

Json trialJson(const Trial& trial, const std::vector<std::string>& path) {
    Json json;
    json["solved"] = trial.solved;
    if (trial.solved) {
        json["cost"] = trial.cost;
        if (!path.empty()) json["path"] = path;
    } else {
        json["reason"] = nameOf(trial.reason);
    }
    addCounters(json, trial.counters);
    return json;
}

Json contestantJson(const Contestant& contestant, const std::vector<std::vector<std::string>>& paths) {
    Json json;
    json["algorithm"] = facts(contestant.method.algorithm).name;
    json["heuristic"] = contestant.method.heuristic;
    if (contestant.method.algorithm == Algorithm::wastar) json["weight"] = contestant.method.weight();
    json["solved"] = contestant.solved();
    json["mean_cost"] = contestant.meanCost();
    json["expanded"] = contestant.expanded();
    json["generated"] = contestant.generated();
    json["peak_stored"] = contestant.peakStored();
    json["seconds"] = contestant.seconds();
    json["table_seconds"] = contestant.tableSeconds;
    Json trials = Json::array();
    for (std::size_t i = 0; i < contestant.trials.size(); ++i)
        trials.push_back(trialJson(contestant.trials[i], paths[i]));
    json["trials"] = std::move(trials);
    return json;
}

}  // namespace

void addCounters(Json& json, const search::paths::Counters& counters) {
    json["expanded"] = counters.expanded;
    json["expanded_below_last_layer"] = orNull(counters.expandedBelowLastLayer);
    json["generated"] = counters.generated;
    json["peak_stored"] = counters.peakStored;
    json["peak_bytes"] = counters.peakBytes;
    json["seconds"] = counters.seconds;
}

std::string writtenJson(const WrittenSolve& report) {
    const SolveFacts& found = report.facts;
    Json json;
    json["solved"] = found.solved;
    if (found.solved) {
        json["cost"] = found.cost;
        json["depth"] = report.moves.size();
        json["path"] = report.path;
        json[std::string(report.movesKey)] = Json::array();
        for (const FieldValue& move : report.moves) json[std::string(report.movesKey)].push_back(valueOf(move));
    } else {
        json["reason"] = nameOf(found.reason);
    }
    addCounters(json, found.counters);
    json["start"] = report.start;
    json["goal"] = report.goal;
    addFields(json, report.puzzle);
    json["algorithm"] = facts(report.method.algorithm).name;
    json["heuristic"] = report.method.heuristic;
    addFields(json, report.champion);
    if (report.method.isBounded()) json["weight"] = report.method.weight();
    if (found.solved) {
        addPromise(json, found, report.method);
    } else if (found.reason != Reason::unsolvable) {
        addBestSoFar(json, found, report.path);
    }
    json["table_seconds"] = report.tableSeconds;
    return line(json);
}

std::string writtenJson(const WrittenHint& hint) {
    Json json;
    json["solved"] = hint.facts.solved;
    json["start"] = hint.start;
    if (!hint.facts.solved) {
        json["reason"] = nameOf(hint.facts.reason);
    } else {
        if (hint.next.empty()) json["move"] = nullptr;
        addFields(json, hint.next);
        json["cost"] = hint.facts.cost;
    }
    json["seconds"] = hint.facts.counters.seconds;
    return line(json);
}

std::string badLineJson(std::size_t number, const base::TextError& error) {
    Json json;
    json["solved"] = false;
    json["reason"] = "bad input";
    json["line"] = number;
    json["column"] = error.place().column;
    json["error"] = error.message().in(text::Language::english);
    return line(json);
}

std::string writtenJson(const WrittenAtlas& atlas) {
    Json json;
    json["states"] = atlas.facts.states;
    json["deepest"] = atlas.facts.depths.size() - 1;
    json["depths"] = atlas.facts.depths;
    json["hardest"] = atlas.hardest;
    json["complete"] = atlas.facts.complete;
    addFields(json, atlas.puzzle);
    json["goal"] = atlas.goal;
    json["bytes"] = atlas.facts.bytes;
    json["seconds"] = atlas.facts.seconds;
    return line(json);
}

std::string writtenJson(const WrittenComparison& comparison) {
    Json json;
    addFields(json, comparison.puzzle);
    json["goal"] = comparison.goal;
    json["starts"] = comparison.starts;
    json["agree"] = comparison.facts.agrees();
    Json methods = Json::array();
    for (std::size_t i = 0; i < comparison.facts.contestants.size(); ++i)
        methods.push_back(contestantJson(comparison.facts.contestants[i], comparison.paths[i]));
    json["methods"] = std::move(methods);
    Json refused = Json::array();
    for (const Refusal& refusal : comparison.facts.refused) {
        refused.push_back({{"method", refusal.label}, {"reason", refusal.reason.in(text::Language::english)}});
    }
    json["refused"] = std::move(refused);
    return line(json);
}

void TraceWriter::add(const Entry& entry) {
    constexpr std::size_t piece = 1 << 16;
    // A JSON library would take most of the time here.
    const std::string parent = entry.parent.empty() ? "null" : fmt::format("\"{}\"", entry.parent);
    fmt::format_to(std::back_inserter(text_), R"({{"order":{},"state":"{}","parent":{},"g":{},"h":{},"f":{}{}}})",
                   order_++, entry.state, parent, entry.g, entry.h, entry.f, entry.backward ? R"(,"side":"goal")" : "");
    text_ += '\n';
    if (text_.size() < piece) return;
    write_(text_);
    text_.clear();
}

}  // namespace mitos::api::paths
