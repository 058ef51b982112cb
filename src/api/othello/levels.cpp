#include "api/othello/levels.h"

#include <algorithm>
#include <array>

#include "base/texts/champion.h"

namespace mitos::api::othello {
namespace {

// The low ones see little and misjudge what they see, as people do who begin: they take a corner when it is there, and do not see it
// coming.
constexpr std::array<Level, mostLevel> levels{{
    {1, 0, 12, 510},   {1, 0, 8, 650},    {1, 2, 5, 880},    {2, 4, 4, 1120},   {2, 6, 2.5, 1300},
    {3, 6, 1.5, 1540}, {4, 8, 1, 1760},   {5, 8, 0.5, 1900}, {5, 10, 0, 1980},  {6, 12, 0, 2070},
    {7, 13, 0, 2160},  {8, 14, 0, 2230},  {9, 15, 0, 2340},  {10, 16, 0, 2380}, {12, 18, 0, 2500},
    {14, 20, 0, 2560}, {16, 21, 0, 2620}, {18, 22, 0, 2620}, {20, 23, 0, 2690}, {22, 24, 0, 2710},
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
