#pragma once
// The end of a game in words. A person never sees the numbers by which searches count finished games.
#include <string>

#include "base/message.h"
#include "engine/othello/final_score.h"
#include "engine/othello/opinion.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {

using engine::othello::finalDifference;
using engine::othello::FinalScore;
using engine::othello::finalScore;
using games::othello::Colour;

using ColourName = base::Phrase (*)(Colour);
/// Returns `black` or `white`.
base::Phrase plainColourName(Colour colour);

/// Returns `white wins by 61 (62 with the empty square)`, or `a draw`.
base::Message finalWords(const FinalScore& end, ColourName name = plainColourName);
/// Returns `+12`, or `white wins by 61` for a textbook value (black minus white) of a finished game.
std::string valueWords(int value, text::Language language, ColourName name = plainColourName);

}  // namespace mitos::api::othello
