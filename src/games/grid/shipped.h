#pragma once
// The rule files of rules/, embedded in the program.
#include <span>
#include <string_view>

namespace mitos::games::grid {

/// One rule file.
struct ShippedRules {
    std::string_view name;  // the file's name without .toml
    std::string_view text;  // the whole file
};

/// Returns every rule file that comes with Mitos, sorted by name.
std::span<const ShippedRules> shippedRules();

}  // namespace mitos::games::grid
