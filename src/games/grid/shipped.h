#pragma once
// The rule files of rules/, built into the program.
#include <span>
#include <string_view>

namespace mitos::games::grid {

struct ShippedRules {
    std::string_view name;  // the file's name without .toml
    std::string_view text;  // all of the file
};

/// Every rule file that comes with Mitos, in the order of their names.
std::span<const ShippedRules> shippedRules();

}  // namespace mitos::games::grid
