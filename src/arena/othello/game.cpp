#include "arena/othello/game.h"

namespace mitos::arena::othello {
namespace {

using games::othello::Board;
using games::othello::Colour;
using games::othello::Othello;
using games::othello::Score;
using games::othello::Square;

}  // namespace

Score allTo(Colour winner, const Othello& game) {
    const int all = games::othello::discs(game.squares());
    return winner == Colour::black ? Score{all, 0} : Score{0, all};
}

GameResult playGame(const Othello& game, const Board& start, const Player& black, const Player& white) {
    GameResult result;
    result.start = result.end = start;
    while (!game.isOver(result.end)) {
        Square move = games::othello::pass;
        if (game.moves(result.end) != 0) {
            const std::optional<Square> chosen = (result.end.mover == Colour::black ? black : white)(result);
            if (!chosen) return result;
            if (!game.isLegal(result.end, *chosen)) {
                result.ending = Ending::illegal;
                result.score = allTo(games::othello::other(result.end.mover), game);
                return result;
            }
            move = *chosen;
        }
        result.moves.push_back(move);
        result.end = game.after(result.end, move);
    }
    result.ending = Ending::played;
    result.score = games::othello::scoreWithEmptiesToWinner(game, result.end);
    return result;
}

}  // namespace mitos::arena::othello
