#include "champion/othello/transposition_table.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mitos::champion::othello {
namespace {

std::uint64_t bucketsIn(std::uint64_t bytes) {
    return std::bit_floor(std::max<std::uint64_t>(bytes / sizeof(TableBucket), 1));
}

}  // namespace

TranspositionTable::TranspositionTable(std::uint64_t bytes) : buckets_(bucketsIn(bytes)), used_(buckets_.size()) {}

void TranspositionTable::useBytes(std::uint64_t bytes) {
    used_ = std::min<std::uint64_t>(bucketsIn(bytes), buckets_.size());
}

void TranspositionTable::clear() {
    std::memset(static_cast<void*>(buckets_.data()), 0, buckets_.bytes());
    salt_ = 0;
    age_ = firstAge_ = 1;
    agesUsedUp_ = false;
}

void TranspositionTable::forget() {
    nextSearch();
    if (agesUsedUp_) return clear();  // otherwise forgotten ages would come back as new ones
    salt_ += 0x9E3779B97F4A7C15U;
    firstAge_ = age_;
}

}  // namespace mitos::champion::othello
