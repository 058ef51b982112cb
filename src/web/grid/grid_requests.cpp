#include "web/grid/grid_requests.h"

#include <algorithm>
#include <array>
#include <random>

#include "api/grid/boards.h"
#include "api/grid/check.h"
#include "api/grid/games.h"
#include "base/error.h"
#include "engine/grid/player.h"
#include "options/grid.h"
#include "options/web.h"
#include "texts/web.h"
#include "web/grid/grid_view.h"

namespace mitos::web {
namespace {

using api::grid::BoardText;
using api::grid::GridState;
using api::grid::PlacementGame;
using api::grid::Placing;
using api::grid::Rules;
using api::grid::Side;
using base::Error;
using base::Fault;
using base::say;

constexpr std::uint64_t valuesMilliseconds = 10'000;
constexpr std::uint64_t moveMilliseconds = 5'000;
constexpr std::size_t mostGridMoves = 64;
constexpr double longestMove = 1;      // seconds that a search takes where nobody asked for more
constexpr double solvedAtOnce = 0.25;  // seconds, as a plan estimates them; what takes longer goes to the background

struct GridGame {
    PlacementGame game;
    std::string name;
    BoardText start;
    std::vector<Placing> moves;
    GridState state;  // after them
    bool values = false;
    std::optional<std::uint64_t> seed;
};

PlacementGame readRulesOf(Fields& fields, std::string& name, GameShelf& shelf) {
    const auto game = fields.text("game");
    const auto text = fields.text("rules", longestText);
    fields.refuseTogether("game", "rules");
    if (!game && !text) throw Error(Fault::usage, say(text::webOneOf, "game", "rules"));
    if (game) {
        name = *game;
        return *shelf.find(*game);
    }
    api::grid::CheckReport report = api::grid::checkRules(*text, "rules");
    if (report.error) throw base::TextError(*report.error);
    return PlacementGame(std::move(*report.rules));
}

// Without a start in the request, one of the legal ones: by the seed, or by chance.
BoardText chooseStart(const PlacementGame& game, const std::optional<std::string>& typed,
                      std::optional<std::uint64_t> seed) {
    if (typed) {
        BoardText board = api::grid::readBoardText(game.rules(), *typed, "start");
        if (const auto problem = api::grid::startProblem(game, board))
            throw base::TextError(base::placeAt("start", *typed, 0), *problem);
        return board;
    }
    const std::vector<BoardText> starts = api::grid::legalStarts(game.rules());
    base::Random random(seed ? *seed : std::random_device{}());
    return starts[starts.size() > 1 ? random.below(starts.size()) : 0];
}

// The place of a bad move is its number in the list.
void playMoves(GridGame& asked, const std::vector<std::string>& typed) {
    for (std::size_t i = 0; i < typed.size(); ++i) {
        base::Place place = base::placeAt("moves", typed[i], 0, i + 1);
        if (asked.game.isOver(asked.state)) throw base::TextError(place, say(text::webMoveAfterEnd, i + 1));
        const api::grid::TypedMove read = api::grid::readMove(asked.game, asked.state, typed[i]);
        if (read.problem) throw base::TextError(place, *read.problem);
        asked.moves.push_back(*read.move);
        asked.state = asked.game.after(asked.state, *read.move);
    }
}

GridGame readGame(Fields& fields, GameShelf& shelf) {
    std::string name;
    PlacementGame game = readRulesOf(fields, name, shelf);
    if (const auto first = fields.choice(options::grid::first)) {
        Rules rules = game.rules();
        rules.first = *first == 0 ? Side::max : Side::min;
        game = PlacementGame(std::move(rules));
    }
    const auto seed = fields.whole(options::web::seed);
    BoardText start = chooseStart(game, fields.text("start"), seed);
    const GridState state = game.startOn(start);
    GridGame asked{std::move(game), std::move(name), std::move(start), {}, state, false, seed};
    asked.values = fields.flag(options::web::values).value_or(false);
    if (const auto moves = fields.texts("moves", mostGridMoves)) playMoves(asked, *moves);
    return asked;
}

// Games that are solved in a moment are solved at once. `needsWorker` says that this has to happen elsewhere.
SolutionState solveAtOnce(const GridGame& asked, const RequestContext& context, bool& needsWorker) {
    SolutionState state = context.services->solving.look(asked.game, asked.start);
    needsWorker = state.unknown() && !context.mayWork;
    if (!state.unknown() || needsWorker) return state;
    state.solver = context.services->solved.solve(asked.game, asked.start, {}, *context.stop, context.tell);
    if (!state.solver && context.stop->raised()) throw Cancelled{};
    state.tooLarge = state.solver == nullptr;
    return state;
}

// The others are solved in the background, and waited for until `seconds` after their work was asked for first.
SolutionState solveInBackground(const GridGame& asked, double seconds, const RequestContext& context,
                                bool& needsWorker) {
    SolvingQueue& solving = context.services->solving;
    SolutionState state = solving.begin(asked.game, asked.start);
    if (!state.solving || solving.hasWaited(asked.game, asked.start, seconds)) return state;
    needsWorker = !context.mayWork;
    if (needsWorker) return state;
    state = solving.wait(asked.game, asked.start, seconds, *context.stop, context.tell);
    if (context.stop->raised()) throw Cancelled{};
    return state;
}

SolutionState solutionFor(const GridGame& asked, double seconds, const RequestContext& context, bool& needsWorker) {
    needsWorker = false;
    const bool quick = engine::grid::planFor(asked.game, asked.start).seconds <= solvedAtOnce;
    return quick ? solveAtOnce(asked, context, needsWorker) : solveInBackground(asked, seconds, context, needsWorker);
}

Json describe(const GridGame& asked, const SolutionState& solution) {
    GridView view{asked.game, asked.name, asked.start, asked.moves, asked.state, solution, {}};
    if (solution.solver != nullptr && asked.values && !asked.game.isOver(asked.state))
        view.moveValues = solution.solver->movesOf(asked.state);
    return positionJson(view);
}

Placing pick(const GridGame& asked, const engine::grid::Opinion& opinion) {
    if (!asked.seed) return engine::grid::chooseMove(opinion, nullptr);
    base::Random random(*asked.seed + asked.moves.size());
    return engine::grid::chooseMove(opinion, &random);
}

}  // namespace

Answer gridPosition(Fields& fields, const RequestContext& context) {
    const GridGame asked = readGame(fields, context.services->games);
    const base::Limits limits = readTime(fields, valuesMilliseconds);
    fields.finish();
    bool needsWorker = false;
    const SolutionState solution = asked.values ? solutionFor(asked, limits.seconds, context, needsWorker)
                                                : context.services->solving.look(asked.game, asked.start);
    if (needsWorker) return std::nullopt;
    return written(describe(asked, solution));
}

Answer gridMove(Fields& fields, const RequestContext& context) {
    GridGame asked = readGame(fields, context.services->games);
    const auto depth = fields.whole(options::grid::depth);
    const bool timed = fields.has("time_ms");
    const base::Limits limits = readTime(fields, moveMilliseconds);
    fields.finish();
    if (asked.game.isOver(asked.state)) throw Error(Fault::input, say(text::webGameOver));
    // Half of the time for a solution, where there is none yet, and the rest for a search.
    const base::Stopwatch watch;
    bool needsWorker = false;
    const SolutionState solution = asked.values || !depth ? solutionFor(asked, limits.seconds / 2, context, needsWorker)
                                                          : context.services->solving.look(asked.game, asked.start);
    const bool searches = depth || !solution.solver;
    if (needsWorker || (searches && !context.mayWork)) return std::nullopt;
    engine::grid::PlayerOptions options;
    const double left = std::max(0.001, limits.seconds - watch.seconds());
    if (depth) options.depth = static_cast<int>(*depth);
    options.depthSeconds = left;
    options.moveSeconds = timed ? left : std::min(left, longestMove);
    const engine::grid::Player player(asked.game, solution.solver, options);
    const engine::grid::Opinion opinion = player.think(asked.state, *context.stop);
    if (context.stop->raised() || opinion.best.empty()) throw Cancelled{};
    const Placing move = pick(asked, opinion);
    asked.moves.push_back(move);
    asked.state = asked.game.after(asked.state, move);
    Json json = describe(asked, solution);
    json["computer"] = {{"move", api::grid::writeMove(asked.game.rules(), move)},
                        {"seconds", watch.seconds()},
                        {"depth", player.isPerfect() ? Json(nullptr) : Json(opinion.depth)},
                        {"perfect", player.isPerfect()}};
    return written(json);
}

Answer gridCheck(Fields& fields, const RequestContext& context) {
    const std::string text = fields.neededText("rules", longestText);
    fields.finish();
    const api::grid::CheckReport report = api::grid::checkRules(text, "rules");
    if (report.error) throw base::TextError(*report.error);
    Json json;
    json["ok"] = true;
    json.update(rulesJson(*report.rules, context.language));
    json["solvable"] = report.plan->possible && report.plan->bytes <= mostSolvedBytes;
    return written(json);
}

}  // namespace mitos::web
