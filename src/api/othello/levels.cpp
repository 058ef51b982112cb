#include "api/othello/levels.h"

#include <algorithm>
#include <array>

#include "base/texts/champion.h"

namespace mitos::api::othello {
namespace {

// The low ones see little and misjudge what they see, as people do who begin: they take a corner when it is there, and do not see it
// coming.
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

const base::Phrase& strengthOf(int number) {
    if (number <= 2) return text::levelBeginner;
    if (number <= 5) return text::levelCasual;
    if (number <= 8) return text::levelPractised;
    if (number <= 11) return text::levelClub;
    if (number <= 14) return text::levelExpert;
    if (number <= 17) return text::levelMaster;
    return text::levelBeyond;
}

}  // namespace mitos::api::othello
