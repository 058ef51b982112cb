#pragma once
// Finds how deep a TOML text is nested, without the parser: that builds and removes nested tables by recursion, and a
// key of many thousand parts would overflow the stack.
#include <cstddef>
#include <optional>
#include <string_view>

namespace mitos::base {

/// The place where a text is nested deeper than `deepestToml`.
struct TomlDepthExcess {
    std::size_t offset;  // the first byte that is too deep
    bool isKey;          // true: the parts of a key; false: nested lists and tables
};

/// Returns nothing if no key has too many parts and no value too many levels. Quoted texts and comments do not count.
std::optional<TomlDepthExcess> tomlDepthExcess(std::string_view text);

}  // namespace mitos::base
