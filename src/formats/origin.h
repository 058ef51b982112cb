#pragma once
// Where a text stands in a larger one, so that an error names its place in the whole file.
#include <string>
#include <string_view>

#include "base/error.h"

namespace mitos::formats {

struct Origin {
    std::string_view source;
    std::size_t line = 1;  // of the text's first character
    std::size_t column = 1;
};

/// The place of the byte `offset` of a text that begins at `origin`.
base::Place placeIn(const Origin& origin, std::string_view text, std::size_t offset);

[[noreturn]] void failIn(const Origin& origin, std::string_view text, std::size_t offset, const base::Message& reason);

/// The byte where this line and column are, both from 1, columns in characters: what a Place says, turned round.
std::size_t offsetOf(std::string_view text, std::size_t line, std::size_t column);

/// Calls read(part, source) for a part of the text; a TextError of it, whose place counts from the part, is thrown on with the
/// place in the whole.
template <class Read>
auto readPart(const Origin& origin, std::string_view text, std::size_t from, std::size_t length, Read&& read) {
    const std::string_view part = text.substr(from, length);
    try {
        return read(part, std::string(origin.source));
    } catch (const base::TextError& error) {
        const std::size_t within = offsetOf(part, error.place().line, error.place().column);
        failIn(origin, text, from + within, error.message());
    }
}

}  // namespace mitos::formats
