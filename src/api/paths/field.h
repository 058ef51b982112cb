#pragma once
// A field of a JSON object that only the puzzle knows.
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mitos::api::paths {

using FieldValue = std::variant<std::uint64_t, std::string, std::vector<int>>;

struct Field {
    std::string_view name;
    FieldValue value;
};

}  // namespace mitos::api::paths
