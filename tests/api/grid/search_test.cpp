// `search GAME`: the textbook searches against the complete solution, on every start of the two original games.
#include "api/grid/boards.h"
#include "api/grid/search.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "api/grid/games.h"
#include "engine/grid/solver.h"
#include "search/turns/alphabeta.h"
#include "search/turns/minimax.h"
#include "tests/support/scale.h"

namespace mitos::api::grid {
namespace search_test {

using engine::grid::GridSolver;
using engine::grid::MoveValue;
using search::solve::Outcome;
using turns::Method;
using turns::Settings;

SearchReport searchFrom(const PlacementGame& game, const GridState& root, const Settings& settings) {
    const base::StopFlag never;
    return searchGame(game, root, Judgement::none, settings, never);
}

Settings with(Method method, bool closedSet) {
    Settings settings;
    settings.method = method;
    settings.closedSet = closedSet;
    return settings;
}

// The same game, with wins worth more the sooner they come: what a search needs to see lengths.
class Hurried {
  public:
    struct State {
        GridState board;
        int plies = 0;
        [[nodiscard]] std::uint64_t hash() const { return base::mix(board.hash(), static_cast<std::uint64_t>(plies)); }
        friend bool operator==(const State&, const State&) = default;
    };
    using Move = Placing;

    explicit Hurried(const PlacementGame& game) : game_(game) {}
    [[nodiscard]] bool maxToMove(const State& state) const { return game_.maxToMove(state.board); }
    [[nodiscard]] bool isOver(const State& state) const { return game_.isOver(state.board); }
    [[nodiscard]] int finalValue(const State& state) const {
        const int sign = game_.finalValue(state.board) / 10;
        return sign * (1000 - state.plies);
    }
    template <class Visit>
    void forEachMove(const State& state, Visit&& visit) const {
        game_.forEachMove(state.board, visit);
    }
    [[nodiscard]] State after(const State& state, const Move& move) const {
        return {game_.after(state.board, move), state.plies + 1};
    }

