#include "engine/othello/textbook.h"

#include <bit>

#include "engine/othello/final_score.h"

namespace mitos::engine::othello {
namespace {

using games::othello::Squares;
using search::turns::Knowledge;
using search::turns::Settings;

Squares cornersOf(int size) {
    using games::othello::bitOf;
    using games::othello::squareAt;
    return bitOf(squareAt(0, 0)) | bitOf(squareAt(0, size - 1)) | bitOf(squareAt(size - 1, 0)) |
           bitOf(squareAt(size - 1, size - 1));
}

// Returns the plies below a root move.
int oneLess(int depth) { return depth == search::turns::toTheEnd ? depth : depth - 1; }

}  // namespace

// Squares are named as in books for players: C and X beside the corner, A and B on the edge.
int squareWeight(int size, Square square) {
    const int row = std::min(games::othello::rowOf(square), size - 1 - games::othello::rowOf(square));
    const int column = std::min(games::othello::columnOf(square), size - 1 - games::othello::columnOf(square));
    const int near = std::min(row, column);
    const int far = std::max(row, column);
    if (near == 0) {
        if (far == 0) return 100;   // the corner
        if (far == 1) return -15;   // C: it may give the corner away
        return far == 2 ? 20 : 10;  // A and B
    }
    if (near == 1) return far == 1 ? -40 : -5;  // X, and the ring that opens the edge
    return far == 2 ? 5 : 0;
}

Searcher::Searcher(const Othello& game, Evaluation evaluation) : game_(game), evaluation_(std::move(evaluation)) {}

bool Searcher::isUnquiet(const Board& board, const Unquiet& unquiet) const {
    const Squares moves = game_.moves(board);
    return (unquiet.corner && (moves & cornersOf(game_.size())) != 0) || (unquiet.pass && moves == 0) ||
           (unquiet.forced && std::has_single_bit(moves));
}

SearchReport Searcher::search(const SearchRequest& request, const base::StopFlag& stop,
                              const base::OnProgress& onProgress, const SearchObservers& observers) const {
    std::array<int, 65> weights{};  // a pass weighs nothing
    for (int square = 0; square < 64; ++square) {
        weights[static_cast<std::size_t>(square)] = squareWeight(game_.size(), static_cast<Square>(square));
    }
    const Knowledge knowledge{
        [&weights](const Board& /*board*/, Square move) { return weights[move]; },
        [this, unquiet = request.unquiet](const Board& board) { return isUnquiet(board, unquiet); }};
    const Settings& settings = request.settings;
    base::Watch watch(settings.limits, stop, onProgress);
    return search::turns::searchAndReport(game_, request.root, evaluation_, knowledge, settings, request.evaluationName,
                                          watch, observers);
}

SearchReport Searcher::refute(const SearchRequest& request, Square move, const base::StopFlag& stop) const {
    SearchRequest below = request;
    below.root = game_.after(request.root, move);
    below.settings.depth = oneLess(request.settings.depth);
    below.settings.seed.reset();
    below.settings.deepening = false;
    if (below.settings.depth > 0) return search(below, stop);
    // With one ply the line ends at the move, unless it is extended from there.
    if (request.settings.extension > 0 && !game_.isOver(below.root) && isUnquiet(below.root, request.unquiet)) {
        below.settings.depth = request.settings.extension;
        below.settings.extension = 0;
        return search(below, stop);
    }
    SearchReport report;
    report.settings = below.settings;
    report.evaluation = request.evaluationName;
    report.complete = true;
    report.exhaustive = game_.isOver(below.root);
    report.valued = 1;
    report.value = report.exhaustive ? game_.finalValue(below.root) : evaluation_(below.root);
    report.counters.states = report.counters.leaves = 1;
    return report;
}

std::optional<int> finalOf(const Othello& game, const Board& root, const SearchReport& report) {
    if (report.valued == 0 && !game.isOver(root)) return std::nullopt;
    return finalOf(finalScore(game, root, report.line), report.value);
}

}  // namespace mitos::engine::othello
