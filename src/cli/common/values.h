#pragma once
// Values as they were typed on the command line, read by us and not by the library: its messages know one language and do
// not name what was typed.
#include <cstdint>
#include <limits>
#include <string>

#include "cli/common/console.h"

namespace mitos::cli {

/// Throws an Error (usage) that names the value and the option, and shows values that would do.
[[noreturn]] void refuseAmount(const std::string& typed, const std::string& option, const std::string& examples);

/// A plain whole number within these bounds; an Error (usage) otherwise.
std::uint64_t readNumber(const std::string& typed, const std::string& option, const std::string& examples,
                         std::uint64_t least = 0, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// Reads a number of threads, of at most `most`; 0 means one for each core. An Error (usage) names `option`.
unsigned readThreads(const std::string& typed, const std::string& option = "--threads", unsigned most = 1024);

/// Returns the text of a file that lists something, one on each line; `-` is standard input. An Error says why it could
/// not be read.
std::string readListFile(const std::string& file);

/// Returns the seed that was given, or a fresh one, which is told so that the run can be repeated.
std::uint64_t chooseSeed(const Console& console, const std::string& given);

}  // namespace mitos::cli
