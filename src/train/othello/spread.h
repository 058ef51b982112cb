#pragma once
// How far the results of shallow searches lie from those of deep ones: the basis of the engine's probable cutoffs.
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
    int probe = 0;  // the smaller depth
    double difference = 0;
};

/// Searches the positions to every depth up to `deepest`, with few probable cutoffs. If it is stopped, it returns the
/// pairs so far.
std::vector<SearchPair> comparedSearches(std::span<const Position> positions, const champion::othello::Weights& weights,
                                         int deepest, unsigned threads, const base::StopFlag& stop);

/// Returns the spread that explains the differences best: least squares of its logarithm, over groups of similar
/// pairs.
champion::othello::ProbCut fitSpread(std::span<const SearchPair> pairs);

}  // namespace mitos::train::othello
