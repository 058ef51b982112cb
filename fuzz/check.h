#pragma once
// The checks of errors that every fuzz target of a format makes, and how a target fails.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/error.h"
#include "texts/writing/language.h"

namespace mitos::fuzz {

inline void check(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

/// Checks that an error of the input has a message in both languages, and that its place, if any, is in the text.
inline void checkError(const base::Error& error, std::string_view text) {
    check(error.fault() == base::Fault::input, "the input is at fault");
    for (const text::Language language : text::allLanguages()) {
        const std::string message = error.in(language);
        check(!message.empty() && message.find('\0') == std::string::npos, "a message is text");
    }
    const auto* placed = dynamic_cast<const base::TextError*>(&error);
    if (placed == nullptr) return;
    const auto lines = 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    check(placed->place().line >= 1 && placed->place().line <= lines, "the line is one of the text");
    check(placed->place().column >= placed->place().excerptFrom, "the caret is in the excerpt");
    check(placed->place().column <= text.size() + 1, "the column is one of the text");
}

}  // namespace mitos::fuzz
