#pragma once
// The table that all threads of a search share: what is known of a position, four to a cache line.
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "base/huge_array.h"
#include "games/othello/board.h"

namespace mitos::champion::othello {

/// How sure a search is: the share of cuts by a shallower search that are right, up to the proof without any.
///   0: 73 %   1: 87 %   2: 95 %   3: 98 %   4: 99 %   5: proven
inline constexpr int proven = 5;

/// What a search found of a position: bounds on its value, and the moves to try first.
struct Known {
    std::int8_t lower = -64;
    std::int8_t upper = 64;
    games::othello::Square move = games::othello::pass;
    games::othello::Square second = games::othello::pass;
    std::uint8_t depth = 0;        // plies; that many empty squares for a search to the end
    std::uint8_t selectivity = 0;  // how sure the bounds are
    std::uint8_t cost = 0;         // about log2 of the nodes it took
    std::uint8_t age = 0;          // the search that wrote it
};
static_assert(sizeof(Known) == 8);

/// Two words that are written without a lock: the check is stored with the data mixed in, so a half-written pair is not believed
/// (Hyatt and Mann, "A Lock-less Transposition Table Implementation", 2002). The check has 64 bits beside those of the place.
struct TableEntry {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> data{0};
};

struct alignas(64) TableLine {
    TableEntry entries[4];
};

class Table {
  public:
    /// The greatest power of two of lines that fits into so many bytes, at least one line.
    explicit Table(std::uint64_t bytes);

    void clear();
    /// What was known before stays, and gives way first.
    void nextSearch() {
        if (++age_ == 0) agesUsedUp_ = true;
    }
    /// As clear() for all that follows, at no cost: what was known before is not recognised any more, and its place counts as empty.
    void forget();

    /// Only so much of it, all of it at most: a small search that wanders over a large table pays for every page. What was known
    /// is lost where that changes.
    void use(std::uint64_t bytes);
    [[nodiscard]] std::uint64_t used() const { return used_ * sizeof(TableLine); }

    [[nodiscard]] TableLine* lines() { return lines_.data(); }
    [[nodiscard]] std::uint64_t mask() const { return used_ - 1; }
    [[nodiscard]] std::uint8_t age() const { return age_; }
    /// The first age that counts.
    [[nodiscard]] std::uint8_t since() const { return since_; }
    /// Goes into every check, so that it is another one after forget().
    [[nodiscard]] std::uint64_t salt() const { return salt_; }
    [[nodiscard]] std::uint64_t bytes() const { return lines_.bytes(); }

  private:
    base::HugeArray<TableLine> lines_;
    std::uint64_t used_;
    std::uint64_t salt_ = 0;
    std::uint8_t age_ = 1;
    std::uint8_t since_ = 1;
    bool agesUsedUp_ = false;
};

}  // namespace mitos::champion::othello
