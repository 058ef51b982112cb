#pragma once
// The words of the Othello api: what the doors need of the game itself.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "games/othello/transcript.h"

namespace mitos::api::othello {

using games::othello::Board;
using games::othello::Colour;
using games::othello::Othello;
using games::othello::Square;
using games::othello::writeBoard;
using games::othello::writeSquare;

/// As options, records and JSON call it.
constexpr std::string_view nameOf(Colour colour) { return colour == Colour::black ? "black" : "white"; }

/// The moves as text: `f5`, `pass`.
std::vector<std::string> writtenLine(const std::vector<Square>& line);

/// The position that a request names: the given one or the start, and then the moves made from there. `positionSource`
/// and `movesSource` (`--position`, `--moves`) name the place in errors.
Board openingPosition(const Othello& game, const std::optional<std::string>& position,
                      const std::optional<std::string>& moves, const std::string& positionSource = "--position",
                      const std::string& movesSource = "--moves");

}  // namespace mitos::api::othello
