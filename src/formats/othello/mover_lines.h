#pragma once
// The lines by which the terminal says who moves, in every language: people paste them with a drawn board.
#include <string>
#include <vector>

#include "games/othello/board.h"

namespace mitos::formats::othello {

/// How such a line begins, in small letters of ASCII, and who moves then.
struct MoverLine {
    std::string beginning;
    games::othello::Colour mover;
};

const std::vector<MoverLine>& moverLines();

}  // namespace mitos::formats::othello
