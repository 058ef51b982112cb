#pragma once
// A priority queue for small whole numbers: one bucket for each pair (priority, tie), lowest first; within a bucket
// the newest entry first. Pushing and popping take constant time (Dial 1969). An entry whose state has been improved
// stays where it is and is skipped when it comes up; the search recognises it by the state's status.
#include <cstdint>
#include <vector>

#include "search/paths/node_store.h"

namespace mitos::search::paths {

/// The open list of a best-first search.
class BucketQueue {
  public:
    void push(std::size_t priority, std::size_t tie, NodeId id) {
        if (priority >= layers_.size()) {
            bytes_ += (priority + 1 + priority / 2 - layers_.size()) * sizeof(Layer);
            layers_.resize(priority + 1 + priority / 2);
        }
        Layer& layer = layers_[priority];
        if (tie >= layer.buckets.size()) {
            bytes_ += (tie + 1 - layer.buckets.size()) * sizeof(std::vector<NodeId>);
            layer.buckets.resize(tie + 1);
        }
        std::vector<NodeId>& bucket = layer.buckets[tie];
        if (bucket.size() == bucket.capacity()) grow(bucket);
        bucket.push_back(id);
        if (layer.count == 0 || tie < layer.lowest) layer.lowest = tie;
        ++layer.count;
        if (size_ == 0 || priority < lowest_) lowest_ = priority;
        ++size_;
    }

    /// Returns the lowest priority. The queue must not be empty.
    [[nodiscard]] std::size_t lowestPriority() {
        while (layers_[lowest_].count == 0) ++lowest_;
        return lowest_;
    }

    NodeId pop() {
        Layer& layer = layers_[lowestPriority()];
        while (layer.buckets[layer.lowest].empty()) ++layer.lowest;
        std::vector<NodeId>& bucket = layer.buckets[layer.lowest];
        const NodeId id = bucket.back();
        bucket.pop_back();
        --layer.count;
        --size_;
        return id;
    }

    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    /// Returns the bytes in use after `more` entries have been added: every bucket may have to grow by half.
    [[nodiscard]] std::uint64_t bytesWith(std::size_t more) const {
        return more == 0 ? bytes_ : bytes_ + bytes_ / 2 + more * sizeof(NodeId) * 2;
    }

  private:
    struct Layer {
        std::vector<std::vector<NodeId>> buckets;
        std::size_t lowest = 0;
        std::size_t count = 0;
    };

    void grow(std::vector<NodeId>& bucket) {
        const std::size_t capacity = bucket.capacity() < 16 ? 16 : bucket.capacity() + bucket.capacity() / 2;
        bytes_ += (capacity - bucket.capacity()) * sizeof(NodeId);
        bucket.reserve(capacity);
    }

    std::vector<Layer> layers_;
    std::size_t lowest_ = 0;
    std::size_t size_ = 0;
    std::uint64_t bytes_ = 0;
};

}  // namespace mitos::search::paths
