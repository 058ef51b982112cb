#pragma once
// The heuristics for stacks of pancakes, by name. All are admissible and consistent.
#include <array>
#include <string_view>

namespace mitos::heuristics::pancakes {

/// A heuristic for stacks of pancakes.
enum class Kind { zero, gap };

/// What is known of a heuristic.
struct Facts {
    Kind kind;
    std::string_view name;
    std::string_view source;
};

/// The facts of each heuristic, in the order of Kind.
inline constexpr std::array<Facts, 2> catalogue{
    {{Kind::zero, "zero", "no estimate: A* becomes uniform-cost search"},
     {Kind::gap, "gap", "Helmert 2010: pancakes that lie on none of their neighbours"}}};

constexpr const Facts& facts(Kind kind) { return catalogue[static_cast<std::size_t>(kind)]; }

}  // namespace mitos::heuristics::pancakes
