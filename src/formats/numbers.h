#pragma once
// Numbers as game files write them.
#include <optional>
#include <string>
#include <string_view>

namespace mitos::formats {

/// `12`, `-2.5`, `+12.00`; nothing for what is no number, or not all of it.
std::optional<double> readDecimal(std::string_view text);

/// Seconds, or minutes and hours before them: `12.5`, `1:30`, `1:02:03.5`. Not below zero.
std::optional<double> readClock(std::string_view text);

enum class Sign { whenBelow, always };
/// Two decimals; more only where they are needed to read the same number again. No exponent unless nine do not do.
std::string writeDecimal(double number, Sign sign = Sign::whenBelow);

}  // namespace mitos::formats
