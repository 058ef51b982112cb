#pragma once
// Small tools for texts that are made of words: blanks, letters of ASCII in either case, lists of names.
#include <string>
#include <string_view>

namespace mitos::base {

constexpr bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f'; }

/// Without the blanks at both ends.
constexpr std::string_view stripped(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

/// Some editors begin a text with a mark of its byte order (UTF-8). It is no part of the text and takes no column:
/// every reader takes it off by this function.
constexpr std::string_view withoutByteOrderMark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// The next word, taken off the text; empty at its end.
constexpr std::string_view takeWord(std::string_view& text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    std::size_t length = 0;
    while (length < text.size() && !isBlank(text[length])) ++length;
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

/// Letters of ASCII only: no word of a format or a protocol has others.
constexpr char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }
constexpr char uppered(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c & ~0x20) : c; }

inline std::string lowered(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = lowered(c);
    return small;
}

inline std::string uppered(std::string_view text) {
    std::string big(text);
    for (char& c : big) c = uppered(c);
    return big;
}

/// All of them in one text, with `between` between them; `wordOf(each)` says what stands for each.
template <class Things, class WordOf>
std::string joined(const Things& things, std::string_view between, WordOf&& wordOf) {
    std::string text;
    bool first = true;
    for (const auto& each : things) {
        if (!first) text += between;
        first = false;
        text += wordOf(each);
    }
    return text;
}

template <class Words>
std::string joined(const Words& words, std::string_view between = " ") {
    return joined(
        words, between, [](const auto& word) -> const auto& { return word; });
}

/// As messages name what is known: `bfs, ucs, astar`.
template <class Words>
std::string listed(const Words& words) {
    return joined(words, ", ");
}

/// The same of things that have a `name`.
template <class Things>
std::string listedNames(const Things& things) {
    return joined(things, ", ", [](const auto& each) { return each.name; });
}

}  // namespace mitos::base
