#pragma once
// Amounts as people write and read them: 500ms, 2m, 512M, 1.5G; 1,234,567.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"

namespace mitos::base {

/// Reads seconds from `2`, `2s`, `500ms`, `3m`, `1h`. Returns nothing if it is no duration above zero.
std::optional<double> readSeconds(std::string_view text);
/// Reads the same, and also zero: `0`, `0s`.
std::optional<double> readSecondsOrZero(std::string_view text);
/// Reads bytes from `1000000`, `64k`, `512M`, `2G`, `1.5GiB`: powers of 1024.
std::optional<std::uint64_t> readBytes(std::string_view text);
/// Reads a count from `1000`, `5k`, `1.5M`, `1e6`, `1G`: powers of 1000. Returns nothing if the result is not whole
/// (`1.5`).
std::optional<std::uint64_t> readCount(std::string_view text);
/// Reads a plain whole number: digits only.
std::optional<std::uint64_t> readWhole(std::string_view text);

std::string showBytes(std::uint64_t bytes);  // 2.0 GiB
std::string showCount(std::uint64_t count);  // 1,234,567
std::string showRough(double count);         // 1.23M
std::string showSeconds(double seconds);     // 12.3 ms

}  // namespace mitos::base
