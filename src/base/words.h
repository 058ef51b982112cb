#pragma once
// Small functions for texts that consist of words: blanks, upper and lower case, lists of names.
#include <string>
#include <string_view>

namespace mitos::base {

constexpr bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f'; }

/// Returns the text without the blanks at both ends.
constexpr std::string_view stripped(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

/// Returns the text without a byte order mark (UTF-8), which some editors put at its beginning. The mark is no part
/// of the text and takes no column: every reader calls this function.
constexpr std::string_view withoutByteOrderMark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// Removes the next word from the text and returns it; empty at the end.
constexpr std::string_view takeWord(std::string_view& text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    std::size_t length = 0;
    while (length < text.size() && !isBlank(text[length])) ++length;
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

/// Changes ASCII letters only: no word of a format or a protocol has others.
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

/// Joins all items with `between` between them; `wordOf(each)` gives the text of each.
template <class Items, class WordOf>
std::string joined(const Items& items, std::string_view between, WordOf&& wordOf) {
    std::string text;
    bool first = true;
    for (const auto& each : items) {
        if (!first) text += between;
        first = false;
        text += wordOf(each);
    }
    return text;
}

/// Joins words with `between` between them.
template <class Words>
std::string joined(const Words& words, std::string_view between = " ") {
    return joined(
        words, between, [](const auto& word) -> const auto& { return word; });
}

/// Lists words as in messages: `bfs, ucs, astar`.
template <class Words>
std::string listed(const Words& words) {
    return joined(words, ", ");
}

/// Lists the names of items that have a `name`.
template <class Items>
std::string listedNames(const Items& items) {
    return joined(items, ", ", [](const auto& each) { return each.name; });
}

}  // namespace mitos::base
