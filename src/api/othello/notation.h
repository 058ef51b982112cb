#pragma once
// A position or a game of Othello in any notation that Mitos reads.
#include <optional>
#include <string>
#include <string_view>

#include "api/othello/boards.h"
#include "games/othello/transcript.h"

namespace mitos::api::othello {

using games::othello::Transcript;

struct Notation {
    int size = 8;
    Transcript game;
};

/// A record of Mitos (it names its size itself), a board with the side to move (what follows a `;` is not read, as in OBF files),
/// or a transcript from the usual start. Without `size`, a board's squares tell it, and a transcript is one of 8x8. A TextError
/// names the place and the reason.
Notation readNotation(std::string_view text, std::optional<int> size, const std::string& source);

}  // namespace mitos::api::othello
