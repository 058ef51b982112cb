#pragma once
// Moves as a person types them.
#include <optional>
#include <string_view>

#include "base/message.h"
#include "games/grid/placement_game.h"

namespace mitos::games::grid {

/// A move, or the reason why it is none.
struct TypedMove {
    std::optional<Placing> move;
    std::optional<base::Message> problem;
};

/// Reads `row col letter`, `row col` where the side has one letter, `b1=C`, `b1 C`, `b1`; with gravity a column alone
/// (`3` or `d`). Letters may be typed in the other case where that is not another letter. The position must not be
/// over.
TypedMove readMove(const PlacementGame& game, const GridState& state, std::string_view text);

/// A legal move of the position, to be shown as an example.
std::string exampleMove(const PlacementGame& game, const GridState& state);

}  // namespace mitos::games::grid
