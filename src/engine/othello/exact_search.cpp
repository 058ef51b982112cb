#include "engine/othello/exact_search.h"

#include <algorithm>

#include "engine/othello/fewest_replies.h"
#include "engine/othello/textbook_opinion.h"

namespace mitos::engine::othello {
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

// Searches several positions with one table.
class ExactSolver {
  public:
    ExactSolver(const Othello& game, const base::Limits& limits, const base::StopFlag& stop,
                const base::OnProgress& onNodes)
        : knowledge_{FewestReplies{game}, AlwaysQuiet{}}, watch_(limits, stop, onNodes),
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
        options.order = search::turns::Order::weighted;
        return options;
    }

    NoJudgement judgement_;
    NoObserver observer_;
    ExactKnowledge knowledge_;
    base::Watch watch_;
    ExactSearch search_;
    const Othello& game_;
};

SearchReport exactReport(const RootResult<Square>& result, const SearchRequest& request) {
    search::turns::Settings settings = request.settings;  // the settings that were used, for the report
    settings.method = search::turns::Method::alphabeta;
    settings.depth = search::turns::toTheEnd;
    settings.closedSet = true;
    settings.order = search::turns::Order::weighted;
    settings.deepening = false;
    return search::turns::reportOf(search::turns::Deepened<Square>{result, {}}, settings, request.evaluationName);
}

}  // namespace

SearchReport solveExactly(const Othello& game, const SearchRequest& request, const base::StopFlag& stop,
                          const base::OnProgress& onNodes) {
    ExactSolver solver(game, request.settings.limits, stop, onNodes);
    return exactReport(solver.solve(request.root), request);
}

MoveValues exactValues(const Othello& game, const SearchRequest& request, const base::StopFlag& stop,
                       const base::OnProgress& onNodes) {
    ExactSolver solver(game, request.settings.limits, stop, onNodes);
    MoveValues values;
    values.source = Source::exact;
    values.depth = games::othello::discs(game.empties(request.root));
    game.forEachMove(request.root, [&](Square move) {
        SearchReport report = exactReport(solver.solve(game.after(request.root, move)), request);
        const std::uint64_t states = report.counters.states;  // the counters continue from search to search
        report.counters.states = states - values.nodes;
        values.nodes = states;
        Opinion opinion = moveOpinionOf(game, request.root, move, std::move(report), 0);
        opinion.source = Source::exact;
        values.moves.push_back(std::move(opinion));
    });
    sortBestFirst(values, request.root);
    values.halt = solver.watch().halt();
    values.seconds = solver.watch().seconds();
    return values;
}

}  // namespace mitos::engine::othello
