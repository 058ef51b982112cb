#pragma once
// What a puzzle is solved with.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "search/paths/algorithm.h"

namespace mitos::api::paths {

using search::paths::Algorithm;
using search::paths::AlgorithmFacts;
using search::paths::facts;

inline constexpr std::uint32_t usualWeight = 150;  // per cent, of weighted A*

/// What was asked for. `A` is the adapter of the puzzle.
template <class A>
struct Method {
    Algorithm algorithm = Algorithm::astar;
    std::optional<typename A::Estimate> heuristic;  // the best admissible one when not said
    std::optional<std::uint32_t> weightPercent{};   // of weighted A*: usualWeight when not said; of the champion: 100
    typename A::Champion::Tables tables{};          // of the champion
};

/// What reports tell of a method that was used.
struct MethodFacts {
    Algorithm algorithm = Algorithm::astar;
    std::string_view heuristic;  // its name
    std::uint32_t weightPercent = 100;
    bool usesTable = false;  // that has to be made, or read, first: that time is told apart from the search's

    /// Its path is a cheapest one.
    [[nodiscard]] bool isOptimal() const { return facts(algorithm).optimal && !isBounded(); }
    /// Its path costs at most the weight times the optimum.
    [[nodiscard]] bool isBounded() const {
        return algorithm == Algorithm::wastar || (algorithm == Algorithm::champion && weightPercent > 100);
    }
    [[nodiscard]] double weight() const { return static_cast<double>(weightPercent) / 100; }
    [[nodiscard]] std::string label() const;  // astar manhattan
    [[nodiscard]] std::string title() const;  // A*, manhattan
};

}  // namespace mitos::api::paths