  private:
    const PlacementGame& game_;
};

template <class Search>
void compareWithSolution(const PlacementGame& game, const BoardText& start, Search&& search) {
    const base::StopFlag never;
    const GridSolver solver(game, start, {}, never);
    const Hurried hurried(game);
    const Hurried::State root{game.startOn(start), 0};
    ASSERT_FALSE(solver.report().moves.empty());
    for (const MoveValue& entry : solver.report().moves) {
        base::Watch watch({}, never);
        const int value = search(hurried, hurried.after(root, entry.move), watch);
        const Outcome outcome = value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw;  // MAX has moved
        EXPECT_EQ(outcome, entry.value.result.outcome);
        if (value != 0) {
            EXPECT_EQ(1000 - std::abs(value), entry.value.result.remoteness);
        }
    }
}

int byMinimax(const Hurried& game, const Hurried::State& state, bool memory, base::Watch& watch) {
    search::turns::MinimaxOptions options;
    options.memory = memory;
    return search::turns::minimax(game, state, search::turns::toTheEnd, search::turns::NoJudgement{}, options, watch)
        .value;
}

int byAlphaBeta(const Hurried& game, const Hurried::State& state, base::Watch& watch) {
    search::turns::AlphaBetaOptions options;
    options.memory = true;
    options.memoryBytes = std::size_t{16} << 20U;
    return search::turns::alphaBeta(game, state, search::turns::toTheEnd, search::turns::NoJudgement{}, options, watch)
        .value;
}

// In sanitizer builds some of the starts are enough.
std::vector<BoardText> someStarts(const PlacementGame& game) {
    std::vector<BoardText> starts = games::grid::legalStarts(game.rules());
#ifdef MITOS_SANITIZED
    if (starts.size() > 2) starts = {starts[0], starts[40]};
#endif
    return starts;
}

// One start of those that are turned or mirrored into each other: plain minimax visits more than a million states for
// each.
std::vector<BoardText> startsUpToSymmetry(const PlacementGame& game) {
    const std::vector<BoardText> starts = someStarts(game);
    if (test::thorough()) return starts;
    const auto side = static_cast<std::size_t>(game.rules().columns);
    std::set<BoardText> seen;
    std::vector<BoardText> chosen;
    for (const BoardText& start : starts) {
        if (!seen.insert(start).second) continue;
        chosen.push_back(start);
        BoardText image = start;
        for (int i = 0; i < 8; ++i) {  // turn by a quarter; and, half-way, mirror
            BoardText next = image;
            for (std::size_t row = 0; row < side; ++row) {
                for (std::size_t column = 0; column < side; ++column) {
                    next[row * side + column] =
                        i == 4 ? image[row * side + side - 1 - column] : image[(side - 1 - column) * side + row];
                }
            }
            image = next;
            seen.insert(image);
        }
    }
    return chosen;
}

TEST(Search, EveryFirstMoveOfCseIsWorthTheSameToMinimaxAlphaBetaAndTheSolution) {
    const PlacementGame game(findGame("cse"));
    ASSERT_EQ(games::grid::legalStarts(game.rules()).size(), 2U);
    for (const BoardText& start : someStarts(game)) {
        SCOPED_TRACE(start);
        compareWithSolution(game, start, [](const Hurried& hurried, const Hurried::State& state, base::Watch& watch) {
            const int value = byAlphaBeta(hurried, state, watch);
            const base::StopFlag never;
            base::Watch second({}, never);
            EXPECT_EQ(byMinimax(hurried, state, true, second), value);
            return value;
        });
    }
}

TEST(Search, EveryFirstMoveOfXoxIsWorthTheSameToAlphaBetaAndTheSolution) {
    const PlacementGame game(findGame("xox"));
    ASSERT_EQ(games::grid::legalStarts(game.rules()).size(), 74U);
    for (const BoardText& start : someStarts(game)) {
        SCOPED_TRACE(start);
        compareWithSolution(game, start, byAlphaBeta);
    }
}

// The original: plain minimax without memory, blind to length, +10, -10 and 0.
TEST(Search, PlainMinimaxValuesEveryStartOfXoxAsTheSolutionDoes) {
    const PlacementGame game(findGame("xox"));
    const base::StopFlag never;
    for (const BoardText& start : startsUpToSymmetry(game)) {
        SCOPED_TRACE(start);
        const GridState root = game.startOn(start);
        const GridSolver solver(game, start, {}, never);
        const SearchReport report = searchFrom(game, root, with(Method::minimax, false));
        EXPECT_TRUE(report.complete && report.exhaustive);
        EXPECT_EQ(report.value, 10 * (static_cast<int>(solver.report().value->result.outcome) - 1));
        std::vector<games::grid::Placing> best;  // blind to length: every move of the best value
        for (const MoveValue& entry : solver.report().moves) {
            if (entry.value.result.outcome == solver.report().value->result.outcome) {
                best.push_back(entry.move);
            }
        }
        EXPECT_EQ(report.tied, best);
        for (const bool closedSet : {false, true}) {
            const SearchReport other = searchFrom(game, root, with(Method::alphabeta, closedSet));
            EXPECT_EQ(other.value, report.value);
            EXPECT_EQ(other.tied, report.tied);
            EXPECT_LT(other.counters.states, report.counters.states);
        }
    }
}

// Every order of placing letters, counted by a recursion of its own.
std::uint64_t statesBelow(const PlacementGame& game, const GridState& state) {
    std::uint64_t count = 1;
    if (game.isOver(state)) return count;
    game.forEachMove(state, [&](const Placing& move) { count += statesBelow(game, game.after(state, move)); });
    return count;
}

TEST(Search, PlainMinimaxChecksEveryStateOnEveryPath) {
    const PlacementGame game(findGame("xox"));
    const GridState root = game.startOn("X____O______");
    const SearchReport report = searchFrom(game, root, with(Method::minimax, false));
    EXPECT_EQ(report.counters.states, statesBelow(game, root));
    EXPECT_EQ(report.counters.cutOffs, 0U);
}

TEST(Search, AWinningLineIsPlayedToItsEnd) {
    const PlacementGame game(findGame("tictactoe"));
    const GridState root = game.startOn("XX_OO____");
    const SearchReport report = searchFrom(game, root, with(Method::alphabeta, true));
    EXPECT_EQ(report.value, 10);
    const turns::WrittenMoves moves = writtenMoves(game, report);
    EXPECT_EQ(moves.move, "0 2 X");
    EXPECT_EQ(moves.line, std::vector<std::string>{"0 2 X"});
}

TEST(Search, TheExtensionSeesAThreatBeyondTheDepth) {
    // MIN has two in a row and MAX does not see it with one ply; looking on where there is a threat, it does.
    const PlacementGame game(findGame("tictactoe"));
    const GridState root = game.startOn("X___OO__X");
    Settings settings = with(Method::minimax, false);
    settings.depth = 1;
    EXPECT_EQ(searchFrom(game, root, settings).tied.size(), 5U);
    settings.extension = 2;
    const SearchReport report = searchFrom(game, root, settings);
    EXPECT_EQ(writtenMoves(game, report).tied, std::vector<std::string>{"1 0 X"});
    EXPECT_GT(report.counters.extended, 0U);
}

TEST(Search, TheTreeHasANodeForEveryState) {
    const PlacementGame game(findGame("tictactoe"));
    const GridState root = game.startOn("X_O_X____");
    std::string text;
    const turns::Emit emit = [&text](std::string_view piece) { text += piece; };
    const base::StopFlag never;
    for (const Method method : {Method::minimax, Method::alphabeta}) {
        text.clear();
        SearchTree recorded;
        const SearchReport report = searchGame(game, root, Judgement::none, with(method, false), never, {}, &recorded);
        writeTree(emit, game, root, report, recorded);
        const auto tree = nlohmann::json::parse(text);
        EXPECT_EQ(tree.at("nodes").size(), report.counters.states);
        EXPECT_EQ(tree.at("nodes")[0].at("value"), report.value);
        EXPECT_TRUE(tree.at("nodes")[0].at("parent").is_null());
        std::uint64_t cut = 0;
        for (const auto& node : tree.at("nodes")) cut += node.at("kind") == "cut" ? 1 : 0;
        EXPECT_EQ(cut, report.counters.cutOffs);
        EXPECT_EQ(cut > 0, method == Method::alphabeta);
    }
}

TEST(Search, ALimitLeavesALegalMove) {
    const PlacementGame game(findGame("connect-four"));
    Settings settings;
    settings.deepening = true;
    settings.closedSet = true;
    settings.limits.nodes = 5000;
    const SearchReport report = searchFrom(game, game.startOn(std::string(42, '_')), settings);
    EXPECT_EQ(report.halt, base::Halt::nodes);
    EXPECT_TRUE(report.move);
    EXPECT_GT(report.depth, 1);
    EXPECT_EQ(report.counters.states + report.counters.lineStates, 5000U);
}

}  // namespace search_test
}  // namespace mitos::api::grid
