#pragma once
// Values of options, as a front end gets them as text. What does not fit is an Error (usage), the same for all front
// ends: `'500' is no value for --threads: a whole number from 0 to 256`. An empty text is no value; where it means the
// default, on the command line, who reads it puts the default in its place.
#include <concepts>

#include "options/option.h"

namespace mitos::options {

/// The name of an option as a person wrote it (`--threads`, `Threads`), and what it stands in, if that is named first:
/// the player of a match.
struct Where {
    template <std::convertible_to<std::string_view> Name>
    Where(const Name& option) : name(option) {}  // NOLINT(google-explicit-constructor): a name alone is a place
    Where(std::string_view text, std::string_view option) : name(option), source(text) {}

    std::string_view name;
    std::string_view source;
};

/// Throws the Error (usage) that says what would be a value.
[[noreturn]] void refuse(const Option& option, std::string_view typed, const Where& where);
/// Says that a name is not on a list.
base::Message nameRefused(std::string_view typed, const Where& where, const std::string& known);
/// Throws the Error (usage) that says so.
[[noreturn]] void refuseName(std::string_view typed, const Where& where, const std::string& known);

/// Returns a whole number; of threads 0 stays 0.
std::uint64_t readWhole(const Option& option, std::string_view typed, const Where& where);
/// Returns the number of threads to use, which for 0 is the number of cores.
unsigned readThreads(const Option& option, std::string_view typed, const Where& where);
double readDecimal(const Option& option, std::string_view typed, const Where& where);
double readSeconds(const Option& option, std::string_view typed, const Where& where);
std::uint64_t readBytes(const Option& option, std::string_view typed, const Where& where);
std::uint64_t readCount(const Option& option, std::string_view typed, const Where& where);
/// Returns the place of the word among the option's.
std::size_t readChoice(const Option& option, std::string_view typed, const Where& where);

/// Throws the same Error as the reader of its kind.
void check(const Option& option, std::string_view typed, const Where& where);

}  // namespace mitos::options
