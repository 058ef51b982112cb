#include "base/toml_depth.h"

#include <algorithm>
#include <string>

#include "base/file_limits.h"

namespace mitos::base {
namespace {

// Returns the offset behind a quoted text that begins at `from`: "…", '…', """…""" or '''…'''. A text on one line
// without an end ends with its line, where the parser finds the mistake.
std::size_t behindQuoted(std::string_view text, std::size_t from) {
    const char quote = text[from];
    const bool escapes = quote == '"';
    const std::string_view three = text.substr(from, 3);
    const bool overLines = three == std::string(3, quote);
    const std::string_view end = overLines ? three : text.substr(from, 1);
    for (std::size_t at = from + end.size(); at < text.size(); ++at) {
        if (escapes && text[at] == '\\') {
            ++at;
        } else if (text.substr(at, end.size()) == end) {
            at += end.size();
            // Up to two more quotes may precede the end of a long text: they belong to it.
            for (int more = 0; overLines && more < 2 && at < text.size() && text[at] == quote; ++more) ++at;
            return at;
        } else if (!overLines && text[at] == '\n') {
            return at;
        }
    }
    return text.size();
}

}  // namespace

std::optional<TomlDepthExcess> tomlDepthExcess(std::string_view text) {
    std::size_t dots = 0;  // in what may be a key
    std::size_t open = 0;  // open brackets
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            at = behindQuoted(text, at);
            continue;
        }
        if (c == '#') {
            at = std::min(text.find('\n', at), text.size());
            continue;
        }
        if (c == '.') {
            if (++dots >= deepestToml) return TomlDepthExcess{at, true};
        } else if (c == '\n' || c == '=' || c == ',' || c == '{' || c == '[') {
            dots = 0;
        }
        if ((c == '[' || c == '{') && ++open > deepestToml) return TomlDepthExcess{at, false};
        if ((c == ']' || c == '}') && open > 0) --open;
        ++at;
    }
    return std::nullopt;
}

}  // namespace mitos::base
