#pragma once
// What was wrong with a command line, in our own words: which option or word, what was typed, what would do.
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/common/console.h"

namespace mitos::cli {

/// The deepest command that was named.
const CLI::App& chosenCommand(const CLI::App& root);
/// `mitos solve tiles`
std::string commandLine(const CLI::App& app);

/// Says why the library did not take the arguments, with the nearest known word and a pointer to the help.
void explainUsage(Console& console, const CLI::ParseError& error, const CLI::App& root);

/// What the library may let pass, each an Error (usage): a value for an option that takes none (`--json=no`), and an empty
/// value, which is a mistake (a variable that is not set, say), not as if the option were absent.
void refuseFlagValues(const CLI::App& root, const std::vector<std::string>& arguments);
void refuseEmptyValues(const CLI::App& root);

}  // namespace mitos::cli
