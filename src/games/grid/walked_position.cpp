#include "games/grid/walked_position.h"

namespace mitos::games::grid {

LetterSpace::LetterSpace(const PlacementGame& game, const BoardText& start)
    : game_(&game), judge_(game), all_(game.allCells()), first_(game.rules().first),
      startCount_(std::popcount(game.startOn(start).occupied())) {
    const Rules& rules = game.rules();
    for (const Side side : {Side::max, Side::min}) {
        for (const char letter : rules.lettersOf(side)) {
            choices_[static_cast<std::size_t>(side)].push_back(static_cast<std::uint8_t>(rules.letters.find(letter)));
        }
    }
}

}  // namespace mitos::games::grid
