#include "api/turns/json.h"

#include <nlohmann/json.hpp>

#include "api/turns/tree.h"

namespace mitos::api::turns {
namespace {

using Json = nlohmann::ordered_json;
using search::turns::infinite;

std::string line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// A window may be open to one side or to both.
Json bound(Value value) { return value <= -infinite || value >= infinite ? Json(nullptr) : Json(value); }

// To the end of the game is as deep as the deepest line.
void addDepth(Json& json, int depth, int deepest) {
    const bool unlimited = depth == search::turns::toTheEnd;
    json["depth"] = unlimited ? deepest : depth;
    if (unlimited) json["to_the_end"] = true;
}

void addSettings(Json& json, const SearchSummary& summary) {
    const Settings& settings = summary.settings;
    json["algorithm"] = nameOf(settings.method);
    json["evaluation"] = summary.evaluation;
    json["closed_set"] = settings.closedSet;
    json["order"] = nameOf(settings.order);
    json["extend"] = settings.extension;
    json["deepen"] = settings.deepening;
    if (settings.seed) json["seed"] = *settings.seed;
}

void addCounters(Json& json, const SearchSummary& summary) {
    const search::turns::Counters& counters = summary.counters;
    json["leaves"] = counters.leaves;
    json["cut_offs"] = counters.cutOffs;
    json["memory_hits"] = counters.memoryHits;
    json["memory_stored"] = counters.memoryStored;
    json["memory_bytes"] = counters.memoryBytes;
    json["extended"] = counters.extended;
    json["ordering_states"] = counters.ordering;
    json["line_states"] = counters.lineStates;
    json["deepest"] = counters.deepest;
    json["effective_branching"] = summary.branching();
    json["states_per_second"] = summary.statesPerSecond();
}

Json iterationsOf(const SearchSummary& summary) {
    Json list = Json::array();
    for (const search::turns::Iteration& iteration : summary.iterations) {
        Json entry;
        entry["depth"] = iteration.depth;
        entry["value"] = iteration.value;
        entry["states"] = iteration.states;
        entry["seconds"] = iteration.seconds;
        entry["complete"] = iteration.complete;
        list.push_back(std::move(entry));
    }
    return list;
}

}  // namespace

std::string_view nameOf(search::turns::VisitEnd kind) {
    using search::turns::VisitEnd;
    switch (kind) {
    case VisitEnd::inner:
        return "inner";
    case VisitEnd::cut:
        return "cut";
    case VisitEnd::leaf:
        return "leaf";
    case VisitEnd::over:
        return "over";
    case VisitEnd::memory:
        return "memory";
    case VisitEnd::unfinished:
        break;
    }
    return "unfinished";
}

std::string_view nameOf(base::Halt halt) {
    switch (halt) {
    case base::Halt::time:
        return "time";
    case base::Halt::nodes:
        return "nodes";
    case base::Halt::memory:
        return "memory";
    case base::Halt::stopped:
        return "stopped";
    case base::Halt::none:
        break;
    }
    return "none";
}

void addOutcome(Json& json, const Outcome& outcome) {
    json["move"] = outcome.moves.move ? Json(*outcome.moves.move) : Json(nullptr);
    json["value"] = outcome.value;
    json["states"] = outcome.states;
    json["depth"] = outcome.depth;
    if (outcome.toTheEnd) json["to_the_end"] = true;
    json["line"] = outcome.moves.line;
    json["tied"] = outcome.moves.tied;
    json["seconds"] = outcome.seconds;
    json["complete"] = outcome.complete;
    json["valued"] = outcome.valued;
    json["exhaustive"] = outcome.exhaustive;
    if (outcome.halt != base::Halt::none) json["reason"] = nameOf(outcome.halt);
}

void addSearch(Json& json, const SearchSummary& summary, const WrittenMoves& moves) {
    const bool unlimited = summary.depth == search::turns::toTheEnd;
    addOutcome(json, {moves, summary.value, summary.counters.states,
                      unlimited ? summary.counters.deepest : summary.depth, summary.counters.seconds, summary.complete,
                      summary.valued, summary.exhaustive, summary.halt, unlimited});
    addSettings(json, summary);
    addCounters(json, summary);
    if (summary.settings.deepening) json["iterations"] = iterationsOf(summary);
}

void TreeWriter::begin(const SearchSummary& summary, std::uint64_t dropped) {
    Json json;
    json["game"] = names_.game;
    json["position"] = names_.position;
    addSettings(json, summary);
    addDepth(json, summary.settings.depth, summary.counters.deepest);
    json["states"] = summary.counters.states;
    json["dropped"] = dropped;
    std::string head = line(json);
    head.pop_back();  // the brace: the nodes belong to the same object
    emit_(head + ",\"nodes\":[");
}

void TreeWriter::add(std::size_t id, const search::turns::TreeNode<std::string>& node) {
    Json json;
    json["id"] = id;
    json["parent"] = node.parent == id ? Json(nullptr) : Json(node.parent);
    json["depth"] = node.depth;
    json["move"] = node.move ? Json(*node.move) : Json(nullptr);
    json["to_move"] = node.maxToMove ? names_.max : names_.min;
    json["value"] = node.value;
    if (names_.finalOf != nullptr) {
        const auto end = node.kind == search::turns::VisitEnd::over && node.value == 0 ? std::optional(0)
                                                                                       : names_.finalOf(node.value);
        json["final"] = end ? Json(*end) : Json(nullptr);
    }
    json["alpha"] = bound(node.window.alpha);
    json["beta"] = bound(node.window.beta);
    json["kind"] = nameOf(node.kind);
    json["cut"] = node.spared;
    if (node.extended) json["extended"] = true;
    emit_((first_ ? "\n" : ",\n") + line(json));
    first_ = false;
}

void TreeWriter::end() { emit_("\n]}\n"); }

}  // namespace mitos::api::turns
