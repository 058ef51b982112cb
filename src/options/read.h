#pragma once
// Reads the values of options from text, for all front ends. A value that does not fit is an Error (usage) with the
// same message everywhere: `'500' is no value for --threads: a whole number from 0 to 256`. An empty text is no value.
// On the command line it means the default; there the caller replaces it before reading.
#include <concepts>

#include "options/option.h"

namespace mitos::options {

/// Names an option for messages, as a person wrote it (`--threads`, `Threads`). `source`, if not empty, is put first:
/// for example the player of a match whose description holds the option.
struct Where {
    template <std::convertible_to<std::string_view> Name>
    Where(const Name& option) : name(option) {}  // NOLINT(google-explicit-constructor): a name alone is a place
    Where(std::string_view text, std::string_view option) : name(option), source(text) {}

    std::string_view name;
    std::string_view source;
};

/// Throws an Error (usage) that says which values the option takes.
[[noreturn]] void refuse(const Option& option, std::string_view typed, const Where& where);
/// Returns the message that `typed` is not one of the `known` names.
base::Message nameRefused(std::string_view typed, const Where& where, const std::string& known);
/// Throws an Error (usage) with the message of nameRefused().
[[noreturn]] void refuseName(std::string_view typed, const Where& where, const std::string& known);

/// Returns a whole number within the option's range. For threads, 0 is returned as 0.
std::uint64_t readWhole(const Option& option, std::string_view typed, const Where& where);
/// Returns the number of threads to use, which for 0 is the number of cores.
unsigned readThreads(const Option& option, std::string_view typed, const Where& where);
double readDecimal(const Option& option, std::string_view typed, const Where& where);
double readSeconds(const Option& option, std::string_view typed, const Where& where);
std::uint64_t readBytes(const Option& option, std::string_view typed, const Where& where);
std::uint64_t readCount(const Option& option, std::string_view typed, const Where& where);
/// Returns the index of the word in `Option::words`.
std::size_t readChoice(const Option& option, std::string_view typed, const Where& where);

/// Throws the Error that reading the value would throw, or returns if the value is allowed.
void check(const Option& option, std::string_view typed, const Where& where);

}  // namespace mitos::options
