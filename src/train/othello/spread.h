#pragma once
// How far shallow searches lie from deep ones: what the likely cuts of the engine rest on.
#include <span>
#include <vector>

#include "base/limits.h"
#include "champion/othello/worker.h"
#include "train/othello/sample.h"

namespace mitos::train::othello {

/// One pair of searches of the same position.
struct SearchPair {
    int empties = 0;
    int depth = 0;
    int probe = 0;  // the shallower depth
    double difference = 0;
};

/// Searches the positions to every depth up to `deepest`, with few likely cuts; stopped, it returns the pairs that it has.
std::vector<SearchPair> comparedSearches(std::span<const Position> positions, const champion::othello::Weights& weights,
                                         int deepest, unsigned threads, const base::StopFlag& stop);

/// The spread that explains the differences best: least squares of its logarithm, over groups of pairs that are alike.
champion::othello::ProbCut fitSpread(std::span<const SearchPair> pairs);

}  // namespace mitos::train::othello
