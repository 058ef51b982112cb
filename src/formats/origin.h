#pragma once
// The place of a text within a file, so that errors in the text name their place in the file.
#include <string>
#include <string_view>

#include "base/error.h"

namespace mitos::formats {

/// The place in a file where a text begins.
struct Origin {
    std::string_view source;
    std::size_t line = 1;  // of the first character, from 1
    std::size_t column = 1;
};

/// Returns the place of the byte `offset` of a text that begins at `origin`.
base::Place placeIn(const Origin& origin, std::string_view text, std::size_t offset);

/// Throws a base::TextError with that place.
[[noreturn]] void failIn(const Origin& origin, std::string_view text, std::size_t offset, const base::Message& reason);

/// Returns the byte at this line and column, both from 1, columns in characters: the reverse of placeIn().
std::size_t offsetOf(std::string_view text, std::size_t line, std::size_t column);

/// Calls read(part, source) for `length` bytes of the text and returns its result. A base::TextError of it, whose
/// place counts from the part, is thrown again with the place in the file.
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
