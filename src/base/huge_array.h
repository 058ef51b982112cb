#pragma once
// A big array that begins as zeros, on large pages if the system has them: a random access then misses the
// translation buffer less often.
#include <sys/mman.h>

#include <cstddef>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace mitos::base {

/// An array of zeros on large pages.
template <class T>
requires std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>
class HugeArray {
  public:
    HugeArray() = default;
    /// Fresh pages are zero, and cost nothing before they are touched.
    explicit HugeArray(std::size_t size) : size_(size) {
        if (size == 0) return;
        void* const memory = mmap(nullptr, bytes(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        items_ = static_cast<T*>(memory);
        if (bytes() >= hugePage) madvise(memory, bytes(), MADV_HUGEPAGE);
    }
    ~HugeArray() {
        if (items_ != nullptr) munmap(items_, bytes());
    }
    HugeArray(HugeArray&& other) noexcept
        : items_(std::exchange(other.items_, nullptr)), size_(std::exchange(other.size_, 0)) {}
    HugeArray& operator=(HugeArray&& other) noexcept {
        std::swap(items_, other.items_);
        std::swap(size_, other.size_);
        return *this;
    }
    HugeArray(const HugeArray&) = delete;
    HugeArray& operator=(const HugeArray&) = delete;

    T& operator[](std::size_t index) { return items_[index]; }
    const T& operator[](std::size_t index) const { return items_[index]; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t bytes() const { return size_ * sizeof(T); }
    [[nodiscard]] T* data() { return items_; }
    [[nodiscard]] const T* data() const { return items_; }
    [[nodiscard]] std::span<T> items() { return {items_, size_}; }
    [[nodiscard]] std::span<const T> items() const { return {items_, size_}; }

  private:
    static constexpr std::size_t hugePage = std::size_t{2} << 20U;

    T* items_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace mitos::base
