#include "engine/othello/textbook_opinion.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "engine/othello/final_score.h"

namespace mitos::engine::othello {
namespace {

constexpr double mostEstimated = 63.99;  // discs: an estimate never looks like a finished game

// The final scores of good players spread by about 17 discs (root mean square); a little less is used here, to be
// cautious.
constexpr double usualSpread = 15;
constexpr int calibrationGames = 64;

}  // namespace

double discsPerPoint(const Othello& game, const Evaluation& evaluation) {
    if (evaluation.isPattern()) return 1.0 / PatternEvaluation::unitsPerDisc;
    base::Random random(1);
    double squares = 0;
    int count = 0;
    for (int i = 0; i < calibrationGames; ++i) {
        Board board = game.start();
        for (int ply = 0; !game.isOver(board); ++ply) {
            std::vector<Square> moves;
            game.forEachMove(board, [&](Square move) { moves.push_back(move); });
            board = game.after(board, moves[random.below(moves.size())]);
            if (ply % 4 != 3 || game.isOver(board)) continue;
            const double value = evaluation(board);
            squares += value * value;
            ++count;
        }
    }
    return squares > 0 ? usualSpread / std::sqrt(squares / count) : 1;
}

Value valueOf(const Othello& game, const Board& board, int black, bool exhaustive, const std::vector<Square>& line,
              double discsPerPoint) {
    const int sign = signFor(board);
    const auto end = finalScore(game, board, line);
    const auto difference = exhaustive ? finalDifference(black).value_or(0) : finalDifference(black);
    Value value;
    value.proven = exhaustive;
    value.decided = difference.has_value();
    if (!value.decided) value.points = sign * black;
    if (end || difference) value.onBoard = sign * (end ? end->onBoard : *difference);
    if (value.decided) {
        value.discs = sign * (end ? end->withEmpties : *difference);
    } else {
        value.discs = sign * std::clamp(black * discsPerPoint, -mostEstimated, mostEstimated);
    }
    return value;
}

Opinion opinionOf(const Othello& game, const Board& board, SearchReport report, double discsPerPoint) {
    Opinion opinion;
    opinion.source = Source::textbook;
    opinion.line = report.line;
    opinion.move = report.move.value_or(games::othello::pass);
    // If no root move was valued, this is the evaluation of the root.
    opinion.value = valueOf(game, board, report.value, report.exhaustive, report.line, discsPerPoint);
    opinion.depth = report.depth;
    opinion.nodes = report.counters.states;
    opinion.seconds = report.counters.seconds;
    opinion.halt = report.halt;
    opinion.report = std::move(report);
    return opinion;
}

Opinion moveOpinionOf(const Othello& game, const Board& board, Square move, SearchReport report, double discsPerPoint) {
    Opinion opinion;
    opinion.source = Source::textbook;
    opinion.move = move;
    opinion.line.push_back(move);
    for (const Square next : report.line) opinion.line.push_back(next);
    opinion.nodes = report.counters.states;
    opinion.seconds = report.counters.seconds;
    opinion.halt = report.halt;
    if (report.complete) {
        opinion.depth = std::min(report.depth, search::turns::toTheEnd - 1) + 1;
        opinion.value = valueOf(game, board, report.value, report.exhaustive, opinion.line, discsPerPoint);
    }
    opinion.report = std::move(report);
    return opinion;
}

void sortBestFirst(MoveValues& values, const Board& board) {
    const int sign = signFor(board);
    std::stable_sort(values.moves.begin(), values.moves.end(), [sign](const Opinion& a, const Opinion& b) {
        if (a.isComplete() != b.isComplete()) return a.isComplete();
        return a.isComplete() && sign * a.report->value > sign * b.report->value;
    });
}

}  // namespace mitos::engine::othello
