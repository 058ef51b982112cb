#pragma once
// Small tools for formats that are made of lines and words.
#include <algorithm>
#include <string>
#include <string_view>

namespace mitos::formats {

constexpr bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f'; }

/// Without the blanks at both ends.
inline std::string_view stripped(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

/// The next word, taken off the text; empty at its end.
inline std::string_view takeWord(std::string_view& text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    std::size_t length = 0;
    while (length < text.size() && !isBlank(text[length])) ++length;
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

/// Letters of ASCII only: no word of a format has others.
inline std::string lowered(std::string_view text) {
    std::string small(text);
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    }
    return small;
}

inline std::string uppered(std::string_view text) {
    std::string big(text);
    for (char& c : big) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c & ~0x20);
    }
    return big;
}

}  // namespace mitos::formats
