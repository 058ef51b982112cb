#include "web/tiles/tiles_requests.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "api/tiles/boards.h"
#include "api/tiles/compare.h"
#include "api/tiles/hint.h"
#include "api/tiles/json.h"
#include "api/tiles/puzzle.h"
#include "api/tiles/solver.h"
#include "base/random.h"
#include "base/words.h"
#include "options/paths.h"
#include "options/read.h"
#include "texts/web.h"
#include "texts/writing/language.h"

namespace mitos::web {
namespace {

using api::tiles::Board;
using api::tiles::Method;
using api::tiles::Shape;

constexpr std::uint64_t solveMilliseconds = 10'000;
constexpr std::size_t mostMethods = 16;

struct Puzzle {
    Shape shape;
    Board goal;
};

// The entry of an option that only sliding puzzles have.
const options::Option& tilesOption(std::string_view name) {
    for (const auto& one : api::tiles::Tiles::options()) {
        if (one.entry.name == name) return one.entry;
    }
    throw std::logic_error("no such option of sliding puzzles");
}

Puzzle readPuzzle(Fields& fields) {
    Puzzle puzzle;
    puzzle.shape = api::tiles::readSize(fields.textOrDefault(tilesOption("size")), "size");
    if (const auto moves = fields.choice(tilesOption("moves"))) puzzle.shape.moves = api::tiles::moveSets.at(*moves);
    const auto goal = fields.text("goal");
    puzzle.goal = goal ? api::tiles::readGoal(puzzle.shape, *goal, "goal") : api::tiles::orderedGoal(puzzle.shape);
    return puzzle;
}

api::tiles::Algorithm algorithmOf(const std::string& name, std::string_view key) {
    const auto algorithm = api::tiles::algorithmNamed(name);
    if (algorithm) return *algorithm;
    options::refuseName(name, key, base::listedNames(api::tiles::algorithms()));
}

api::tiles::Estimate estimateOf(const std::string& name, std::string_view key) {
    const auto estimate = api::tiles::estimateNamed(name);
    if (estimate) return *estimate;
    options::refuseName(name, key, base::listedNames(api::tiles::estimates()));
}

std::optional<std::uint32_t> readWeight(Fields& fields) {
    const auto weight = fields.decimal(options::paths::weight);
    if (!weight) return std::nullopt;
    return static_cast<std::uint32_t>(std::lround(*weight * 100));
}

// A heuristic without an algorithm means A*. The champion uses no heuristic.
Method readMethod(Fields& fields, const Shape& shape) {
    Method method;
    const auto heuristic = fields.text("heuristic");
    if (heuristic) method.heuristic = estimateOf(*heuristic, "heuristic");
    if (!heuristic) method.algorithm = api::tiles::defaultAlgorithm(shape);
    if (const auto name = fields.text("algorithm")) method.algorithm = algorithmOf(*name, "algorithm");
    method.weightPercent = readWeight(fields);
    return method;
}

// `ucs` or `astar:manhattan`.
Method methodNamed(const std::string& text, std::optional<std::uint32_t> weightPercent) {
    const std::size_t colon = text.find(':');
    Method method;
    method.algorithm = algorithmOf(text.substr(0, colon), "methods");
    if (colon != std::string::npos) method.heuristic = estimateOf(text.substr(colon + 1), "methods");
    if (method.algorithm == api::tiles::Algorithm::wastar) method.weightPercent = weightPercent;
    return method;
}

Json methodJson(const std::string& name, const api::tiles::Comparison& found, text::Language language) {
    Json json;
    json["method"] = name;
    if (found.contestants.empty()) {
        json["solved"] = false;
        json["reason"] = "refused";
        if (!found.refused.empty()) json["message"] = found.refused.front().reason.in(language);
        return json;
    }
    const api::tiles::Contestant& contestant = found.contestants.front();
    const api::tiles::Trial& trial = contestant.trials.front();
    json["solved"] = trial.solved;
    if (trial.solved) {
        json["cost"] = trial.cost;
        json["depth"] = trial.depth;
    } else {
        json["reason"] = api::tiles::nameOf(trial.reason);
    }
    api::paths::addCounters(json, trial.counters);
    json["algorithm"] = api::tiles::facts(contestant.method.algorithm).name;
    json["heuristic"] = contestant.method.heuristic;
    json["optimal"] = api::tiles::facts(contestant.method.algorithm).optimal;
    json["table_seconds"] = contestant.tableSeconds;
    return json;
}

}  // namespace

Answer tilesBoard(Fields& fields, const RequestContext& context) {
    const auto [shape, goal] = readPuzzle(fields);
    const auto start = fields.text("start");
    const auto seed = fields.whole(options::web::scramble);
    fields.refuseTogether("start", "scramble");
    fields.finish();
    Board board = goal;
    if (start) board = api::tiles::readBoard(shape, *start, "start");
    if (seed) {
        base::Random random(*seed);
        board = api::tiles::randomBoard(shape, goal, random);
    }
    const bool solvable = api::tiles::solvable(shape, board, goal);
    Json json;
    json["size"] = fmt::format("{}x{}", shape.rows, shape.columns);
    json["moves"] = api::tiles::nameOf(shape.moves);
    json["start"] = api::tiles::writeBoard(shape, board);
    json["goal"] = api::tiles::writeBoard(shape, goal);
    json["solvable"] = solvable;
    json["cells"] = shape.cells();
    json["reason"] = solvable ? Json(nullptr) : Json(context.language.write(text::webUnsolvable));
    return written(json);
}

Answer tilesSolve(Fields& fields, const RequestContext& context) {
    const auto [shape, goal] = readPuzzle(fields);
    const Board start = api::tiles::readBoard(shape, fields.neededText("start"), "start");
    const Method method = readMethod(fields, shape);
    base::Limits limits = readAllLimits(fields, solveMilliseconds);
    fields.finish();
    if (!context.mayWork) return std::nullopt;
    api::tiles::Solver solver(shape, goal, method);
    // Once made, tables serve everybody who comes later: they do not count as time of this search, as long as a request may take it.
    if (api::tiles::solvable(shape, start, goal))
        solver.prepare({{.bytes = limits.bytes}, 1, context.tell, &context.services->tables}, *context.stop);
    const double left = static_cast<double>(mostMilliseconds) / 1000 - solver.tableSeconds();
    limits.seconds = std::min(limits.seconds, std::max(1.0, left));
    const api::tiles::SolveReport report = solver.solve(start, limits, *context.stop, context.tell);
    if (report.reason == api::tiles::Reason::stopped) throw Cancelled{};
    return api::tiles::solveJson(solver, start, report);
}

Answer tilesHint(Fields& fields, const RequestContext& context) {
    const auto [shape, goal] = readPuzzle(fields);
    const Board start = api::tiles::readBoard(shape, fields.neededText("start"), "start");
    const base::Limits limits = readTime(fields, solveMilliseconds);
    fields.finish();
    if (!context.mayWork) return std::nullopt;
    const api::tiles::Hint hint =
        api::tiles::findHint(shape, goal, start, limits, *context.stop, context.tell, &context.services->tables);
    if (hint.reason == api::tiles::Reason::stopped) throw Cancelled{};
    Json json;
    json["next"] = hint.next ? Json(api::tiles::writeBoard(shape, *hint.next)) : Json(nullptr);
    json["tile"] = hint.next ? Json(api::tiles::movedTile(shape, start, *hint.next)) : Json(nullptr);
    json["cost"] = hint.cost ? Json(*hint.cost) : Json(nullptr);
    json["reason"] = hint.reason == api::tiles::Reason::none ? Json(nullptr) : Json(api::tiles::nameOf(hint.reason));
    return written(json);
}

Answer tilesCompare(Fields& fields, const RequestContext& context) {
    const auto [shape, goal] = readPuzzle(fields);
    const Board start = api::tiles::readBoard(shape, fields.neededText("start"), "start");
    base::Limits limits = readAllLimits(fields, solveMilliseconds);
    const auto weight = readWeight(fields);
    const auto names = fields.texts("methods", mostMethods).value_or(std::vector<std::string>{"ucs", "astar"});
    fields.finish();
    std::vector<Method> methods;
    methods.reserve(names.size());
    for (const std::string& name : names) methods.push_back(methodNamed(name, weight));
    if (!context.mayWork) return std::nullopt;
    // Each method has the same time, and all together no more than a request may take.
    const double most = static_cast<double>(mostMilliseconds) / 1000;
    limits.seconds = std::min(limits.seconds, most / static_cast<double>(std::max<std::size_t>(1, methods.size())));
    const base::Stopwatch watch;
    Json json;
    json["methods"] = Json::array();
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const api::tiles::CompareRequest request{
            {shape, goal}, {start}, {methods[i]}, limits, std::nullopt, false, &context.services->tables};
        const api::tiles::Comparison found = api::tiles::compare(request, *context.stop);
        if (context.stop->raised()) throw Cancelled{};
        json["methods"].push_back(methodJson(names[i], found, context.language));
        if (context.tell) context.tell({watch.seconds(), i + 1, 0, 0, 0, methods.size()});
    }
    return written(json);
}

}  // namespace mitos::web
