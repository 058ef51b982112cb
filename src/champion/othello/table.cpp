#include "champion/othello/table.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mitos::champion::othello {
namespace {

std::uint64_t linesIn(std::uint64_t bytes) {
    return std::bit_floor(std::max<std::uint64_t>(bytes / sizeof(TableLine), 1));
}

}  // namespace

Table::Table(std::uint64_t bytes) : lines_(linesIn(bytes)), used_(lines_.size()) {}

void Table::use(std::uint64_t bytes) { used_ = std::min<std::uint64_t>(linesIn(bytes), lines_.size()); }

void Table::clear() {
    std::memset(static_cast<void*>(lines_.data()), 0, lines_.bytes());
    salt_ = 0;
    age_ = since_ = 1;
    agesUsedUp_ = false;
}

void Table::forget() {
    nextSearch();
    if (agesUsedUp_) return clear();  // forgotten ages would come back as new ones
    salt_ += 0x9E3779B97F4A7C15U;
    since_ = age_;
}

}  // namespace mitos::champion::othello
