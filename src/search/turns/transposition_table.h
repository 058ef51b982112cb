#pragma once
// The transposition table of alpha-beta (the "closed set" of the originals). It holds one value per position, grows
// with the search up to its limit, and then replaces the least useful entries.
#include <bit>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "base/zeroed_array.h"
#include "search/turns/horizon.h"
#include "search/turns/window.h"

namespace mitos::search::turns {

/// What a stored value says of the true one.
enum class Bound : std::uint8_t { none, exact, atLeast, atMost };

/// What the table stores of a position.
struct StoredValue {
    static constexpr std::uint8_t noMove = 255;

    Value value = 0;
    Horizon horizon;
    Bound bound = Bound::none;
    bool final = false;           // no evaluation was used: it holds for every horizon that is not nearer
    std::uint8_t place = noMove;  // the best move's number in the game's list

    /// Tells whether a search with this horizon and window may return `value` as its own fail-soft result.
    [[nodiscard]] bool answers(const Horizon& asked, const Window& window) const {
        if (!(horizon == asked || (final && horizon.remaining <= asked.remaining))) return false;
        return bound == Bound::exact || (bound == Bound::atLeast && value >= window.beta) ||
               (bound == Bound::atMost && value <= window.alpha);
    }
};

/// A table of positions. Whole states are compared, not only their hashes, so that an entry is never that of another
/// position.
template <class State>
class TranspositionTable {
    static_assert(std::is_trivially_copyable_v<State>, "memory copies states bit by bit");

  public:
    /// Never takes more than `bytes`; without room for a few positions it stores nothing.
    explicit TranspositionTable(std::size_t bytes) : bytes_(bytes), entries_(0) {
        std::size_t buckets = 512;
        while (buckets > 1 && buckets * bucketBytes > bytes) buckets /= 2;
        if (buckets > 1) rebuild(buckets);
    }

    /// Begins a new search: entries of earlier ones are the first to be replaced.
    void nextAge() { age_ = (age_ + 1) & ageMask; }

    /// Returns a copy of the entry; its `bound` is none if the position is not stored.
    [[nodiscard]] StoredValue find(const State& state) const {
        if (entries_.size() == 0) return {};
        const std::size_t first = bucketOf(state);
        for (std::size_t i = first; i < first + ways; ++i) {
            const Entry& entry = entries_[i];
            if (entry.bound() != Bound::none && entry.state == state) return entry.storedValue();
        }
        return {};
    }

    void store(const State& state, const StoredValue& storedValue) {
        if (entries_.size() == 0) return;
        if (size_ > entries_.size() / 2 && growable()) rebuild(entries_.size() / ways * growth);
        const std::size_t first = bucketOf(state);
        Entry* victim = &entries_[first];
        for (std::size_t i = first; i < first + ways; ++i) {
            Entry& entry = entries_[i];
            if (entry.bound() == Bound::none) {  // buckets fill from the first entry: the state cannot stand further on
                victim = &entry;
                ++size_;
                break;
            }
            if (entry.state == state) {  // a deeper result of this search stays
                if (entry.age() == age_ && entry.remaining > storedValue.horizon.remaining) return;
                victim = &entry;
                break;
            }
            if (priority(entry) < priority(*victim)) victim = &entry;
        }
        *victim = Entry(state, storedValue, age_);
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }

  private:
    static constexpr std::size_t ways = 2;    // entries of a bucket
    static constexpr std::size_t growth = 4;  // small searches stay in small tables, which fit into caches
    static constexpr unsigned ageMask = 15;

    // | state | value: 32 | remaining: 16 | place: 8 | age: 4, extendable: 1, final: 1, bound: 2 |; all zeros: empty.
    struct Entry {
        Entry(const State& s, const StoredValue& v, unsigned age)
            : state(s), value(v.value), remaining(static_cast<std::int16_t>(v.horizon.remaining)), place(v.place),
              flags(static_cast<std::uint8_t>(static_cast<unsigned>(v.bound) | (v.final ? 4U : 0U) |
                                              (v.horizon.extendable ? 8U : 0U) | age << 4U)) {}

        [[nodiscard]] Bound bound() const { return static_cast<Bound>(flags & 3U); }
        [[nodiscard]] unsigned age() const { return flags >> 4U; }
        [[nodiscard]] StoredValue storedValue() const {
            return {value, {remaining, (flags & 8U) != 0}, bound(), (flags & 4U) != 0, place};
        }

        State state;
        Value value;
        std::int16_t remaining;
        std::uint8_t place;
        std::uint8_t flags;
    };
    static constexpr std::size_t bucketBytes = ways * sizeof(Entry);

    [[nodiscard]] std::size_t bucketOf(const State& state) const {
        return static_cast<std::size_t>((state.hash() * 0x9E3779B97F4A7C15U) >> shift_) * ways;
    }
    [[nodiscard]] int priority(const Entry& entry) const {
        return entry.remaining + (entry.age() == age_ ? 2 * toTheEnd : 0);
    }
    // While it grows, the old and the new table exist at the same time.
    [[nodiscard]] bool growable() const { return entries_.bytes() * (growth + 1) <= bytes_; }

    void rebuild(std::size_t buckets) {  // a power of two
        base::ZeroedArray<Entry> old = std::exchange(entries_, base::ZeroedArray<Entry>(buckets * ways));
        shift_ = 64 - std::countr_zero(buckets);
        size_ = 0;
        const unsigned now = age_;
        for (const Entry& entry : old.items()) {
            if (entry.bound() == Bound::none) continue;
            age_ = entry.age();
            store(entry.state, entry.storedValue());
        }
        age_ = now;
    }

    std::size_t bytes_;
    base::ZeroedArray<Entry> entries_;
    std::size_t size_ = 0;
    int shift_ = 63;
    unsigned age_ = 0;
};

}  // namespace mitos::search::turns
