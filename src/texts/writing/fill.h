#pragma once
// A text and the values for its places.
#include <string>
#include <string_view>
#include <vector>

namespace mitos::text {

/// The text with its values, and with each choice made by the value before it (texts/writing/table.h says how texts are
/// written).
std::string fill(std::string_view text, const std::vector<std::string>& values);

}  // namespace mitos::text
