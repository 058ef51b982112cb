#include "cli/common/context.h"

#include <CLI/CLI.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/memory.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "options/common.h"
#include "texts/terminal.h"

namespace mitos::cli {

std::optional<std::filesystem::path> Context::cache() const { return base::cacheDirectory(data); }

CLI::App* addCommand(CLI::App& app, Context& context, const std::string& name, base::Phrase what, base::Phrase group) {
    CLI::App* command = app.add_subcommand(name, context.console.in(what));
    command->group(context.console.in(group));
    command->set_help_flag("-h,--help", context.console.in(text::helpOption));
    command->get_help_ptr()->group(context.console.in(text::commonLabel));
    command->option_defaults()->group(context.console.in(text::optionsLabel));
    return command;
}

void addCommon(CLI::App& app, Context& context, Json json) {
    if (json == Json::offered) addFlag(app, context, options::json, context.json);
    // Already checked and obeyed when this is read, because the help is in that language.
    addOption(app, context, options::lang, context.lang);
    addOption(app, context, options::data, context.data);
}

void addLimits(CLI::App& app, Context& context, LimitOptions& typed) {
    addOption(app, context, options::time, typed.time);
    addOption(app, context, options::memory, typed.memory);
    addOption(app, context, options::nodes, typed.nodes);
}

base::Limits readLimits(const LimitOptions& typed) {
    base::Limits limits;
    limits.bytes = base::availableMemory() / 5 * 4;
    if (!typed.time.empty()) limits.seconds = readSeconds(options::time, typed.time);
    if (!typed.memory.empty()) limits.bytes = readBytes(options::memory, typed.memory);
    if (!typed.nodes.empty()) limits.nodes = readCount(options::nodes, typed.nodes);
    return limits;
}

void addExamples(CLI::App& app, Context& context, const std::vector<std::string>& examples) {
    std::string footer = context.console.in(text::examplesLabel) + ":\n";
    for (const std::string& example : examples) footer += "  " + example + "\n";
    app.footer(footer + "\n" + context.console.in(text::exitCodes));
}

}  // namespace mitos::cli
