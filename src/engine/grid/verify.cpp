#include "engine/grid/verify.h"

#include <algorithm>
#include <atomic>

#include "base/block_file.h"
#include "base/ordered_work.h"
#include "engine/grid/solution.h"

namespace mitos::engine::grid {
namespace {

// Returns the value of an open position that follows from its successors, or nothing if the solution lacks one of
// them.
std::optional<PositionValue> valueFromSuccessors(const PlacementGame& game, const Solution& solution,
                                                 const GridState& state) {
    std::optional<PositionValue> best;
    bool missing = false;
    game.forEachMove(state, [&](const Placing& move) {
        const GridState next = game.after(state, move);
        const auto value = solution.valueOf(next);
        if (!value) {
            missing = true;
            return;
        }
        const PositionValue seen = valueOfMove(state.mover, next, *value);
        if (!best || isBetter(seen, *best)) best = seen;
    });
    if (missing) return std::nullopt;
    return best;
}

// The number of indices of the table that one piece of work checks.
constexpr std::uint64_t pieceSize = std::uint64_t{1} << 14;

struct Piece {
    std::uint64_t checked = 0;
    std::optional<BoardText> wrong;
};

Piece checkPiece(const PlacementGame& game, const Solution& solution, std::uint64_t from, std::uint64_t to) {
    Piece piece;
    solution.forEachStored(from, to, [&](const GridState& state) {
        const auto stored = solution.valueOf(state);
        const auto right = game.isOver(state) ? finishedValue(game, state) : valueFromSuccessors(game, solution, state);
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
            const bool last = number + 1 == pieces;  // then there is nothing left to stop
            ended = piece.wrong.has_value() || (!last && watch.spentNow(report.checked, now));
        });
}

}  // namespace

VerifyReport verifySolution(const std::filesystem::path& file, unsigned threads, const base::Limits& limits,
                            const base::StopFlag& stop, const base::OnProgress& onProgress) {
    VerifyReport report;
    base::Limits timeOnly;  // the memory is checked before, and there are no nodes
    timeOnly.seconds = limits.seconds;
    base::Watch watch(timeOnly, stop, onProgress);
    try {
        const SolutionHeader header = readSolutionHeader(base::BlockFile(file).header());
        const PlacementGame game(header.rules);
        Solution solution = Solution::open(file, game, header.start);
        report.expected = header.counts.stored;
        const bool inMemory = solution.unpack(limits.bytes);
        checkAll(game, solution, inMemory ? threads : 1, watch, report);
        report.halt = watch.halt();
        const bool hasStart = solution.valueOf(game.startOn(header.start)).has_value();
        report.holds =
            !report.wrong && report.halt == base::Halt::none && hasStart && report.checked == report.expected;
    } catch (const base::Damage& damage) {
        report.damage = damage.message();
    }
    report.seconds = watch.seconds();
    return report;
}

}  // namespace mitos::engine::grid
