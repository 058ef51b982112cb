#include "cli/common/context.h"

#include <CLI/CLI.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/memory.h"
#include "base/units.h"
#include "cli/common/values.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

template <class Read>
auto amount(const std::string& typed, const char* option, const char* examples, Read read) {
    const auto value = read(typed);
    if (!value) refuseAmount(typed, option, examples);
    return *value;
}

}  // namespace

std::optional<std::filesystem::path> Context::cache() const { return base::cacheDirectory(data); }

CLI::App* addCommand(CLI::App& app, Context& context, const std::string& name, const base::Phrase& what,
                     const base::Phrase& group) {
    CLI::App* command = app.add_subcommand(name, context.console.in(what));
    command->group(context.console.in(group));
    command->set_help_flag("-h,--help", context.console.in(text::helpOption));
    command->get_help_ptr()->group(context.console.in(text::commonLabel));
    command->option_defaults()->group(context.console.in(text::optionsLabel));
    return command;
}

std::string valueText(const Context& context, const base::Phrase& value, const std::string& byDefault) {
    return context.console.in(value) + (byDefault.empty() ? "" : " [" + byDefault + "]");
}

void addCommon(CLI::App& app, Context& context, Json json) {
    const std::string group = context.console.in(text::commonLabel);
    if (json == Json::offered) {
        app.add_flag("--json", context.json, context.console.in(text::jsonOption))->group(group);
    }
    // Already checked and obeyed when this is read, because the help is in that language.
    app.add_option("--lang", context.lang, context.console.in(text::langOption))->group(group)->option_text("en|el");
    app.add_option("--data", context.data, context.console.in(text::dataOption))
        ->group(group)
        ->option_text(valueText(context, text::directoryValue))
        ->type_name("DIR");
}

void addLimits(CLI::App& app, Context& context, LimitOptions& options) {
    const std::string group = context.console.in(text::limitsLabel);
    app.add_option("--time", options.time, context.console.in(text::timeOption))
        ->group(group)
        ->option_text(valueText(context, text::timeValue));
    app.add_option("--memory", options.memory, context.console.in(text::memoryOption))
        ->group(group)
        ->option_text(valueText(context, text::bytesValue));
    app.add_option("--nodes", options.nodes, context.console.in(text::nodesOption))->group(group)->option_text("N");
}

base::Limits readLimits(const LimitOptions& options) {
    base::Limits limits;
    limits.bytes = base::availableMemory() / 5 * 4;
    if (!options.time.empty()) limits.seconds = amount(options.time, "--time", "500ms, 10s, 2m, 1h", base::readSeconds);
    if (!options.memory.empty()) limits.bytes = amount(options.memory, "--memory", "512M, 4G", base::readBytes);
    if (!options.nodes.empty()) limits.nodes = amount(options.nodes, "--nodes", "10000, 5M", base::readCount);
    return limits;
}

void addExamples(CLI::App& app, Context& context, const std::vector<std::string>& examples) {
    std::string footer = context.console.in(text::examplesLabel) + ":\n";
    for (const std::string& example : examples) footer += "  " + example + "\n";
    app.footer(footer + "\n" + context.console.in(text::exitCodes));
}

}  // namespace mitos::cli
