#include "engine/othello/textbook_values.h"

#include <algorithm>

#include "engine/othello/textbook_opinion.h"

namespace mitos::engine::othello {
MoveValues textbookValues(const Searcher& searcher, const SearchRequest& request, double discsPerPoint,
                          const base::StopFlag& stop, const base::OnProgress& onNodes) {
    const base::Stopwatch watch;
    const Othello& game = searcher.game();
    MoveValues values;
    values.source = Source::textbook;
    values.depth = request.settings.depth;
    std::vector<Square> moves;
    game.forEachMove(request.root, [&](Square move) { moves.push_back(move); });
    for (const Square move : moves) {
        SearchRequest one = request;
        base::Limits& left = one.settings.limits;
        left.seconds -= watch.seconds();
        left.nodes -= std::min(values.nodes, left.nodes);
        Opinion opinion;
        opinion.source = Source::textbook;
        opinion.move = move;
        opinion.line = {move};
        if (stop.raised()) {
            values.halt = base::Halt::stopped;
        } else if (left.seconds <= 0) {
            values.halt = base::Halt::time;
        } else if (left.nodes == 0) {
            values.halt = base::Halt::nodes;
        } else {
            opinion = moveOpinionOf(game, request.root, move, searcher.refute(one, move, stop), discsPerPoint);
            if (opinion.halt != base::Halt::none) values.halt = opinion.halt;
            values.nodes += opinion.nodes;
        }
        values.moves.push_back(std::move(opinion));
        if (onNodes) onNodes({watch.seconds(), values.moves.size(), 0, 0, 0, moves.size()});
    }
    sortBestFirst(values, request.root);
    values.seconds = watch.seconds();
    return values;
}

}  // namespace mitos::engine::othello
