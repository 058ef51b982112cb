#pragma once
// Looking into the shared table and writing to it.
#include <bit>

#include "champion/othello/hot/kernel.h"
#include "champion/othello/table.h"

namespace mitos::champion::othello::MITOS_LEVEL {

/// Where a position belongs, and by what it is recognised there: two hashes that do not depend on each other.
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

class SharedTable {
  public:
    explicit SharedTable(Table& table)
        : lines_(table.lines()), mask_(table.mask()), salt_(table.salt()), age_(table.age()), since_(table.since()) {}

    void prefetch(const Key& key) const { __builtin_prefetch(&lines_[key.place & mask_]); }

    /// By copy: the table may change at any moment.
    [[nodiscard]] bool find(const Key& key, Known& known) const {
        const std::uint64_t check = key.check ^ salt_;
        for (const TableEntry& entry : lines_[key.place & mask_].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if ((entry.check.load(std::memory_order_relaxed) ^ data) == check && data != 0) {
                known = std::bit_cast<Known>(data);
                return true;
            }
        }
        return false;
    }

    /// The value lies in (alpha, beta), or is a bound on that side.
    void keep(const Key& key, int depth, int selectivity, int alpha, int beta, int best, Square move, int cost) {
        TableLine& line = lines_[key.place & mask_];
        TableEntry* worst = &line.entries[0];
        unsigned worstWorth = ~0U;
        const std::uint64_t check = key.check ^ salt_;
        for (TableEntry& entry : line.entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            auto known = std::bit_cast<Known>(data);
            if ((entry.check.load(std::memory_order_relaxed) ^ data) == check && data != 0) {
                if (known.depth != depth || known.selectivity != selectivity) {
                    // The bounds of another depth say nothing of this one; the moves do.
                    known.lower = -64;
                    known.upper = 64;
                }
                if (best < beta && best < known.upper) known.upper = static_cast<std::int8_t>(best);
                if (best > alpha && best > known.lower) known.lower = static_cast<std::int8_t>(best);
                // Likely cuts may contradict what was found before: then the newer bound stands alone.
                if (known.lower > known.upper) {
                    known.lower = best > alpha ? static_cast<std::int8_t>(best) : std::int8_t{-64};
                    known.upper = best < beta ? static_cast<std::int8_t>(best) : std::int8_t{64};
                }
                if ((best > alpha || known.move == pass) && known.move != move) {
                    known.second = known.move;
                    known.move = move;
                }
                write(entry, check, known, depth, selectivity, cost);
                return;
            }
            // Old searches give way first, then what was cheap to find.
            const unsigned worth =
                data == 0 || isForgotten(known.age) ? 0U : (known.age == age_ ? 256U : 1U) + known.cost;
            if (worth < worstWorth) {
                worstWorth = worth;
                worst = &entry;
            }
        }
        Known known;
        if (best < beta) known.upper = static_cast<std::int8_t>(best);
        if (best > alpha) known.lower = static_cast<std::int8_t>(best);
        known.move = move;
        write(*worst, check, known, depth, selectivity, cost);
    }

    /// What a search had shown when it was halted: the value is at least `best`, by `move`. Never in the place of something that says as
    /// much: another thread may have come to the end of the same search.
    void keepAtLeast(const Key& key, int depth, int selectivity, int best, Square move) {
        Known known;
        const bool there = find(key, known);
        if (there && known.depth == depth && known.selectivity == selectivity && known.lower >= best) return;
        keep(key, depth, selectivity, best - 1, best, best, move, there ? known.cost : 0);
    }

  private:
    [[nodiscard]] bool isForgotten(std::uint8_t age) const {
        return static_cast<std::uint8_t>(age_ - age) > static_cast<std::uint8_t>(age_ - since_);
    }

    void write(TableEntry& entry, std::uint64_t check, Known known, int depth, int selectivity, int cost) {
        known.depth = static_cast<std::uint8_t>(depth);
        known.selectivity = static_cast<std::uint8_t>(selectivity);
        known.cost = static_cast<std::uint8_t>(cost);
        known.age = age_;
        const auto data = std::bit_cast<std::uint64_t>(known);
        entry.data.store(data, std::memory_order_relaxed);
        entry.check.store(check ^ data, std::memory_order_relaxed);
    }

    TableLine* lines_;
    std::uint64_t mask_;
    std::uint64_t salt_;
    std::uint8_t age_;
    std::uint8_t since_;
};

}  // namespace mitos::champion::othello::MITOS_LEVEL
