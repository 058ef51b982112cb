#pragma once
// The words of the Othello api: what the doors need of the game itself.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "games/othello/score.h"
#include "games/othello/transcript.h"
#include "games/othello/typed_move.h"

namespace mitos::api::othello {

using games::othello::bitOf;
using games::othello::Board;
using games::othello::Colour;
using games::othello::discs;
using games::othello::firstOf;
using games::othello::isPassWord;
using games::othello::listedMoves;
using games::othello::nameOf;
using games::othello::Othello;
using games::othello::pass;
using games::othello::Passes;
using games::othello::readBoard;
using games::othello::readMove;
using games::othello::readSquare;
using games::othello::readTranscript;
using games::othello::scoreWithEmptiesToWinner;
using games::othello::Square;
using games::othello::squareAt;
using games::othello::TypedMove;
using games::othello::writeBoard;
using games::othello::writeSquare;
using games::othello::writeTranscript;

/// The moves as text: `f5`, `pass`.
std::vector<std::string> writtenLine(const std::vector<Square>& line);

/// The position that a request names: the given one or the start, and then the moves made from there. `positionSource`
/// and `movesSource` (`--position`, `--moves`) name the place in errors.
Board openingPosition(const Othello& game, const std::optional<std::string>& position,
                      const std::optional<std::string>& moves, const std::string& positionSource = "--position",
                      const std::string& movesSource = "--moves");

}  // namespace mitos::api::othello
