#pragma once
// An array that grows in segments: its items never move, and growing never needs twice the memory.
#include <cstddef>
#include <memory>
#include <vector>

namespace mitos::base {

/// A growing array of segments.
template <class T>
class Segmented {
  public:
    static constexpr std::size_t segmentBits = 14;
    static constexpr std::size_t segmentSize = std::size_t{1} << segmentBits;

    T& operator[](std::size_t index) { return segments_[index >> segmentBits][index & (segmentSize - 1)]; }
    const T& operator[](std::size_t index) const { return segments_[index >> segmentBits][index & (segmentSize - 1)]; }

    void push(const T& item) {
        if (size_ == segments_.size() * segmentSize)
            segments_.push_back(std::make_unique_for_overwrite<T[]>(segmentSize));
        (*this)[size_] = item;
        ++size_;
    }
    void pop() { --size_; }

    [[nodiscard]] std::size_t size() const { return size_; }
    /// Returns the bytes in use once `more` items have been added.
    [[nodiscard]] std::size_t bytesWith(std::size_t more) const {
        return (size_ + more + segmentSize - 1) / segmentSize * segmentSize * sizeof(T);
    }

  private:
    std::vector<std::unique_ptr<T[]>> segments_;
    std::size_t size_ = 0;
};

}  // namespace mitos::base
