#include "engine/grid/prospects.h"

#include <bit>
#include <cstdlib>

namespace mitos::engine::grid {
namespace {

using games::grid::Cells;
using games::grid::Line;
using games::grid::Owner;
using games::grid::Rules;
using games::grid::Side;

// The balance whose value is half that of a won game; greater ones come ever closer to the win.
constexpr int halfWinBalance = 8;

bool canWrite(const Rules& rules, Side side, const std::string& pattern) {
    const std::string& letters = rules.lettersOf(side);
    return pattern.find_first_not_of(letters) == std::string::npos;
}

// Returns the side that profits from a pattern: +1 for MAX, -1 for MIN, 0 if both can write it and its completer
// profits.
int signOf(const Rules& rules, const games::grid::Pattern& pattern) {
    if (pattern.owner == Owner::max) return 1;
    if (pattern.owner == Owner::min) return -1;
    const bool max = canWrite(rules, Side::max, pattern.text);
    const bool min = canWrite(rules, Side::min, pattern.text);
    if (max == min) return 0;
    const int completer = max ? 1 : -1;
    return rules.winner == games::grid::Winner::otherThanCompleter ? -completer : completer;
}

}  // namespace

Prospects::Prospects(const games::grid::PlacementGame& game) : game_(&game) {
    for (const Line& line : game.lines()) signs_.push_back(signOf(game.rules(), game.rules().patterns[line.pattern]));
}

search::turns::Value Prospects::operator()(const games::grid::GridState& state) const {
    if (game_->rules().countsPoints()) return state.points;
    const Cells occupied = state.occupied();
    int balance = 0;
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        if (signs_[i] == 0) continue;
        const Line& line = game_->lines()[i];
        Cells all = 0;
        Cells right = 0;
        for (std::size_t letter = 0; letter < line.needs.size(); ++letter) {
            all |= line.needs[letter];
            right |= line.needs[letter] & state.letters[letter];
        }
        if ((occupied & all) != right) continue;  // a wrong letter stands in the line
        const int written = std::popcount(right);
        balance += signs_[i] * written * written;
    }
    return 9 * balance / (std::abs(balance) + halfWinBalance);
}

}  // namespace mitos::engine::grid
