#pragma once
// The transposition table that all threads of a search share: four entries to a cache line.
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "base/huge_array.h"
#include "games/othello/board.h"

namespace mitos::champion::othello {

/// How certain a search is, by the share of its probable cutoffs that are right; the last one makes none.
///   0: 73 %   1: 87 %   2: 95 %   3: 98 %   4: 99 %   5: proven
inline constexpr int proven = 5;

/// What a search has found about a position: bounds on its value, and the moves to try first.
struct StoredResult {
    std::int8_t lower = -64;
    std::int8_t upper = 64;
    games::othello::Square move = games::othello::pass;
    games::othello::Square second = games::othello::pass;
    std::uint8_t depth = 0;        // plies; in searches to the end of the game, the number of empty squares
    std::uint8_t selectivity = 0;  // how certain the bounds are
    std::uint8_t cost = 0;         // about log2 of the nodes that the search took
    std::uint8_t age = 0;          // the search that wrote it
};
static_assert(sizeof(StoredResult) == 8);

/// Two words that are written without a lock. `check` is stored combined with `data`, so a half-written pair is not
/// recognised (Hyatt and Mann, "A Lock-less Transposition Table Implementation", 2002). It has 64 bits besides those
/// of the bucket's index.
struct TableEntry {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> data{0};
};

/// The entries of a bucket: a cache line.
struct alignas(64) TableBucket {
    TableEntry entries[4];
};

/// The table itself; TableAccess reads and writes its entries.
class TranspositionTable {
  public:
    /// Takes the greatest power of two of buckets that fits into `bytes`, at least one.
    explicit TranspositionTable(std::uint64_t bytes);

    void clear();
    /// Begins a new search: older entries stay, and are replaced first.
    void nextSearch() {
        if (++age_ == 0) agesUsedUp_ = true;
    }
    /// Has the effect of clear() for all later searches at no cost: older entries are no longer recognised, and count
    /// as empty.
    void forget();

    /// Uses only `bytes` of the table, at most all of it: a small search that wanders over a large table pays for
    /// every page. Entries are lost when the size changes.
    void useBytes(std::uint64_t bytes);
    [[nodiscard]] std::uint64_t used() const { return used_ * sizeof(TableBucket); }

    [[nodiscard]] TableBucket* buckets() { return buckets_.data(); }
    [[nodiscard]] std::uint64_t mask() const { return used_ - 1; }
    [[nodiscard]] std::uint8_t age() const { return age_; }
    /// Returns the first age whose entries count.
    [[nodiscard]] std::uint8_t firstAge() const { return firstAge_; }
    /// Returns the word that is mixed into every check; forget() changes it.
    [[nodiscard]] std::uint64_t salt() const { return salt_; }
    [[nodiscard]] std::uint64_t bytes() const { return buckets_.bytes(); }

  private:
    base::HugeArray<TableBucket> buckets_;
    std::uint64_t used_;
    std::uint64_t salt_ = 0;
    std::uint8_t age_ = 1;
    std::uint8_t firstAge_ = 1;
    bool agesUsedUp_ = false;
};

}  // namespace mitos::champion::othello
