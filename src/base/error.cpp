#include "base/error.h"

#include <algorithm>

namespace mitos::base {
namespace {

bool startsCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;  // not a continuation byte of UTF-8
}

bool isControl(char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F; }

// Tells whether the bytes are one character of UTF-8 as JSON requires it: not overlong, no half of a surrogate pair,
// nothing beyond U+10FFFF. All bytes after the first must be continuations.
bool isCharacter(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    const auto second = static_cast<unsigned char>(bytes.size() > 1 ? bytes[1] : 0);
    if (first < 0x80) return bytes.size() == 1;
    if (first >= 0xC2 && first <= 0xDF) return bytes.size() == 2;
    if (first >= 0xE0 && first <= 0xEF) {
        return bytes.size() == 3 && (first != 0xE0 || second >= 0xA0) && (first != 0xED || second < 0xA0);
    }
    return first >= 0xF0 && first <= 0xF4 && bytes.size() == 4 && (first != 0xF0 || second >= 0x90) &&
           (first != 0xF4 || second < 0x90);
}

// Returns one character for each one that was typed, so that columns stay right. Control characters, which would break
// the line, become `forControl`; what is not UTF-8 becomes a question mark.
std::string printable(std::string_view typed, char forControl) {
    std::string shown;
    for (std::size_t at = 0; at < typed.size();) {
        std::size_t length = 1;
        while (at + length < typed.size() && !startsCharacter(typed[at + length])) ++length;
        if (isControl(typed[at])) {
            shown += forControl;
        } else if (isCharacter(typed.substr(at, length))) {
            shown += typed.substr(at, length);
        } else if (startsCharacter(typed[at])) {
            shown += '?';
        }
        at += length;
    }
    return shown;
}

// The number of characters of a long line that are shown around the caret, and the most bytes that they can have.
constexpr std::size_t excerptWidth = 100;
constexpr std::size_t excerptBytes = 4 * excerptWidth;

// The byte at which the character of that number begins, from 0; the end of the text when it has no more.
std::size_t byteOf(std::string_view text, std::size_t character) {
    std::size_t at = 0;
    for (std::size_t seen = 0; at < text.size(); ++at) {
        if (startsCharacter(text[at]) && seen++ == character) break;
    }
    return at;
}

std::size_t charactersIn(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), startsCharacter));
}

}  // namespace

Place placeAt(std::string source, std::string_view text, std::size_t offset, std::size_t firstLine) {
    offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::size_t lineEnd = std::min(text.substr(0, offset + excerptBytes).find('\n', offset), text.size());
    std::size_t from = offset > lineStart + excerptBytes ? offset - excerptBytes : lineStart;
    std::size_t to = std::min(lineEnd, offset + excerptBytes);
    while (from > lineStart && !startsCharacter(text[from])) --from;
    while (to > offset && to < lineEnd && !startsCharacter(text[to])) --to;
    Place place;
    place.source = std::move(source);
    place.line = firstLine + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    place.column = 1 + static_cast<std::size_t>(std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineStart),
                                                              before.end(), startsCharacter));
    place.excerpt = printable(text.substr(from, to - from), ' ');
    place.excerptFrom = 1 + charactersIn(text.substr(lineStart, from - lineStart));
    return place;
}

std::string shownWord(std::string_view typed, std::size_t mostCharacters) {
    typed = typed.substr(0, 4 * mostCharacters + 4);  // one character more than are shown, at least
    std::string shown = printable(typed, '?');
    if (charactersIn(shown) <= mostCharacters) return shown;
    return shown.substr(0, byteOf(shown, mostCharacters)) + "…";
}

std::string pictureOf(const Place& place) {
    std::string_view shown = place.excerpt;
    std::size_t caret = place.column - place.excerptFrom;
    // Cut by characters, as the caret counts them: bytes would shift it in every line that is not plain ASCII.
    if (charactersIn(shown) > excerptWidth) {
        const std::size_t from = caret > excerptWidth / 2 ? caret - excerptWidth / 2 : 0;
        shown.remove_prefix(byteOf(shown, from));
        shown = shown.substr(0, byteOf(shown, excerptWidth));
        caret -= from;
    }
    return fmt::format("  {}\n  {}^", shown, std::string(caret, ' '));
}

}  // namespace mitos::base
