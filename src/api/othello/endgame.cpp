#include "api/othello/endgame.h"

#include <algorithm>

#include "base/files.h"
#include "base/memory.h"
#include "base/texts/champion.h"
#include "base/units.h"
#include "base/words.h"
#include "champion/othello/weights_file.h"
#include "formats/obf.h"
#include "formats/origin.h"
#include "formats/recognise.h"

namespace mitos::api::othello {
namespace {

using champion::othello::Position;
using champion::othello::SolveReport;

// The textbook search takes some seconds with 16 empty squares and does not come to an end with 20.
constexpr double mostSecondsForABound = 10;

Position positionOf(const Board& board) { return {board.own(), board.opponent()}; }

std::unique_ptr<champion::othello::Weights> weightsFrom(const std::string& file, const base::StopFlag& stop) {
    if (file.empty()) return nullptr;
    return std::make_unique<champion::othello::Weights>(
        champion::othello::unpackWeights(base::readFile(file, base::weightsFile, stop), file));
}

// The table is filled at once: what the machine has not would end the program, not the allocation.
std::uint64_t fitting(std::uint64_t bytes) {
    const std::uint64_t there = base::availableMemory();
    if (bytes > there) {
        throw base::Error(base::Fault::system,
                          base::say(text::endgameTable, base::showBytes(bytes), base::showBytes(there)));
    }
    return bytes;
}

Endgame readEndgame(std::string_view text, const std::string& source, std::size_t line) {
    Endgame endgame;
    endgame.line = line;
    if (!formats::looksLikeBoard(text.substr(0, text.find(';')))) {
        const Othello game(8);
        endgame.board = games::othello::readTranscript(game, game.start(), text, source, line).end;
        return endgame;
    }
    const formats::ScoredPosition scored = formats::readObf(text, {source, line, 1});
    if (scored.size != 8) throw base::Error(base::Fault::input, base::say(text::endgameSize, source, line));
    endgame.board = scored.board;
    endgame.published = scored.best();
    return endgame;
}

}  // namespace

std::vector<Endgame> readEndgames(std::string_view text, const std::string& source) {
    std::vector<Endgame> endgames;
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::string_view content = base::stripped(line.substr(0, line.find('%')));
        if (content.empty()) continue;
        try {
            endgames.push_back(readEndgame(content, source, number));
        } catch (const base::TextError& error) {
            Endgame bad;
            bad.line = number;
            bad.bad = std::make_shared<base::TextError>(error);
            endgames.push_back(bad);
        } catch (const base::Error& error) {
            Endgame bad;
            bad.line = number;
            bad.bad = std::make_shared<base::Error>(error);
            endgames.push_back(bad);
        }
    }
    return endgames;
}

std::optional<champion::othello::Level> readCpuLevel(const std::string& name) {
    using champion::othello::Level;
    if (name.empty()) return std::nullopt;
    for (const Level level : champion::othello::allLevels) {
        if (name != champion::othello::nameOf(level)) continue;
        if (!champion::othello::isThere(level))
            throw base::Error(base::Fault::usage, base::say(text::cpuMissing, name));
        return level;
    }
    throw base::Error(base::Fault::usage, base::say(text::cpuUnknown, base::shownWord(name)));
}

EndgameSolver::EndgameSolver(const EndgameOptions& options, const base::StopFlag& stop)
    : own_(weightsFrom(options.weights, stop)), bytes_(fitting(options.tableBytes)),
      solver_(own_ ? *own_ : champion::othello::shippedWeights(),
              {bytes_, options.threads, options.level.value_or(champion::othello::fastestLevel())}) {}

EndgameSolver::~EndgameSolver() = default;

EndgameReport EndgameSolver::solve(const Board& board, const EndgameRequest& request, const base::StopFlag& stop,
                                   const HearSolve& hear) {
    EndgameReport report;
    report.board = board;
    solver_.forget();  // so that the nodes do not depend on what was solved before
    report.solved = solver_.solve(positionOf(board), request.window, request.limits, stop, hear);
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

}  // namespace mitos::api::othello
