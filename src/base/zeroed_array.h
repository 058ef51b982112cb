#pragma once
// A big array that begins as zeros. The system provides its pages when they are first touched, so a search that
// visits little of a large table pays for little.
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

namespace mitos::base {

/// An array of zeros whose pages are provided when they are first touched.
template <class T>
requires std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>
class ZeroedArray {
  public:
    explicit ZeroedArray(std::size_t size) : items_(static_cast<T*>(std::calloc(size, sizeof(T)))), size_(size) {
        if (!items_ && size > 0) throw std::bad_alloc();
    }

    T& operator[](std::size_t index) { return items_.get()[index]; }
    const T& operator[](std::size_t index) const { return items_.get()[index]; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t bytes() const { return size_ * sizeof(T); }
    [[nodiscard]] std::span<T> items() { return {items_.get(), size_}; }
    [[nodiscard]] std::span<const T> items() const { return {items_.get(), size_}; }

  private:
    struct Free {
        void operator()(T* items) const { std::free(items); }  // NOLINT: the partner of calloc above
    };
    std::unique_ptr<T, Free> items_;
    std::size_t size_;
};

}  // namespace mitos::base
