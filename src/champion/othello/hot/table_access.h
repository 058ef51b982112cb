#pragma once
// Reading from the shared table and writing to it.
#include <bit>

#include "champion/othello/hot/kernel.h"
#include "champion/othello/transposition_table.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// The bucket of a position and the check by which it is recognised there: two hashes that do not depend on each
/// other.
struct Key {
    std::uint64_t place;
    std::uint64_t check;

    Key(Squares own, Squares opponent) {
        const auto product = static_cast<unsigned __int128>(own ^ 0x9E3779B97F4A7C15U) *
                             static_cast<unsigned __int128>(opponent ^ 0xC2B2AE3D27D4EB4FU);
        place = static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
        const std::uint64_t both = own * 0xD6E8FEB86659FD93U + std::rotl(opponent * 0xA0761D6478BD642FU, 32);
        check = both ^ (both >> 29U);
    }
};

/// Reads and writes the shared table during one search.
class TableAccess {
  public:
    explicit TableAccess(TranspositionTable& table)
        : buckets_(table.buckets()), mask_(table.mask()), salt_(table.salt()), age_(table.age()),
          firstAge_(table.firstAge()) {}

    void prefetch(const Key& key) const { __builtin_prefetch(&buckets_[key.place & mask_]); }

    /// Copies the entry of a position, since the table may change at any moment. Returns false if there is none.
    [[nodiscard]] bool find(const Key& key, StoredResult& stored) const {
        const std::uint64_t check = key.check ^ salt_;
        for (const TableEntry& entry : buckets_[key.place & mask_].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if ((entry.check.load(std::memory_order_relaxed) ^ data) == check && data != 0) {
                stored = std::bit_cast<StoredResult>(data);
                return true;
            }
        }
        return false;
    }

    /// Stores the result of a search: `best` is the value if it lies in (alpha, beta), otherwise a bound on that
    /// side.
    void store(const Key& key, int depth, int selectivity, int alpha, int beta, int best, Square move, int cost) {
        TableBucket& bucket = buckets_[key.place & mask_];
        TableEntry* worst = &bucket.entries[0];
        unsigned lowestPriority = ~0U;
        const std::uint64_t check = key.check ^ salt_;
        for (TableEntry& entry : bucket.entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            auto stored = std::bit_cast<StoredResult>(data);
            if ((entry.check.load(std::memory_order_relaxed) ^ data) == check && data != 0) {
                if (stored.depth != depth || stored.selectivity != selectivity) {
                    // The bounds of another depth mean nothing for this one; the moves do.
                    stored.lower = -64;
                    stored.upper = 64;
                }
                if (best < beta && best < stored.upper) stored.upper = static_cast<std::int8_t>(best);
                if (best > alpha && best > stored.lower) stored.lower = static_cast<std::int8_t>(best);
                // Probable cutoffs may contradict earlier results: then the newer bound stands alone.
                if (stored.lower > stored.upper) {
                    stored.lower = best > alpha ? static_cast<std::int8_t>(best) : std::int8_t{-64};
                    stored.upper = best < beta ? static_cast<std::int8_t>(best) : std::int8_t{64};
                }
                if ((best > alpha || stored.move == pass) && stored.move != move) {
                    stored.second = stored.move;
                    stored.move = move;
                }
                write(entry, check, stored, depth, selectivity, cost);
                return;
            }
            // Entries of old searches are replaced first, then those that were cheap to find.
            const unsigned priority =
                data == 0 || isForgotten(stored.age) ? 0U : (stored.age == age_ ? 256U : 1U) + stored.cost;
            if (priority < lowestPriority) {
                lowestPriority = priority;
                worst = &entry;
            }
        }
        StoredResult stored;
        if (best < beta) stored.upper = static_cast<std::int8_t>(best);
        if (best > alpha) stored.lower = static_cast<std::int8_t>(best);
        stored.move = move;
        write(*worst, check, stored, depth, selectivity, cost);
    }

    /// Stores what a halted search has shown: the value is at least `best`, by `move`. Does not replace an entry that
    /// shows as much: another thread may have finished the same search.
    void storeLowerBound(const Key& key, int depth, int selectivity, int best, Square move) {
        StoredResult stored;
        const bool isStored = find(key, stored);
        if (isStored && stored.depth == depth && stored.selectivity == selectivity && stored.lower >= best) return;
        store(key, depth, selectivity, best - 1, best, best, move, isStored ? stored.cost : 0);
    }

  private:
    [[nodiscard]] bool isForgotten(std::uint8_t age) const {
        return static_cast<std::uint8_t>(age_ - age) > static_cast<std::uint8_t>(age_ - firstAge_);
    }

    void write(TableEntry& entry, std::uint64_t check, StoredResult stored, int depth, int selectivity, int cost) {
        stored.depth = static_cast<std::uint8_t>(depth);
        stored.selectivity = static_cast<std::uint8_t>(selectivity);
        stored.cost = static_cast<std::uint8_t>(cost);
        stored.age = age_;
        const auto data = std::bit_cast<std::uint64_t>(stored);
        entry.data.store(data, std::memory_order_relaxed);
        entry.check.store(check ^ data, std::memory_order_relaxed);
    }

    TableBucket* buckets_;
    std::uint64_t mask_;
    std::uint64_t salt_;
    std::uint8_t age_;
    std::uint8_t firstAge_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
