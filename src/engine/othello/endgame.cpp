#include "engine/othello/endgame.h"

#include <algorithm>

#include "base/files.h"
#include "base/memory.h"
#include "base/units.h"
#include "champion/othello/weights_file.h"
#include "texts/champion.h"

namespace mitos::engine::othello {
namespace {

using champion::othello::Position;
using champion::othello::SolveReport;

// The textbook search takes some seconds with 16 empty squares and does not finish with 20.
constexpr double mostSecondsForABound = 10;

Position positionOf(const Board& board) { return {board.own(), board.opponent()}; }

std::unique_ptr<champion::othello::Weights> weightsFrom(const std::string& file, const base::StopFlag& stop) {
    if (file.empty()) return nullptr;
    return std::make_unique<champion::othello::Weights>(
        champion::othello::unpackWeights(base::readFile(file, base::weightsFile, stop), file));
}

// The table is filled at once: memory that the machine does not have would end the program, instead of failing the
// allocation.
std::uint64_t fitting(std::uint64_t bytes) {
    const std::uint64_t available = base::availableMemory();
    if (bytes > available) {
        throw base::Error(base::Fault::system,
                          base::say(text::endgameTable, base::showBytes(bytes), base::showBytes(available)));
    }
    return bytes;
}

}  // namespace

EndgameSolver::EndgameSolver(const EndgameOptions& options, const base::StopFlag& stop)
    : own_(weightsFrom(options.weights, stop)), bytes_(fitting(options.tableBytes)),
      solver_(own_ ? *own_ : champion::othello::shippedWeights(),
              {bytes_, options.threads, options.level.value_or(champion::othello::fastestCpuLevel())}) {}

EndgameSolver::~EndgameSolver() = default;

EndgameReport EndgameSolver::solve(const Board& board, const EndgameRequest& request, const base::StopFlag& stop,
                                   const OnSolveProgress& onProgress) {
    EndgameReport report;
    report.board = board;
    solver_.forget();  // so that the nodes do not depend on what was solved before
    report.solved = solver_.solve(positionOf(board), request.window, request.limits, stop, onProgress);
    if (request.allMoves && report.solved.halt == base::Halt::none) {
        const Othello game(8);
        base::Limits left = request.limits;
        for (games::othello::Squares moves = game.moves(board); moves != 0; moves &= moves - 1) {
            const Square move = games::othello::firstOf(moves);
            left.seconds = request.limits.seconds - report.solved.seconds;
            left.nodes = request.limits.nodes - std::min(request.limits.nodes, report.solved.nodes);
            const Board next = game.after(board, move);
            const SolveReport reply =
                solver_.solve(positionOf(next), {-request.window.beta, -request.window.alpha}, left, stop);
            report.solved.nodes += reply.nodes;
            report.solved.seconds += reply.seconds;
            report.moves.push_back({move, -reply.upper, -reply.lower});
            if (reply.halt != base::Halt::none) {
                report.solved.halt = reply.halt;
                break;
            }
        }
        std::stable_sort(report.moves.begin(), report.moves.end(),
                         [](const MoveScore& a, const MoveScore& b) { return a.lower > b.lower; });
    }
    if (request.certify && report.solved.exact() && report.solved.halt == base::Halt::none) {
        base::Limits limits = request.limits;
        limits.seconds = std::min((limits.seconds - report.solved.seconds) / 2, mostSecondsForABound);
        report.certificate = certify(board, report.solved.value, report.solved.line, limits, stop);
    }
    return report;
}

}  // namespace mitos::engine::othello
