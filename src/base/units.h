#pragma once
// Amounts as people write and read them: 500ms, 2m, 512M, 1.5G; 1,234,567.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"

namespace mitos::base {

/// Seconds from `2`, `2s`, `500ms`, `3m`, `1h`; nothing when it is not a duration above zero.
std::optional<double> readSeconds(std::string_view text);
/// The same, or none at all: `0`, `0s`.
std::optional<double> readSecondsOrZero(std::string_view text);
/// Bytes from `1000000`, `64k`, `512M`, `2G`, `1.5GiB`: powers of 1024.
std::optional<std::uint64_t> readBytes(std::string_view text);
/// A count from `1000`, `5k`, `1.5M`, `1e6`, `1G`: powers of 1000, whole in the end (`1.5` is none).
std::optional<std::uint64_t> readCount(std::string_view text);
/// A plain whole number: digits and nothing else.
std::optional<std::uint64_t> readWhole(std::string_view text);

std::string showBytes(std::uint64_t bytes);  // 2.0 GiB
std::string showCount(std::uint64_t count);  // 1,234,567
std::string showRough(double count);         // 1.23M
std::string showSeconds(double seconds);     // 12.3 ms

}  // namespace mitos::base
