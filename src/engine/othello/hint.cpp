#include "engine/othello/hint.h"

#include <algorithm>

namespace mitos::engine::othello {
namespace {

constexpr double hintSeconds = 5;
// The values of all moves take a few times as long as the best move: they are shown if that was found quickly.
constexpr double quickSeconds = 0.3;

bool wasQuick(const Opinion& best) { return best.halt == base::Halt::none && best.seconds <= quickSeconds; }

}  // namespace

Hint hintFor(const Engine& engine, const Board& board, const Budget& budget, const base::StopFlag& stop,
             const base::OnProgress& onNodes) {
    Budget advice = budget;
    advice.level.reset();
    advice.tieSeed.reset();
    advice.cap = hintSeconds;
    advice.asAdvice = true;
    Hint hint;
    hint.best = engine.think(board, advice, stop, {{}, onNodes, nullptr});
    advice.asAdvice = false;
    const bool champion = hint.best.source == Source::champion;
    if (!wasQuick(hint.best) || (champion && !hint.best.value.proven)) return hint;
    advice.cap -= hint.best.seconds;
    if (!champion) advice.depth = hint.best.depth;
    MoveValues values = engine.values(board, advice, stop);
    // The values are shown beside the best move only if they can be compared with it.
    const bool proven =
        std::all_of(values.moves.begin(), values.moves.end(), [](const Opinion& one) { return one.value.proven; });
    const bool asDeep = values.halt == base::Halt::none && values.depth == hint.best.depth;
    const bool areComparable = proven || (!champion && asDeep);
    if (areComparable) hint.moves = std::move(values);
    return hint;
}

}  // namespace mitos::engine::othello
