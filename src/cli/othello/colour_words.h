#pragma once
// The colours of Othello in words, as a person types and reads them.
#include <optional>
#include <string_view>

#include "api/othello/boards.h"
#include "base/phrase.h"

namespace mitos::cli {

/// Reads `black`, `b`, `X`, `μαύρα` …, in either language, whatever that of the dialogue. Returns nothing for other
/// words.
std::optional<api::othello::Colour> readColourWord(std::string_view word);

/// Returns `X` for black, `O` for white.
char colourSign(api::othello::Colour colour);
/// Returns `black (X)` or `white (O)`.
base::Phrase signedColour(api::othello::Colour colour);
/// Returns the same as a sentence begins with it: `Black (X)`.
base::Phrase signedColourFirst(api::othello::Colour colour);

}  // namespace mitos::cli
