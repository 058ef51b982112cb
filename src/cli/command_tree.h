#pragma once
// The commands and options of the command line as plain data: what completion and manual page are made from.
#include <string>
#include <vector>

#include "cli/common/context.h"

namespace mitos::cli {

struct OptionEntry {
    std::vector<std::string> names;  // --size
    std::string value;               // RxC [3x3]; empty for a flag
    std::string help;
    std::vector<std::string> values;  // the words it takes, where those are few
    bool isFile = false;
};

struct CommandEntry {
    std::vector<std::string> words;  // solve tiles
    std::string help;
    std::vector<std::string> subcommands;
    std::vector<OptionEntry> options;
    std::vector<OptionEntry> arguments;  // by position
    std::string footer;
};

/// Every command, the root first, in the order of the help.
std::vector<CommandEntry> commandTree(const CLI::App& root, const Context& context);

}  // namespace mitos::cli
