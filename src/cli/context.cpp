#include "cli/context.h"

#include "base/error.h"
#include "base/files.h"
#include "base/memory.h"
#include "base/texts.h"
#include "base/units.h"

namespace mitos::cli {
namespace {

template <class Read>
auto amount(const std::string& typed, const char* option, const base::Phrase& help, Read read) {
    const auto value = read(typed);
    if (!value) throw base::Error(base::Fault::usage, base::say(text::badAmount, typed, option, help));
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
    command->get_formatter()->column_width(34);
    command->option_defaults()->group(context.console.in(text::optionsLabel));
    return command;
}

void addCommon(CLI::App& app, Context& context) {
    const std::string group = context.console.in(text::commonLabel);
    app.add_flag("--json", context.json, context.console.in(text::jsonOption))->group(group);
    // Already obeyed when this is read, because the help is in that language; it is kept to be checked.
    app.add_option("--lang", context.lang, context.console.in(text::langOption))->group(group)->option_text("en|el");
    app.add_option("--data", context.data, context.console.in(text::dataOption))->group(group)->option_text("DIR");
}

void addLimits(CLI::App& app, Context& context, LimitOptions& options) {
    const std::string group = context.console.in(text::limitsLabel);
    app.add_option("--time", options.time, context.console.in(text::timeOption))->group(group)->option_text("T");
    app.add_option("--memory", options.memory, context.console.in(text::memoryOption))
        ->group(group)
        ->option_text("BYTES");
    app.add_option("--nodes", options.nodes, context.console.in(text::nodesOption))->group(group)->option_text("N");
}

base::Limits readLimits(const LimitOptions& options) {
    base::Limits limits;
    limits.bytes = base::availableMemory() / 5 * 4;
    if (!options.time.empty()) limits.seconds = amount(options.time, "--time", text::timeOption, base::readSeconds);
    if (!options.memory.empty()) limits.bytes = amount(options.memory, "--memory", text::memoryOption, base::readBytes);
    if (!options.nodes.empty()) limits.nodes = amount(options.nodes, "--nodes", text::nodesOption, base::readCount);
    return limits;
}

void addExamples(CLI::App& app, Context& context, const std::vector<std::string>& examples) {
    std::string footer = context.console.in(text::examplesLabel) + ":\n";
    for (const std::string& example : examples) footer += "  " + example + "\n";
    app.footer(footer + "\n" + context.console.in(text::exitCodes));
}

}  // namespace mitos::cli
