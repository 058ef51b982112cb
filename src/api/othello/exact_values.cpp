#include "api/othello/exact_values.h"

#include <algorithm>

#include "api/othello/fewest_replies.h"
#include "api/othello/final_score.h"

namespace mitos::api::othello {
namespace {

using search::turns::AlphaBeta;
using search::turns::AlphaBetaOptions;
using search::turns::AlwaysQuiet;
using search::turns::Knowledge;
using search::turns::NoJudgement;
using search::turns::NoObserver;
using search::turns::RootResult;

using ExactKnowledge = Knowledge<FewestReplies, AlwaysQuiet>;
using ExactSearch = AlphaBeta<Othello, NoJudgement, ExactKnowledge, NoObserver>;

constexpr std::uint64_t exactTableBytes = std::uint64_t{128} << 20U;

// One table for every position that is searched with it.
class ExactSolver {
  public:
    ExactSolver(const Othello& game, const base::Limits& limits, const base::StopFlag& stop, const base::Tell& tell)
        : knowledge_{FewestReplies{game}, AlwaysQuiet{}}, watch_(limits, stop, tell),
          search_(game, judgement_, optionsWithin(limits), watch_, knowledge_, observer_), game_(game) {}

    // No line is longer: between two placed discs there is at most one pass.
    RootResult<Square> solve(const Board& board) {
        return search_.search(board, 2 * games::othello::discs(game_.empties(board)) + 2);
    }
    [[nodiscard]] const base::Watch& watch() const { return watch_; }

  private:
    static AlphaBetaOptions optionsWithin(const base::Limits& limits) {
        AlphaBetaOptions options;
        options.memory = true;
        options.memoryBytes = static_cast<std::size_t>(std::min(limits.bytes, exactTableBytes));
        options.order = turns::Order::weighted;
        return options;
    }

    NoJudgement judgement_;
    NoObserver observer_;
    ExactKnowledge knowledge_;
    base::Watch watch_;
    ExactSearch search_;
    const Othello& game_;
};

}  // namespace

SearchReport solveExactly(const Othello& game, const SearchRequest& request, const base::StopFlag& stop,
                          const base::Tell& tell) {
    ExactSolver solver(game, request.settings.limits, stop, tell);
    turns::Settings settings = request.settings;  // what was done, for the report
    settings.method = turns::Method::alphabeta;
    settings.depth = search::turns::toTheEnd;
    settings.closedSet = true;
    settings.order = turns::Order::weighted;
    settings.deepening = false;
    return search::turns::reportOf(search::turns::Deepened<Square>{solver.solve(request.root), {}}, settings,
                                   request.evaluationName);
}

MoveValues exactMoveValues(const Othello& game, const SearchRequest& request, const base::StopFlag& stop,
                           const base::Tell& tell) {
    ExactSolver solver(game, request.settings.limits, stop, tell);
    MoveValues values;
    values.depth = games::othello::discs(game.empties(request.root));
    std::uint64_t states = 0;
    game.forEachMove(request.root, [&](Square move) {
        MoveValue entry;
        entry.move = move;
        entry.line.push_back(move);
        const RootResult<Square> result = solver.solve(game.after(request.root, move));
        entry.complete = result.complete;
        entry.exhaustive = result.exhaustive;
        entry.value = result.value;
        // There is no evaluation here: zero is the value of a drawn game.
        if (result.complete && result.exhaustive) entry.final = finalDifference(result.value).value_or(0);
        entry.states = result.counters.states - states;  // its counters go on from search to search
        states = result.counters.states;
        entry.line.insert(entry.line.end(), result.line.begin(), result.line.end());
        values.moves.push_back(std::move(entry));
    });
    values.halt = solver.watch().halt();
    values.seconds = solver.watch().seconds();
    return values;
}

}  // namespace mitos::api::othello
