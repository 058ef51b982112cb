#include "formats/origin.h"

namespace mitos::formats {

base::Place placeIn(const Origin& origin, std::string_view text, std::size_t offset) {
    base::Place place = base::placeAt(std::string(origin.source), text, offset, origin.line);
    if (place.line == origin.line) {
        place.column += origin.column - 1;
        place.excerptFrom += origin.column - 1;
    }
    return place;
}

void failIn(const Origin& origin, std::string_view text, std::size_t offset, const base::Message& reason) {
    throw base::TextError(placeIn(origin, text, offset), reason);
}

std::size_t offsetOf(std::string_view text, std::size_t line, std::size_t column) {
    std::size_t at = 0;
    for (; line > 1; --line) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos) return text.size();
        at = end + 1;
    }
    for (; at < text.size(); ++at) {
        const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
        if (begins && --column == 0) break;
    }
    return at;
}

}  // namespace mitos::formats
