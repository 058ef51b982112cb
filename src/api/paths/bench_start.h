#pragma once
// What `mitos bench` runs of a puzzle.
#include <string>

namespace mitos::api::paths {

/// One start, to be solved by every method.
template <class A>
struct BenchStart {
    std::string name;  // such as pancakes/9
    A puzzle;
    typename A::State start;
};

}  // namespace mitos::api::paths
