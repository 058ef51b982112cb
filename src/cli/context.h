#pragma once
// What every verb shares: the console, the common options, and what the command line decided to do.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "base/limits.h"
#include "cli/console.h"
#include "cli/exit_code.h"

namespace mitos::cli {

struct Context {
    explicit Context(base::Language language) : console(language) {}

    Console console;
    bool json = false;
    std::string lang;
    std::string data;
    std::function<ExitCode()> action;  // set by the verb that was chosen

    [[nodiscard]] std::optional<std::filesystem::path> cache() const;
};

/// The limits as they were typed.
struct LimitOptions {
    std::string time;
    std::string memory;
    std::string nodes;
};

/// `--json --lang --data`, and the help of a verb in the language of the console.
void addCommon(CLI::App& app, Context& context);
void addLimits(CLI::App& app, Context& context, LimitOptions& options);
/// Throws an Error (usage) for what is not an amount. Without `--memory`: four fifths of what is free.
base::Limits readLimits(const LimitOptions& options);

/// A new verb or subject below `app`.
CLI::App* addCommand(CLI::App& app, Context& context, const std::string& name, const base::Phrase& what,
                     const base::Phrase& group);
/// The footer of a help text.
void addExamples(CLI::App& app, Context& context, const std::vector<std::string>& examples);

}  // namespace mitos::cli
