#include "engine/othello/explanation.h"

namespace mitos::engine::othello {

Explained explain(const Searcher& searcher, const Board& board) {
    Explained explained;
    explained.board = board;
    explained.over = searcher.game().isOver(board);
    if (explained.over) {
        explained.value = searcher.game().finalValue(board);
    } else {
        explained.breakdown = searcher.evaluation().breakdown(board);
        explained.value = explained.breakdown.value;
    }
    return explained;
}

Explanation explainSearch(const Searcher& searcher, const SearchRequest& request, const SearchReport& report,
                          const std::vector<Square>& moves, const base::StopFlag& stop) {
    const auto leafOf = [&](const Board& from, const SearchReport& found) {
        return explain(searcher, afterLine(searcher.game(), from, found.line));
    };
    Explanation explanation;
    explanation.root = explain(searcher, request.root);
    if (report.valued > 0) explanation.leaf = leafOf(request.root, report);
    if (!report.complete) return explanation;
    SearchRequest reached = request;
    reached.settings.depth = report.depth;
    for (const Square move : moves) {
        if (stop.raised()) break;
        Refutation refutation{move, searcher.refute(reached, move, stop), {}};
        if (refutation.report.complete) {
            refutation.leaf = leafOf(searcher.game().after(request.root, move), refutation.report);
        }
        explanation.refutations.push_back(std::move(refutation));
    }
    return explanation;
}

}  // namespace mitos::engine::othello
