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
    const bool toTheEnd = depth == search::turns::toTheEnd;
    json["depth"] = toTheEnd ? deepest : depth;
    if (toTheEnd) json["to_the_end"] = true;
}

void addSettings(Json& json, const SearchReport& report) {
    const Settings& settings = report.settings;
    json["algorithm"] = nameOf(settings.method);
    json["evaluation"] = report.evaluation;
    json["closed_set"] = settings.closedSet;
    json["order"] = nameOf(settings.order);
    json["extend"] = settings.extension;
    json["deepen"] = settings.deepening;
    if (settings.seed) json["seed"] = *settings.seed;
}

void addCounters(Json& json, const SearchReport& report) {
    const search::turns::Counters& counters = report.counters;
    json["leaves"] = counters.leaves;
    json["cut_offs"] = counters.cutOffs;
    json["memory_hits"] = counters.memoryHits;
    json["memory_stored"] = counters.memoryStored;
    json["memory_bytes"] = counters.memoryBytes;
    json["extended"] = counters.extended;
    json["ordering_states"] = counters.ordering;
    json["line_states"] = counters.lineStates;
    json["deepest"] = counters.deepest;
    json["effective_branching"] = report.branching();
    json["states_per_second"] = report.statesPerSecond();
}

Json iterationsOf(const SearchReport& report) {
    Json list = Json::array();
    for (const search::turns::Iteration& iteration : report.iterations) {
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

std::string_view nameOf(search::turns::Kind kind) {
    using search::turns::Kind;
    switch (kind) {
    case Kind::inner:
        return "inner";
    case Kind::cut:
        return "cut";
    case Kind::leaf:
        return "leaf";
    case Kind::over:
        return "over";
    case Kind::memory:
        return "memory";
    case Kind::unfinished:
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

void addSearch(Json& json, const SearchReport& report) {
    json["move"] = report.move ? Json(*report.move) : Json(nullptr);
    json["value"] = report.value;
    json["states"] = report.counters.states;
    addDepth(json, report.depth, report.counters.deepest);
    json["line"] = report.line;
    json["tied"] = report.tied;
    json["seconds"] = report.counters.seconds;
    json["complete"] = report.complete;
    json["valued"] = report.valued;
    json["exhaustive"] = report.exhaustive;
    if (report.halt != base::Halt::none) json["reason"] = nameOf(report.halt);
    addSettings(json, report);
    addCounters(json, report);
    if (report.settings.deepening) json["iterations"] = iterationsOf(report);
}

TreeWriter::TreeWriter(Emit emit, std::string_view game, std::string_view position, std::string_view maxName,
                       std::string_view minName, FinalOf finalOf)
    : emit_(std::move(emit)), game_(game), position_(position), maxName_(maxName), minName_(minName),
      finalOf_(finalOf) {}

void TreeWriter::begin(const SearchReport& report) {
    Json json;
    json["game"] = game_;
    json["position"] = position_;
    addSettings(json, report);
    addDepth(json, report.settings.depth, report.counters.deepest);
    json["states"] = report.counters.states;
    json["dropped"] = report.treeDropped;
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
    json["to_move"] = node.maxToMove ? maxName_ : minName_;
    json["value"] = node.value;
    if (finalOf_ != nullptr) {
        const auto end =
            node.kind == search::turns::Kind::over && node.value == 0 ? std::optional(0) : finalOf_(node.value);
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
