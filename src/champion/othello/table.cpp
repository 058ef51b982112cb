#include "champion/othello/table.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

namespace mitos::champion::othello {
namespace {

constexpr std::size_t hugePage = std::size_t{2} << 20U;

std::uint64_t linesIn(std::uint64_t bytes) {
    return std::bit_floor(std::max<std::uint64_t>(bytes / sizeof(TableLine), 1));
}

}  // namespace

void Table::Free::operator()(TableLine* lines) const { munmap(lines, bytes); }

// Fresh pages are zero, and cost nothing before they are touched.
Table::Table(std::uint64_t bytes) : count_(linesIn(bytes)), used_(count_) {
    const std::size_t size = count_ * sizeof(TableLine);
    void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    lines_ = {static_cast<TableLine*>(memory), Free{size}};
    // One look into the table is one miss of the translation buffer less.
    if (size >= hugePage) madvise(memory, size, MADV_HUGEPAGE);
}

void Table::use(std::uint64_t bytes) { used_ = std::min(linesIn(bytes), count_); }

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
