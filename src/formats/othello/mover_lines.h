#pragma once
// The lines in which the terminal names the side to move, in every language; people paste them with a drawn board.
#include <string>
#include <vector>

#include "games/othello/board.h"

namespace mitos::formats::othello {

/// The beginning of such a line, its ASCII letters in lower case, and the side that it names.
struct MoverLine {
    std::string beginning;
    games::othello::Colour mover;
};

/// Returns the beginnings of these lines in all languages.
const std::vector<MoverLine>& moverLines();

}  // namespace mitos::formats::othello
