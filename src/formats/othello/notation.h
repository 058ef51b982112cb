#pragma once
// A position or a game of Othello in any notation that Mitos reads.
#include <optional>
#include <string>
#include <string_view>

#include "formats/othello/game_record.h"
#include "formats/othello/recognise.h"
#include "games/othello/transcript.h"

namespace mitos::formats::othello {

using games::othello::Transcript;

struct Notation {
    int size = 8;
    Transcript game;
    GameRecord record;  // the same game, with all that the text says of it
};

/// A game without anything else known of it.
Notation notationOf(int size, const Transcript& game);

/// A record of Mitos, a game in GGF, JSON or WTHOR (these name their size themselves), a board with the side to move
/// (what follows a `;` is not read), also a drawn one, or a transcript from the usual start. Of a list the first game
/// or position is read; the lines of a transcript are one game. Without `size`, a board's squares tell it, and a
/// transcript is one of 8x8. A TextError names the place and the reason.
Notation readNotation(std::string_view text, std::optional<int> size, const std::string& source);

/// As one text: the moves, the last position, the record or the game. An Error (usage) for WTHOR, which is no text.
std::string writeNotation(const Notation& notation, Format format);

}  // namespace mitos::formats::othello
