#pragma once
// Values as they were typed on the command line, read by us and not by the library: its messages know one language and do
// not name what was typed.
#include <cstdint>
#include <limits>
#include <string>

namespace mitos::cli {

/// Throws an Error (usage) that names the value and the option, and shows values that would do.
[[noreturn]] void refuseAmount(const std::string& typed, const std::string& option, const std::string& examples);

/// A plain whole number within these bounds; an Error (usage) otherwise.
std::uint64_t readNumber(const std::string& typed, const std::string& option, const std::string& examples,
                         std::uint64_t least = 0, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

}  // namespace mitos::cli
