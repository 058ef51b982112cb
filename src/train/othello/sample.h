#pragma once
// The samples that the evaluation learns from: positions with their values.
#include <cstdint>
#include <vector>

#include "champion/othello/position.h"

namespace mitos::train::othello {

using champion::othello::Position;
using champion::othello::Square;
using champion::othello::Squares;

/// A position and its value.
struct Sample {
    Position position;
    std::int8_t score = 0;  // discs for the mover: exact, or as deep as the plan says

    [[nodiscard]] int empties() const { return champion::othello::emptySquares(position); }
    friend constexpr bool operator==(const Sample&, const Sample&) = default;
};

}  // namespace mitos::train::othello
