#pragma once
// The complete solution of a game whose positions have a dense index, in steps that a caller drives: level by level up
// to mark what can be reached, level by level down to value it.
//
// A space is cut into levels, and each level into blocks of consecutive indices. A move leads to a greater index of the
// same block or to a later level, so the blocks of a level can be walked at the same time. There are no queues and no
// lists of parents: going down, every successor has its value already.
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/solve/stored_values.h"
#include "search/solve/sweep_counts.h"

namespace mitos::search::solve {

/// A dense numbering of the positions of a game.
///   start()                                the indices on which games begin
///   blockStart(level, block)               the first index of a block
///   blockSize(level, block)                how many indices the block has from there on
///   climb(level, block, filter, visit)     visit(index, position) for every index of the block for which filter(index)
///                                          holds, smaller ones first
///   descend(level, block, filter, visit)   the same, greater ones first; in any order if no index of a block leads to
///                                          another one
/// A position has
///   finished()           +1, 0 or -1 if the game is over, for the side that has just moved; otherwise openGame
///   forEachChild(visit)  visit(child) for every successor; visit(child, sameMover) if an index says who is to move,
///                        and a turn may stay with a side
/// and, in games with points,
///   isOver(), forEachGain(visit)   visit(child, gain, again): the points of the move, and whether its side moves again
template <class S>
concept Space = requires(const S& space, std::size_t number) {
    { space.size() } -> std::convertible_to<std::uint64_t>;
    { space.levels() } -> std::convertible_to<std::size_t>;
    { space.blocks(number) } -> std::convertible_to<std::size_t>;
    { space.blockStart(number, number) } -> std::convertible_to<std::uint64_t>;
    { space.blockSize(number, number) } -> std::convertible_to<std::uint64_t>;
    { space.start() } -> std::convertible_to<std::vector<std::uint64_t>>;
};

/// The blocks [first, last) of a level.
struct BlockRange {
    std::size_t first = 0;
    std::size_t last = 0;
};

/// The steps of a sweep. They change nothing but the arrays of `values`, so several sweeps, each with its own arrays,
/// can share the blocks of a level:
///
///     markStarts(), in every sweep
///     for each level, the first one first: join the marks of its indices (bitwise or), then markBlocks()
///     for each level, the last one first:  valueBlocks(), then copy the values of its indices to the others
///
/// The counts of all blocks add up to those of the game. Ranges of one level may also be walked at the same time on
/// one set of arrays.
template <Space S, StoredValues V, class Canonical>
class LevelSweep {
  public:
    /// canonical(position) tells whether a position stands for its class of symmetric ones; such positions are only
    /// counted.
    LevelSweep(const S& space, const V& values, const Canonical& canonical)
        : space_(space), values_(values), canonical_(canonical) {}

    [[nodiscard]] const S& space() const { return space_; }
    [[nodiscard]] const V& values() const { return values_; }
    [[nodiscard]] BlockRange blocksOf(std::size_t level) const { return {0, space_.blocks(level)}; }

    void markStarts() const {
        for (const std::uint64_t index : space_.start()) values_.markStart(index);
    }

    /// Counts the marked positions of these blocks and marks their successors: a step up.
    SweepCounts markBlocks(std::size_t level, BlockRange blocks) const {
        SweepCounts counts;
        const V values = values_;  // a copy: stores of bytes into the arrays cannot change it
        for (std::size_t block = blocks.first; block < blocks.last; ++block) {
            space_.climb(
                level, block, [values](std::uint64_t index) { return values.isMarked(index); },
                [&, values](std::uint64_t index, auto& position) {
                    const bool isCanonical = canonical_(position);
                    const MarkedEntry entry = values.mark(index, position);
                    counts.positions += entry.positions;
                    counts.finished += entry.finished;
                    if (!isCanonical) return;
                    counts.canonical += entry.positions;
                    ++counts.stored;
                });
        }
        return counts;
    }

    /// Values the marked positions of these blocks: a step down. All later levels must have their values.
    void valueBlocks(std::size_t level, BlockRange blocks) const {
        const V values = values_;
        for (std::size_t block = blocks.first; block < blocks.last; ++block) {
            space_.descend(
                level, block, [values](std::uint64_t index) { return values.isOpen(index); },
                [values](std::uint64_t index, auto& position) { values.value(index, position); });
        }
    }

  private:
    const S& space_;
    V values_;
    const Canonical& canonical_;
};

}  // namespace mitos::search::solve
