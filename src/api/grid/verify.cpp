#include <algorithm>

#include "api/grid/solve.h"
#include "base/block_file.h"

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
bool better(const Worth& a, const Worth& b) {
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
        if (!best || better(seen, *best)) best = seen;
    });
    if (missing) return std::nullopt;
    return best;
}

}  // namespace

VerifyReport verifySolution(const std::filesystem::path& file, const base::StopFlag& stop, const base::Tell& tell) {
    VerifyReport report;
    base::Watch watch({}, stop, tell);
    try {
        const SolutionName name = readSolutionHeader(base::BlockFile(file).header());
        const PlacementGame game(name.rules);
        const Solution solution = Solution::open(file, game, name.start);
        report.expected = name.counts.canonical;
        const auto progress = [&] {
            base::Progress now;
            now.stored = report.checked;
            now.total = report.expected;
            return now;
        };
        solution.forEachStored([&](const GridState& state) {
            if (watch.spent(report.checked, progress)) return false;
            const auto stored = solution.worthOf(state);
            const auto right = game.isOver(state) ? finishedWorth(game, state) : fromSuccessors(game, solution, state);
            if (!stored || !right || !(*stored == *right)) {
                report.wrong = game.boardOf(state);
                return false;
            }
            ++report.checked;
            return true;
        });
        report.halt = watch.halt();
        const bool hasStart = solution.worthOf(game.startOn(name.start)).has_value();
        report.holds = !report.wrong && report.halt == base::Halt::none && hasStart &&
                       (report.checked == report.expected || game.rules().again);
    } catch (const base::Damage& damage) {
        report.damage = damage.what();
    }
    report.seconds = watch.seconds();
    return report;
}

}  // namespace mitos::api::grid
