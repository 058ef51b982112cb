#include "champion/othello/table.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <new>

namespace mitos::champion::othello {
namespace {

constexpr std::size_t hugePage = std::size_t{2} << 20U;

}  // namespace

void Table::Free::operator()(TableLine* lines) const { std::free(lines); }  // NOLINT: the partner of aligned_alloc

Table::Table(std::uint64_t bytes) : count_(std::bit_floor(std::max<std::uint64_t>(bytes / sizeof(TableLine), 1))) {
    const std::size_t size = count_ * sizeof(TableLine);
    const std::size_t alignment = size >= hugePage ? hugePage : sizeof(TableLine);
    lines_.reset(static_cast<TableLine*>(std::aligned_alloc(alignment, size)));
    if (!lines_) throw std::bad_alloc();
    // One look into the table is one miss of the translation buffer less.
    if (size >= hugePage) madvise(lines_.get(), size, MADV_HUGEPAGE);
    clear();
}

void Table::clear() {
    std::memset(static_cast<void*>(lines_.get()), 0, count_ * sizeof(TableLine));
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
