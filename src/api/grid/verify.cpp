#include <algorithm>
#include <atomic>

#include "api/grid/solve.h"
#include "base/block_file.h"
#include "base/ordered_work.h"

namespace mitos::api::grid {
namespace {

using games::grid::Status;
using search::solve::Outcome;
using search::solve::Result;

// What the rules say of a finished game, as the side that would move next sees it.
Worth finishedWorth(const PlacementGame& game, const GridState& state) {
    const int value = (state.mover == Side::max ? 1 : -1) * game.finalValue(state);
    if (game.rules().countsPoints()) {
        return {{value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw, 0}, value};
    }
    const Status mine = state.mover == Side::max ? Status::maxWins : Status::minWins;
    const Outcome outcome = state.status == Status::draw ? Outcome::draw
                            : state.status == mine       ? Outcome::win
                                                         : Outcome::loss;
    return {{outcome, 0}, std::nullopt};
}

// Is the first better for its side than the second? Wins as soon as possible, draws and losses as late as possible.
bool preferable(const Worth& a, const Worth& b) {
    if (a.margin && b.margin && *a.margin != *b.margin) return *a.margin > *b.margin;
    if (a.result.outcome != b.result.outcome) return a.result.outcome > b.result.outcome;
    if (a.result.outcome == Outcome::win) return a.result.remoteness < b.result.remoteness;
    return a.result.remoteness > b.result.remoteness;
}

// What the successors say; nothing when one of them is missing.
std::optional<Worth> fromSuccessors(const PlacementGame& game, const Solution& solution, const GridState& state) {
    std::optional<Worth> best;
    bool missing = false;
    game.forEachMove(state, [&](const Placing& move) {
        const GridState next = game.after(state, move);
        const auto worth = solution.worthOf(next);
        if (!worth) {
            missing = true;
            return;
        }
        Worth seen = *worth;
        if (next.mover != state.mover) {
            seen.result = search::solve::turned(seen.result);
            if (seen.margin) seen.margin = -*seen.margin;
        }
        ++seen.result.remoteness;
        if (!best || preferable(seen, *best)) best = seen;
    });
    if (missing) return std::nullopt;
    return best;
}

// Numbers of the table that one piece of work looks at.
constexpr std::uint64_t pieceSize = std::uint64_t{1} << 14;

struct Piece {
    std::uint64_t checked = 0;
    std::optional<BoardText> wrong;
};

Piece checkPiece(const PlacementGame& game, const Solution& solution, std::uint64_t from, std::uint64_t to) {
    Piece piece;
    solution.forEachStored(from, to, [&](const GridState& state) {
        const auto stored = solution.worthOf(state);
        const auto right = game.isOver(state) ? finishedWorth(game, state) : fromSuccessors(game, solution, state);
        if (!stored || !right || !(*stored == *right)) {
            piece.wrong = game.boardOf(state);
            return false;
        }
        ++piece.checked;
        return true;
    });
    return piece;
}

void checkAll(const PlacementGame& game, const Solution& solution, unsigned threads, base::Watch& watch,
              VerifyReport& report) {
    const std::uint64_t indices = solution.indices();
    const auto pieces = static_cast<std::size_t>((indices + pieceSize - 1) / pieceSize);
    std::atomic<bool> ended{false};
    base::inOrder(
        pieces, threads,
        [&](std::size_t number) {
            if (ended) return Piece{};
            return checkPiece(game, solution, number * pieceSize, std::min(indices, (number + 1) * pieceSize));
        },
        [&](std::size_t number, const Piece& piece) {
            if (ended) return;
            report.checked += piece.checked;
            if (piece.wrong) report.wrong = piece.wrong;
            base::Progress now;
            now.stored = report.checked;
            now.total = report.expected;
            const bool last = number + 1 == pieces;  // then nothing is left to be stopped
            ended = piece.wrong.has_value() || (!last && watch.spentNow(report.checked, now));
        });
}

}  // namespace

VerifyReport verifySolution(const std::filesystem::path& file, unsigned threads, const base::Limits& limits,
                            const base::StopFlag& stop, const base::Tell& tell) {
    VerifyReport report;
    base::Limits timeOnly;  // the memory is looked at before, and there are no nodes
    timeOnly.seconds = limits.seconds;
    base::Watch watch(timeOnly, stop, tell);
    try {
        const SolutionName name = readSolutionHeader(base::BlockFile(file).header());
        const PlacementGame game(name.rules);
        Solution solution = Solution::open(file, game, name.start);
        report.expected = name.counts.stored;
        const bool inMemory = solution.unpack(limits.bytes);
        checkAll(game, solution, inMemory ? threads : 1, watch, report);
        report.halt = watch.halt();
        const bool hasStart = solution.worthOf(game.startOn(name.start)).has_value();
        report.holds =
            !report.wrong && report.halt == base::Halt::none && hasStart && report.checked == report.expected;
    } catch (const base::Damage& damage) {
        report.damage = damage.message();
    }
    report.seconds = watch.seconds();
    return report;
}

}  // namespace mitos::api::grid
