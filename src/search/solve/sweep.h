#pragma once
// The complete solution of a game whose positions have a dense index: one walk up marks what can be reached, one walk down
// gives every position its value and remoteness.
//
// A space is cut into levels, and each level into blocks. A move leads to a later position of the same block or to a later
// level, so the blocks of a level can be walked at the same time. There are no queues and no lists of parents: going down,
// every successor has its score already.
#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/limits.h"
#include "base/parallel.h"
#include "base/zeroed_array.h"
#include "search/solve/score.h"

namespace mitos::search::solve {

/// A dense space of positions of a game.
///   climb(level, block, wanted, visit)     visit(index, here) for every index for which wanted(index) holds, smaller ones first
///   descend(level, block, wanted, visit)   the same, greater ones first (any order, where none of a block follows another)
///   here.finished()          +1, 0 or -1 when the game is over: as the side that has just moved sees it; 2 while it is open
///   here.forEachChild(visit) visit(index) for every successor: all greater; where a turn may stay with a side, and the position's
///                            number says who moves, visit(index, same) tells whether the same side is to move there
///   start()                  where games begin
template <class S>
concept Space = requires(const S& space, std::size_t number) {
    { space.size() } -> std::convertible_to<std::uint64_t>;
    { space.levels() } -> std::convertible_to<std::size_t>;
    { space.blocks(number) } -> std::convertible_to<std::size_t>;
    { space.start() } -> std::convertible_to<std::vector<std::uint64_t>>;
};

inline constexpr int openGame = 2;

struct SweepCounts {
    std::uint64_t positions = 0;  // that can be reached, the start and the finished ones included
    std::uint64_t canonical = 0;  // of these, up to symmetry
    std::uint64_t finished = 0;
    /// Entries of the table that stand for a class. Less than `canonical` where one entry serves a board with either side to move.
    std::uint64_t stored = 0;
};

struct SweepReport {
    bool complete = false;
    base::Halt halt = base::Halt::none;
    SweepCounts counts;
    double seconds = 0;
};

/// Fills `scores` (all zero at first) as the side sees them that is not to move, one ply before: the parent. `canonical(here)` says whether a position stands for its
/// class of symmetric ones; it is only counted.
template <Space S, class Canonical>
SweepReport sweep(const S& space, base::ZeroedArray<Score>& scores, unsigned threads, const Canonical& canonical,
                  const base::Limits& limits, const base::StopFlag& stop, const base::Tell& tell = {}) {
    const base::Stopwatch stopwatch;
    SweepReport report;
    std::atomic<std::uint64_t> positions{0};
    std::atomic<std::uint64_t> canonicals{0};
    std::atomic<std::uint64_t> finished{0};
    std::atomic<std::uint64_t> walked{0};
    std::atomic<base::Halt> halt{base::Halt::none};
    std::atomic<double> nextTell{0.5};

    // Between blocks: is there time left?
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
        base::Progress progress;
        progress.seconds = now;
        progress.nodes = walked.load();
        progress.bound = level;
        progress.stored = positions.load();
        progress.bytes = scores.bytes();
        progress.total = 2 * space.size();
        tell(progress);
    };
    const auto isMarked = [&](Score wanted) {
        return [&scores, wanted](std::uint64_t index) { return scores[index] == wanted; };
    };
    // Blocks of one level may mark the same position of a later one: the mark is the same, the store must only be whole.
    const auto mark = [&](std::uint64_t index, bool /*same*/ = false) {
        std::atomic_ref<Score>(scores[index]).store(reached, std::memory_order_relaxed);
    };

    for (const std::uint64_t index : space.start()) scores[index] = reached;
    for (std::size_t level = 0; level < space.levels() && halt == base::Halt::none; ++level) {
        base::forEachIndex(space.blocks(level), threads, [&](std::size_t block) {
            if (spent()) return;
            SweepCounts counts;
            space.climb(level, block, isMarked(reached), [&](std::uint64_t index, auto& here) {
                ++counts.positions;
                if (canonical(here)) ++counts.canonical;
                const int end = here.finished();
                if (end == openGame) {
                    scores[index] = stillOpen;
                    here.forEachChild(mark);
                } else {
                    scores[index] = scoreOf({static_cast<Outcome>(end + 1), 1});
                    ++counts.finished;
                }
            });
            positions += counts.positions;
            canonicals += counts.canonical;
            finished += counts.finished;
            walked += space.blockSize(level, block);
            tellNow(level);
        });
    }
    for (std::size_t level = space.levels(); level-- > 0 && halt == base::Halt::none;) {
        base::forEachIndex(space.blocks(level), threads, [&](std::size_t block) {
            if (spent()) return;
            space.descend(level, block, isMarked(stillOpen), [&](std::uint64_t index, auto& here) {
                Score best = 0;
                here.forEachChild([&](std::uint64_t child, bool same = false) {
                    best = std::max(best, same ? asOtherSees[scores[child]] : scores[child]);
                });
                scores[index] = asParentSees[best];
            });
            walked += space.blockSize(level, block);
            tellNow(level);
        });
    }
    report.halt = halt.load();
    report.complete = report.halt == base::Halt::none;
    report.counts = {positions.load(), canonicals.load(), finished.load(), canonicals.load()};
    report.seconds = stopwatch.seconds();
    return report;
}

}  // namespace mitos::search::solve
