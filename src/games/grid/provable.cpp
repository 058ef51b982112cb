#include "games/grid/provable.h"

#include <bit>

namespace mitos::games::grid {

ProvablePlacement::ProvablePlacement(const PlacementGame& game)
    : game_(&game),
      threatsCount_(game.rules().ending == Ending::anyPattern &&
                    (game.rules().winner == Winner::completer || game.rules().winner == Winner::ownerOfPattern)),
      linesThrough_(static_cast<std::size_t>(game.rules().cells())) {
    for (const Line& line : game.lines()) {
        for (std::size_t i = 0; i < line.length; ++i) ++linesThrough_[static_cast<std::size_t>(line.cells[i])];
    }
}

bool ProvablePlacement::fits(const Rules& rules) {
    // One mask a letter; where turns need not alternate, or points are kept, a byte for those.
    return rules.cells() * static_cast<int>(rules.letters.size()) + 8 <= 128;
}

std::array<std::uint64_t, 2> ProvablePlacement::key(const State& state) const {
    __extension__ using Wide = unsigned __int128;
    Wide bits = (std::uint32_t{static_cast<std::uint8_t>(state.points)} << 1) | (state.mover == Side::max ? 1U : 0U);
    const int cells = game_->rules().cells();
    for (std::size_t letter = 0; letter < game_->rules().letters.size(); ++letter) {
        bits = (bits << cells) | state.letters[letter];
    }
    return {static_cast<std::uint64_t>(bits), static_cast<std::uint64_t>(bits >> 64)};
}

// Would this letter of that side complete a pattern that wins for it?
bool ProvablePlacement::wins(const State& state, const Move& move, Side side) const {
    std::array<Cells, mostLetters> letters = state.letters;
    letters[move.letter] |= Cells{1} << move.cell;
    const PatternCount made = game_->madeBy(letters, move);
    if (game_->rules().winner == Winner::completer) return made.nobody > 0;
    return (side == Side::max ? made.max : made.min) > 0;
}

int ProvablePlacement::worth(const State& state, const Move& move) const {
    const int lines = linesThrough_[move.cell];
    return threatsCount_ && wins(state, move, state.mover) ? 1000 + lines : lines;
}

ProvablePlacement::Threats ProvablePlacement::threats(const State& state) const {
    Threats found;
    if (!threatsCount_) return found;
    const Rules& rules = game_->rules();
    for (Cells left = game_->playable(state.occupied()); left != 0; left &= left - 1) {
        const auto cell = static_cast<std::uint8_t>(std::countr_zero(left));
        for (std::uint8_t letter = 0; letter < rules.letters.size(); ++letter) {
            const char written = rules.letters[letter];
            const bool own = rules.lettersOf(state.mover).find(written) != std::string::npos;
            const bool others = rules.lettersOf(other(state.mover)).find(written) != std::string::npos;
            found.mine = found.mine || (own && wins(state, {cell, letter}, state.mover));
            if (others && wins(state, {cell, letter}, other(state.mover))) found.others |= Cells{1} << cell;
        }
    }
    return found;
}

Cells ProvablePlacement::mustAnswer(const State& state) const {
    const Threats found = threats(state);
    return found.mine ? 0 : found.others;
}

bool ProvablePlacement::unquiet(const State& state) const {
    const Threats found = threats(state);
    return found.mine || found.others != 0;
}

}  // namespace mitos::games::grid
