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

/// A game, or a position as a game without moves.
struct Notation {
    int size = 8;
    Transcript game;
    GameRecord record;  // the same game, with all that the text says about it
};

/// Makes a Notation of the moves alone; the record gets its result if the game is over.
Notation notationOf(int size, const Transcript& game);

/// Reads a record of Mitos, a game in GGF, JSON or WTHOR, a board with the side to move, on one line (the text after
/// a `;` is skipped) or drawn, or a transcript from the usual start. From a list it takes the first game or position;
/// all lines of a transcript are one game. `size` counts for boards on one line and for transcripts only; without it,
/// the squares of a board tell it, and a transcript is one of 8x8. Throws a base::TextError with place and reason,
/// and a base::Error (input) for a bad WTHOR file.
Notation readNotation(std::string_view text, std::optional<int> size, const std::string& source);

/// Writes the game, its moves or its last position, as the format demands. Throws a base::Error (usage) for WTHOR,
/// which is no text.
std::string writeNotation(const Notation& notation, Format format);

}  // namespace mitos::formats::othello
