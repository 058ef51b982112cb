#pragma once
// What every verb shares: the console, the common options, and what the command line decided to do.
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "cli/common/console.h"
#include "cli/common/exit_code.h"
#include "options/option.h"
#include "texts/writing/language.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace mitos::cli {

struct Context {
    explicit Context(Console& of) : console(of) {}

    Console& console;
    bool json = false;
    std::string withoutJson;  // the chosen verb, where it has no JSON to print
    std::string lang;
    std::string data;
    std::function<void()> refuseMeaningless;                // what the chosen verb says before any value is looked at
    std::function<ExitCode()> action;                       // set by the verb that was chosen
    std::map<const CLI::Option*, options::Option> entries;  // of the table, by what was made of them

    [[nodiscard]] std::optional<std::filesystem::path> cache() const;
};

/// The limits as they were typed.
struct LimitOptions {
    std::string time;
    std::string memory;
    std::string nodes;
};

/// `--json --lang --data`, which every level of the command line takes; `--json` only where there is JSON to print.
enum class Json { offered, none };
void addCommon(CLI::App& app, Context& context, Json json = Json::offered);
void addLimits(CLI::App& app, Context& context, LimitOptions& typed);
/// Throws an Error (usage) for what is not an amount. Without `--memory`: four fifths of what is free.
base::Limits readLimits(const LimitOptions& typed);

/// A new verb or subject below `app`.
CLI::App* addCommand(CLI::App& app, Context& context, const std::string& name, base::Phrase what, base::Phrase group);
/// The footer of a help text: examples, and the exit codes.
void addExamples(CLI::App& app, Context& context, const std::vector<std::string>& examples);

}  // namespace mitos::cli
