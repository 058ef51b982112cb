#pragma once
// The words that a person types at the Othello board, in English and in Greek.
#include <optional>
#include <string>
#include <string_view>

#include "api/othello/boards.h"

namespace mitos::cli {

enum class OthelloCommand { hint, undo, moves, board, save, load, help, quit };

/// Small letters, Greek ones without accents.
std::string folded(std::string_view utf8);

/// By its folded name in either language, whatever the language of the dialogue.
std::optional<OthelloCommand> othelloCommand(std::string_view word);

/// `black`, `b`, `X`, `μαύρα`, …
std::optional<api::othello::Colour> colourTyped(std::string_view word);

/// The first word of a line, and what follows it.
struct TypedWords {
    std::string first, rest;
};
TypedWords splitTyped(const std::string& line);

}  // namespace mitos::cli
