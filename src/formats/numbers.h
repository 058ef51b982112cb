#pragma once
// Numbers in the notation of game files.
#include <optional>
#include <string>
#include <string_view>

namespace mitos::formats {

/// Reads a finite number, `12`, `-2.5` or `+12.00`; empty unless the whole text is one.
std::optional<double> readDecimal(std::string_view text);

/// Reads a time, `12.5` or `1:30` or `1:02:03.5`, and returns it in seconds; empty unless the whole text is one, and
/// for times below zero.
std::optional<double> readClock(std::string_view text);

/// Whether a number has a sign only if it is below zero, or also a `+`.
enum class Sign { whenBelow, always };
/// Writes the number with two decimals; with up to nine if it would not be read back the same, and with as many as
/// that takes, perhaps with an exponent, if nine are too few.
std::string writeDecimal(double number, Sign sign = Sign::whenBelow);

}  // namespace mitos::formats
