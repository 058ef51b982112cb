#include "games/grid/provable.h"

#include <bit>

namespace mitos::games::grid {
namespace {

constexpr int threatPriority = 100;  // more than there are lines through a cell

}  // namespace

ProvablePlacement::ProvablePlacement(const PlacementGame& game)
    : game_(&game), threats_(game),
      images_(symmetriesOf(game), game.rules().cells(), static_cast<int>(game.rules().letters.size())),
      linesThrough_(static_cast<std::size_t>(game.rules().cells())) {
    for (const Line& line : game.lines()) {
        for (std::size_t i = 0; i < line.length; ++i) ++linesThrough_[static_cast<std::size_t>(line.cells[i])];
    }
}

bool ProvablePlacement::fits(const Rules& rules) {
    // One mask per letter, and a byte for the side to move and the points.
    return rules.cells() * static_cast<int>(rules.letters.size()) + 9 <= 128;
}

std::array<std::uint64_t, 2> ProvablePlacement::key(const State& state) const {
    __extension__ using Wide = unsigned __int128;
    Wide bits = (std::uint32_t{static_cast<std::uint8_t>(state.points)} << 1) | (state.mover == Side::max ? 1U : 0U);
    const int cells = game_->rules().cells();
    const LetterMasks letters = images_.canonical(state.letters);
    for (std::size_t letter = 0; letter < game_->rules().letters.size(); ++letter) {
        bits = (bits << cells) | letters[letter];
    }
    return {static_cast<std::uint64_t>(bits), static_cast<std::uint64_t>(bits >> 64)};
}

// A pattern that lacks one cell can be stopped nowhere else: one threat has to be answered there, and two cannot be.
// With gravity a letter must also not be written right below a cell where the other side wins.
ProvablePlacement::Outlook ProvablePlacement::outlook(const State& state) const {
    Outlook outlook;
    const Cells playable = game_->playable(state.occupied());
    outlook.cells = playable;
    if (!threats_.meaningful()) return outlook;
    outlook.wins = (threats_.winning(state.letters, state.mover) & playable) != 0;
    if (outlook.wins) return outlook;
    const Cells theirs = threats_.winning(state.letters, other(state.mover));
    if ((theirs & playable) != 0) outlook.cells = theirs & playable;
    if (game_->rules().gravity) outlook.cells &= ~(theirs << game_->rules().columns);
    outlook.loses = outlook.cells == 0 || std::popcount(theirs & playable) > 1;
    return outlook;
}

int ProvablePlacement::priority(const State& state, const Move& move) const {
    const int lines = linesThrough_[move.cell];
    if (!threats_.meaningful()) return lines;
    LetterMasks letters = state.letters;
    letters[move.letter] |= Cells{1} << move.cell;
    return threatPriority * std::popcount(threats_.winning(letters, state.mover)) + lines;
}

bool ProvablePlacement::unquiet(const State& state) const {
    const Cells playable = game_->playable(state.occupied());
    return ((threats_.winning(state.letters, Side::max) | threats_.winning(state.letters, Side::min)) & playable) != 0;
}

}  // namespace mitos::games::grid
