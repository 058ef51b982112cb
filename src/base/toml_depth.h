#pragma once
// How deep a TOML text goes, found without the parser: its tables inside one another are built and removed by
// recursion, and a key of many thousand parts would overflow the stack.
#include <cstddef>
#include <optional>
#include <string_view>

namespace mitos::base {

/// Where a text goes deeper than `deepestToml`.
struct TomlDepthExcess {
    std::size_t offset;  // the byte with which it does
    bool isKey;          // the parts of a key; otherwise lists and tables inside one another
};

/// Nothing when no key has too many parts and no value too many levels. Texts in quotes and comments do not count.
std::optional<TomlDepthExcess> tomlDepthExcess(std::string_view text);

}  // namespace mitos::base
