#pragma once
// The complete solution of a game of points: the best margin that the side to move can still make from every position. The
// points made so far do not matter to it, nor who is to move: the margin is the mover's.
#include <atomic>
#include <cstdint>

#include "base/limits.h"
#include "base/zeroed_array.h"
#include "search/solve/sweep.h"

namespace mitos::search::solve {

/// A margin as a byte: 128 is none. The bytes 1 to 3 are the marks of the walk upwards: with whom to move a position was
/// reached, 1 the side that begins, 2 the other, 3 both.
inline constexpr int noMargin = 128;
constexpr int marginOf(Score stored) { return stored - noMargin; }

namespace detail {

template <class Here>
int bestMargin(const Here& here, const base::ZeroedArray<Score>& scores) {
    int best = -noMargin;
    here.forEachGain([&](std::uint64_t child, int gain, bool again) {
        const int rest = marginOf(scores[child]);
        best = std::max(best, gain + (again ? rest : -rest));
    });
    return best;
}

struct BestGain {
    int margin = -noMargin;
    int plies = 0;
};

template <class Here>
BestGain bestWithPlies(const Here& here, const base::ZeroedArray<Score>& scores, std::uint64_t pliesFrom) {
    BestGain best;
    here.forEachGain([&](std::uint64_t child, int gain, bool again) {
        const int rest = marginOf(scores[child]);
        const BestGain seen{gain + (again ? rest : -rest), scores[pliesFrom + child] + 1};
        const bool better = seen.margin != best.margin ? seen.margin > best.margin
                            : seen.margin > 0          ? seen.plies < best.plies
                                                       : seen.plies > best.plies;
        if (better) best = seen;
    });
    return best;
}

}  // namespace detail

/// As sweep(), for a space whose walks are climb() and descend() with a condition, and whose positions tell isOver() and
/// forEachGain(visit(child, gain, again)). Where games may end before the board is full, the table has twice the space's size:
/// behind the margins stand the plies to the end, when a win is hurried and a loss or draw dragged out.
template <class S, class Canonical>
SweepReport sweepPoints(const S& space, base::ZeroedArray<Score>& scores, unsigned threads, const Canonical& canonical,
                        const base::Limits& limits, const base::StopFlag& stop, const base::Tell& tell = {}) {
    const bool withPlies = scores.size() == 2 * space.size();
    const base::Stopwatch stopwatch;
    std::atomic<std::uint64_t> positions{0};
    std::atomic<std::uint64_t> canonicals{0};
    std::atomic<std::uint64_t> finished{0};
    std::atomic<std::uint64_t> stored{0};
    std::atomic<std::uint64_t> walked{0};
    std::atomic<double> nextTell{0.5};
    std::atomic<base::Halt> halt{base::Halt::none};
    const auto spent = [&] {
        if (stop.raised()) halt = base::Halt::stopped;
        if (stopwatch.seconds() >= limits.seconds) halt = base::Halt::time;
        if (positions.load() > limits.nodes) halt = base::Halt::nodes;
        return halt.load() != base::Halt::none;
    };
    const auto tellNow = [&](std::size_t level) {
        const double now = stopwatch.seconds();
        if (!tell || now < nextTell.load()) return;
        nextTell = now + 0.25;
        tell({now, walked.load(), level, positions.load(), scores.bytes(), 2 * space.size()});
    };
    const auto isMark = [&](std::uint64_t index) { return scores[index] >= 1 && scores[index] <= 3; };
    const auto movers = [](Score mark) { return mark == 3 ? 2U : 1U; };
    const auto swapped = [](Score mark) { return static_cast<Score>(mark == 3 ? 3 : 3 - mark); };

    for (const std::uint64_t index : space.start()) scores[index] = 1;
    for (std::size_t level = 0; level < space.levels() && halt == base::Halt::none; ++level) {
        base::forEachIndex(space.blocks(level), threads, [&](std::size_t block) {
            if (spent()) return;
            SweepCounts counts;
            space.climb(level, block, isMark, [&](std::uint64_t index, auto& here) {
                const Score mark = scores[index];
                const bool standsForClass = canonical(here);
                counts.stored += standsForClass ? 1 : 0;
                if (here.isOver()) {
                    ++counts.positions;
                    ++counts.finished;
                    counts.canonical += standsForClass ? 1 : 0;
                    return;
                }
                counts.positions += movers(mark);
                counts.canonical += standsForClass ? movers(mark) : 0;
                here.forEachGain([&](std::uint64_t child, int /*gain*/, bool again) {
                    std::atomic_ref<Score>(scores[child])
                        .fetch_or(again ? mark : swapped(mark), std::memory_order_relaxed);
                });
            });
            positions += counts.positions;
            canonicals += counts.canonical;
            finished += counts.finished;
            stored += counts.stored;
            walked += space.blockSize(level, block);
            tellNow(level);
        });
    }
    for (std::size_t level = space.levels(); level-- > 0 && halt == base::Halt::none;) {
        base::forEachIndex(space.blocks(level), threads, [&](std::size_t block) {
            if (spent()) return;
            space.descend(level, block, isMark, [&](std::uint64_t index, auto& here) {
                if (here.isOver()) {
                    scores[index] = noMargin;
                    return;
                }
                const auto best = withPlies ? detail::bestWithPlies(here, scores, space.size())
                                            : detail::BestGain{detail::bestMargin(here, scores), 0};
                scores[index] = static_cast<Score>(noMargin + best.margin);
                if (withPlies) scores[space.size() + index] = static_cast<Score>(best.plies);
            });
            walked += space.blockSize(level, block);
            tellNow(level);
        });
    }
    SweepReport report;
    report.halt = halt.load();
    report.complete = report.halt == base::Halt::none;
    report.counts = {positions.load(), canonicals.load(), finished.load(), stored.load()};
    report.seconds = stopwatch.seconds();
    return report;
}

}  // namespace mitos::search::solve
