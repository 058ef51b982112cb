// A second opinion on a score, from code that shares nothing with the champion but the rules.
#include "engine/othello/endgame.h"
#include "engine/othello/fewest_replies.h"
#include "games/othello/score.h"
#include "search/turns/alphabeta.h"

namespace mitos::engine::othello {
namespace {

int blackDiscs(const Othello& game, const Board& board) {
    const games::othello::Score score = games::othello::scoreWithEmptiesToWinner(game, board);
    return score.black - score.white;
}

/// Othello reduced to one question: whether black's final score is above a bound.
class AboveBound : public Othello {
  public:
    explicit AboveBound(int bound) : Othello(8), bound_(bound) {}
    [[nodiscard]] int finalValue(const Board& board) const { return blackDiscs(*this, board) > bound_ ? 1 : -1; }

  private:
    int bound_;
};

/// Tells whether black's score is above the bound. Returns nothing if the limits end the search first.
std::optional<bool> isAbove(const Board& board, int bound, const base::Limits& limits, const base::StopFlag& stop) {
    using namespace search::turns;
    const AboveBound game(bound);
    const Knowledge knowledge{FewestReplies{game}, AlwaysQuiet{}};
    const NoJudgement evaluation;
    AlphaBetaOptions options;
    options.memory = true;
    options.order = Order::weighted;
    base::Watch watch(limits, stop);
    NoObserver observer;
    AlphaBeta search(game, evaluation, options, watch, knowledge, observer);
    const auto result = search.search(board, 2 * games::othello::discs(game.empties(board)) + 2);
    if (!result.complete) return std::nullopt;
    return result.value > 0;
}

bool lineEndsAt(const Board& board, int score, const std::vector<Square>& line) {
    const Othello game(8);
    Board at = board;
    for (const Square move : line) {
        if (!game.isLegal(at, move)) return false;
        at = game.after(at, move);
    }
    if (!game.isOver(at)) return false;
    const int black = blackDiscs(game, at);
    return (board.mover == Colour::black ? black : -black) == score;
}

}  // namespace

Certificate certify(const Board& board, int score, const std::vector<Square>& line, const base::Limits& limits,
                    const base::StopFlag& stop) {
    Certificate certificate;
    certificate.lineEndsAtScore = lineEndsAt(board, score, line);
    // The score of the mover is at least `score` and at most `score`, from black's view.
    const bool black = board.mover == Colour::black;
    const auto aboveBelow = isAbove(board, (black ? score : -score) - 1, limits, stop);
    const auto aboveIt = isAbove(board, black ? score : -score, limits, stop);
    const auto no = [](std::optional<bool> answer) { return answer ? std::optional(!*answer) : answer; };
    certificate.atLeast = black ? aboveBelow : no(aboveIt);
    certificate.atMost = black ? no(aboveIt) : aboveBelow;
    return certificate;
}

}  // namespace mitos::engine::othello
