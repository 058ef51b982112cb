#pragma once
// Values as they were typed on the command line, read by the table of options and not by the library: its messages know
// one language and do not name what was typed. What is no value is an Error (usage); an empty text means the default.
#include <cstdint>
#include <string>

#include "cli/common/console.h"
#include "options/option.h"

namespace mitos::cli {

/// Returns the name as it is typed: `--threads`, or `file` of an argument.
std::string nameOf(const options::Option& option);

/// Returns what was typed, or the option's default (empty, if it has none) for an empty text.
std::string orDefault(const options::Option& option, const std::string& typed);

std::uint64_t readWhole(const options::Option& option, const std::string& typed);
/// Returns a whole number where it is known to be a small one.
int readInt(const options::Option& option, const std::string& typed);
/// Returns the number of threads to use, which for 0 is that of the cores.
unsigned readThreads(const options::Option& option, const std::string& typed);
double readDecimal(const options::Option& option, const std::string& typed);
double readSeconds(const options::Option& option, const std::string& typed);
std::uint64_t readBytes(const options::Option& option, const std::string& typed);
std::uint64_t readCount(const options::Option& option, const std::string& typed);
/// Returns the place of the word among those of the option.
std::size_t readChoice(const options::Option& option, const std::string& typed);
/// Throws the Error (usage) that says what would be a value.
[[noreturn]] void refuseValue(const options::Option& option, const std::string& typed);

/// Returns the text of a file that lists something, one on each line; `-` is standard input. An Error says why it could
/// not be read.
std::string readListFile(const std::string& file);

/// Returns the seed that was given, or a fresh one, which is told so that the run can be repeated.
std::uint64_t chooseSeed(Console& console, const std::string& given);

}  // namespace mitos::cli
