#pragma once
// What a person types at a prompt, in English or in Greek.
#include <string>
#include <string_view>

#include "base/message.h"
#include "cli/common/console.h"

namespace mitos::cli {

/// Asks a person and returns the line that they type. Throws Interrupted after Ctrl-C, and an Error (input) where the
/// input has ended.
std::string askLine(Console& console, const base::Message& prompt);

/// The first word of a line and what follows it, without blanks around either; both are empty for an empty line.
struct TypedWords {
    std::string first, rest;
};
TypedWords splitTyped(std::string_view line);

/// Returns the text in small letters, Greek ones without accents and with one form of sigma, so that words can be
/// compared.
std::string folded(std::string_view utf8);

}  // namespace mitos::cli
