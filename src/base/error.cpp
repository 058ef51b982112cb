#include "base/error.h"

#include <algorithm>

namespace mitos::base {
namespace {

bool startsCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;  // not a continuation byte of UTF-8
}

// Control characters would tear the excerpt apart: each is shown as one blank.
std::string printable(std::string_view line) {
    std::string shown(line);
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return shown;
}

// A long line is shown around the caret only.
constexpr std::size_t excerptWidth = 100;

}  // namespace

Place placeAt(std::string source, std::string_view text, std::size_t offset, std::size_t firstLine) {
    offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::size_t lineEnd = std::min(text.find('\n', offset), text.size());
    Place place;
    place.source = std::move(source);
    place.line = firstLine + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    place.column = 1 + static_cast<std::size_t>(std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineStart),
                                                              before.end(), startsCharacter));
    place.excerpt = printable(text.substr(lineStart, lineEnd - lineStart));
    return place;
}

std::string TextError::in(Language language) const {
    std::string text = fmt::format("{}:{}:{}: {}", place_.source, place_.line, place_.column, Error::in(language));
    std::string shown = place_.excerpt;
    std::size_t caret = place_.column - 1;
    if (shown.size() > excerptWidth) {
        const std::size_t from = caret > excerptWidth / 2 ? std::min(caret - excerptWidth / 2, shown.size()) : 0;
        shown = shown.substr(from, excerptWidth);
        caret -= from;
        // Cutting by bytes may leave half a character at either end.
        while (!shown.empty() && !startsCharacter(shown.front())) shown.erase(0, 1);
        while (!shown.empty() && static_cast<unsigned char>(shown.back()) >= 0x80U) shown.pop_back();
    }
    text += fmt::format("\n  {}\n  {}^", shown, std::string(caret, ' '));
    return text;
}

}  // namespace mitos::base
