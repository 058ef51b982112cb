#include "api/othello/player.h"

#include <algorithm>
#include <cstdlib>

namespace mitos::api::othello {
namespace {

constexpr double hintSeconds = 5;
// Every move on its own costs a few times what the best one does: done where that was found in no time.
constexpr double cheapSeconds = 0.3;

Square squareOf(const Othello& game, const std::string& text) {
    return games::othello::readSquare(game.size(), text).value_or(games::othello::pass);
}

}  // namespace

Player::Player(const Othello& game, Evaluation evaluation, PlayerOptions options)
    : searcher_(game, std::move(evaluation)), options_(std::move(options)) {}

Thought Player::think(const Board& board, base::Random* random, const base::StopFlag& stop,
                      const base::Tell& tell) const {
    SearchRequest request{board, options_.settings, options_.unquiet, options_.evaluationName};
    request.settings.seed.reset();
    if (random != nullptr) request.settings.seed = random->next();
    Thought thought;
    thought.report = searcher_.search(request, stop, tell);
    thought.move = squareOf(searcher_.game(), thought.report.move.value_or("pass"));
    return thought;
}

Hint Player::hint(const Board& board, const base::StopFlag& stop, const base::Tell& tell) const {
    SearchRequest request{board, options_.settings, options_.unquiet, options_.evaluationName};
    request.settings.seed.reset();
    request.settings.deepening = true;
    request.settings.limits.seconds = std::min(request.settings.limits.seconds, hintSeconds);
    Hint hint;
    hint.best.report = searcher_.search(request, stop, tell);
    hint.best.move = squareOf(searcher_.game(), hint.best.report.move.value_or("pass"));
    if (hint.best.report.halt != base::Halt::none || hint.best.report.counters.seconds > cheapSeconds) return hint;
    request.settings.deepening = false;
    request.settings.depth = hint.best.report.depth;
    searcher_.game().forEachMove(board, [&](Square move) {
        const turns::SearchReport report = searcher_.refute(request, move, stop);
        if (report.complete) hint.moves.push_back({move, report.value});
    });
    return hint;
}

std::optional<int> finalDifference(int value) {
    if (std::abs(value) < Othello::winValue) return std::nullopt;
    return value > 0 ? value - Othello::winValue : value + Othello::winValue;
}

}  // namespace mitos::api::othello
