#include "web/grid/grid_requests.h"

#include <algorithm>
#include <array>
#include <random>

#include "api/grid/check.h"
#include "api/grid/games.h"
#include "api/grid/moves.h"
#include "api/grid/player.h"
#include "base/error.h"
#include "base/texts/web.h"
#include "web/grid/grid_view.h"

namespace mitos::web {
namespace {

using api::grid::BoardText;
using api::grid::GridSolver;
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
constexpr std::uint64_t mostGridSeed = std::uint64_t{1} << 53U;
constexpr std::size_t mostGridMoves = 64;
constexpr std::uint64_t mostGridDepth = 64;
constexpr double longestMove = 1;  // seconds that a search takes where nobody asked for more

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
    constexpr std::array<std::string_view, 2> sides{"max", "min"};
    std::string name;
    PlacementGame game = readRulesOf(fields, name, shelf);
    if (const auto first = fields.choice("first", sides)) {
        Rules rules = game.rules();
        rules.first = *first == 0 ? Side::max : Side::min;
        game = PlacementGame(std::move(rules));
    }
    const auto seed = fields.whole("seed", 0, mostGridSeed);
    BoardText start = chooseStart(game, fields.text("start"), seed);
    const GridState state = game.startOn(start);
    GridGame asked{std::move(game), std::move(name), std::move(start), {}, state, false, seed};
    asked.values = fields.flag("values").value_or(false);
    if (const auto moves = fields.texts("moves", mostGridMoves)) playMoves(asked, *moves);
    return asked;
}

// The solution where it is known, or may be made now; `unknown` says that only a worker can tell.
std::shared_ptr<const GridSolver> solutionFor(const GridGame& asked, const base::Limits& limits, const Means& means,
                                              bool& unknown) {
    api::grid::SolvedGames& solved = means.services->solved;
    const auto known = solved.find(asked.game, asked.start, limits);
    unknown = !known.asked && !means.mayWork;
    if (known.asked || unknown) return known.solver;
    auto solver = solved.solve(asked.game, asked.start, limits, *means.stop, means.tell);
    if (!solver && means.stop->raised()) throw Cancelled{};
    return solver;
}

Json describe(const GridGame& asked, const GridSolver* solver) {
    GridView view{asked.game, asked.name, asked.start, asked.moves, asked.state, solver != nullptr, {}};
    if (solver != nullptr && asked.values && !asked.game.isOver(asked.state))
        view.worths = solver->movesOf(asked.state);
    return positionJson(view);
}

Placing pick(const GridGame& asked, const api::grid::Thought& thought) {
    if (!asked.seed) return api::grid::choose(thought, nullptr);
    base::Random random(*asked.seed + asked.moves.size());
    return api::grid::choose(thought, &random);
}

}  // namespace

Answer gridPosition(Fields& fields, const Means& means) {
    const GridGame asked = readGame(fields, means.services->games);
    const base::Limits limits = readTime(fields, valuesMilliseconds);
    fields.finish();
    bool unknown = false;
    std::shared_ptr<const GridSolver> solver;
    if (asked.values) {
        solver = solutionFor(asked, limits, means, unknown);
    } else {
        solver = means.services->solved.find(asked.game, asked.start, limits).solver;
    }
    if (unknown) return std::nullopt;
    return written(describe(asked, solver.get()));
}

Answer gridMove(Fields& fields, const Means& means) {
    GridGame asked = readGame(fields, means.services->games);
    const auto depth = fields.whole("depth", 1, mostGridDepth);
    const bool timed = fields.has("time_ms");
    const base::Limits limits = readTime(fields, moveMilliseconds);
    fields.finish();
    if (asked.game.isOver(asked.state)) throw Error(Fault::input, say(text::webGameOver));
    // Half of the time for a solution, where there is none yet, and the rest for a search.
    const base::Stopwatch watch;
    base::Limits solving = limits;
    solving.seconds /= 2;
    bool unknown = false;
    std::shared_ptr<const GridSolver> solver;
    if (asked.values || !depth) {
        solver = solutionFor(asked, solving, means, unknown);
    } else {
        solver = means.services->solved.find(asked.game, asked.start, solving).solver;
    }
    const bool searches = depth || !solver;
    if (unknown || (searches && !means.mayWork)) return std::nullopt;
    api::grid::PlayerOptions options;
    const double left = std::max(0.001, limits.seconds - watch.seconds());
    if (depth) options.depth = static_cast<int>(*depth);
    options.depthSeconds = left;
    options.moveSeconds = timed ? left : std::min(left, longestMove);
    const api::grid::Player player(asked.game, solver, options);
    const api::grid::Thought thought = player.think(asked.state, *means.stop);
    if (means.stop->raised() || thought.best.empty()) throw Cancelled{};
    const Placing move = pick(asked, thought);
    asked.moves.push_back(move);
    asked.state = asked.game.after(asked.state, move);
    Json json = describe(asked, solver.get());
    json["computer"] = {{"move", api::grid::writeMove(asked.game.rules(), move)},
                        {"seconds", watch.seconds()},
                        {"depth", player.perfect() ? Json(nullptr) : Json(thought.depth)},
                        {"perfect", player.perfect()}};
    return written(json);
}

Answer gridCheck(Fields& fields, const Means& means) {
    const std::string text = fields.neededText("rules", longestText);
    fields.finish();
    const api::grid::CheckReport report = api::grid::checkRules(text, "rules");
    if (report.error) throw base::TextError(*report.error);
    Json json;
    json["ok"] = true;
    json.update(rulesJson(*report.rules, means.language));
    json["solvable"] = report.plan->possible && report.plan->bytes <= mostSolvedBytes;
    return written(json);
}

}  // namespace mitos::web
