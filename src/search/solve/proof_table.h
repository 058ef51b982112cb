#pragma once
// The table of a proof search: an interval for each position. It grows up to its limit and then replaces what was
// cheapest to find.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "base/hash.h"
#include "base/zeroed_array.h"

namespace mitos::search::solve {

/// Two words that differ for different positions, so that no two are ever confused.
using ProofKey = std::array<std::uint64_t, 2>;

/// Proven bounds of a value.
struct ProvenBounds {
    int lower = 0;
    int upper = 0;
};

/// A hash table of proven bounds in buckets of four entries.
class ProofTable {
  public:
    explicit ProofTable(std::uint64_t bytes) : bytes_(bytes), entries_(0) { rebuild(smallest); }

    /// Sets `bounds` to those of a position, if they are stored.
    void find(const ProofKey& key, ProvenBounds& bounds) const {
        const std::size_t first = bucketOf(key);
        for (std::size_t i = first; i < first + ways; ++i) {
            const Entry& entry = entries_[i];
            if (entry.work != 0 && entry.key == key) bounds = {entry.lower, entry.upper};
        }
    }

    /// Stores the bounds of a position. `work` is what it took to find them: entries that took most are kept longest.
    void store(const ProofKey& key, const ProvenBounds& bounds, std::uint64_t work) {
        if (size_ > entries_.size() / 2 && growable()) rebuild(entries_.size() / ways * growth);
        put({key, static_cast<std::int16_t>(bounds.lower), static_cast<std::int16_t>(bounds.upper),
             static_cast<std::uint32_t>(std::clamp<std::uint64_t>(work, 1, ~std::uint32_t{0}))});
    }

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t bytes() const { return entries_.bytes(); }

  private:
    static constexpr std::size_t ways = 4;
    static constexpr std::size_t growth = 2;
    static constexpr std::size_t smallest = 1024;  // buckets

    struct Entry {
        ProofKey key;
        std::int16_t lower;
        std::int16_t upper;
        std::uint32_t work;  // 0: empty
    };

    [[nodiscard]] std::size_t bucketOf(const ProofKey& key) const {
        return static_cast<std::size_t>(base::mix(key[0], key[1]) >> shift_) * ways;
    }
    // While it grows, the old and the new table exist at the same time.
    [[nodiscard]] bool growable() const { return entries_.bytes() * (growth + 1) <= bytes_; }

    void put(const Entry& entry) {
        const std::size_t first = bucketOf(entry.key);
        Entry* victim = &entries_[first];
        for (std::size_t i = first; i < first + ways; ++i) {
            Entry& present = entries_[i];
            if (present.work == 0 || present.key == entry.key) {
                victim = &present;
                break;
            }
            if (present.work < victim->work) victim = &present;
        }
        if (victim->work == 0) ++size_;
        *victim = entry;
    }

    void rebuild(std::size_t buckets) {  // a power of two
        base::ZeroedArray<Entry> old = std::exchange(entries_, base::ZeroedArray<Entry>(buckets * ways));
        shift_ = 64 - std::countr_zero(buckets);
        size_ = 0;
        for (const Entry& entry : old.items()) {
            if (entry.work != 0) put(entry);
        }
    }

    std::uint64_t bytes_;
    base::ZeroedArray<Entry> entries_;
    std::uint64_t size_ = 0;
    int shift_ = 0;
};

}  // namespace mitos::search::solve
