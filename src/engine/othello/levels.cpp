#include "engine/othello/levels.h"

#include <algorithm>
#include <array>

namespace mitos::engine::othello {
namespace {

// The low levels search few plies and err in what they see, as beginners do: they take a corner if they can, but do
// not see it coming.
constexpr std::array<Level, mostLevel> levels{{
    {1, 0, 12, 570},   {1, 0, 8, 740},    {1, 2, 5, 980},    {2, 4, 4, 1300},   {2, 6, 2.5, 1500},
    {3, 6, 1.5, 1780}, {4, 8, 1, 1970},   {5, 8, 0.5, 2190}, {5, 10, 0, 2270},  {6, 12, 0, 2390},
    {7, 13, 0, 2530},  {8, 14, 0, 2630},  {9, 15, 0, 2740},  {10, 16, 0, 2820}, {12, 18, 0, 2960},
    {14, 20, 0, 3080}, {16, 21, 0, 3200}, {18, 22, 0, 3290}, {20, 23, 0, 3360}, {22, 24, 0, 3420},
}};

}  // namespace

const Level& levelOf(int number) {
    return levels[static_cast<std::size_t>(std::clamp(number, leastLevel, mostLevel) - leastLevel)];
}

}  // namespace mitos::engine::othello
