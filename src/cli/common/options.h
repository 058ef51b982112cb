#pragma once
// Options of the command line, made from the table of options: name, help, range and default stand there.
#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/common/context.h"

namespace mitos::cli {

/// Adds an option or an argument whose value is kept as it was typed. checkValues() says whether it makes sense.
CLI::Option* addOption(CLI::App& app, Context& context, const options::Option& entry, std::string& typed);
/// The same for an option whose empty value is a value.
CLI::Option* addOption(CLI::App& app, Context& context, const options::Option& entry,
                       std::optional<std::string>& typed);
/// The same for one that may be repeated.
CLI::Option* addOption(CLI::App& app, Context& context, const options::Option& entry, std::vector<std::string>& typed);
CLI::Option* addFlag(CLI::App& app, Context& context, const options::Option& entry, bool& given);

/// Returns the entry that an option was made from, or null for those of the library (`--help`).
const options::Option* entryOf(const Context& context, const CLI::Option& option);

/// Throws an Error (usage) that names both options when both are there.
void refuseTogether(bool first, const char* firstName, bool second, const char* secondName);

/// Throws an Error (usage) for the first value of the chosen command, or of one above it, that is none. Before any work
/// begins, and also where the value would not be used.
void checkValues(const Context& context, const CLI::App& root);

}  // namespace mitos::cli
