#pragma once
// Cells of a CSV file (RFC 4180).
#include <string>
#include <string_view>

namespace mitos::api::othello {

/// In quotes where a comma, a quote or a line end would be misread.
inline std::string csvCell(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    quoted += '"';
    return quoted;
}

}  // namespace mitos::api::othello
