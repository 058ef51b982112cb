#include "cli/common/options.h"

#include "base/error.h"
#include "cli/common/values.h"
#include "options/read.h"
#include "texts/terminal.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

std::string namesOf(const options::Option& entry) {
    std::string names = nameOf(entry);
    if (!entry.alias.empty()) {
        names += ",--";
        names += entry.alias;
    }
    return names;
}

CLI::Option* furnish(CLI::Option* option, Context& context, const options::Option& entry) {
    const text::Language language = context.console.language;
    const base::Phrase group = entry.group ? entry.group : text::optionsLabel;
    if (!entry.isArgument) option->group(context.console.in(group));
    if (entry.kind != options::Kind::flag) option->option_text(options::valueText(entry, language));
    context.entries.emplace(option, entry);
    return option;
}

std::string helpOf(const Context& context, const options::Option& entry) {
    return options::helpText(entry, context.console.language);
}

}  // namespace

CLI::Option* addOption(CLI::App& app, Context& context, const options::Option& entry, std::string& typed) {
    return furnish(app.add_option(namesOf(entry), typed, helpOf(context, entry)), context, entry);
}

CLI::Option* addOption(CLI::App& app, Context& context, const options::Option& entry,
                       std::optional<std::string>& typed) {
    const auto keep = [&typed](const std::string& value) { typed = value; };
    return furnish(app.add_option_function<std::string>(namesOf(entry), keep, helpOf(context, entry)), context, entry);
}

CLI::Option* addOption(CLI::App& app, Context& context, const options::Option& entry, std::vector<std::string>& typed) {
    return furnish(app.add_option(namesOf(entry), typed, helpOf(context, entry)), context, entry);
}

CLI::Option* addFlag(CLI::App& app, Context& context, const options::Option& entry, bool& given) {
    return furnish(app.add_flag(namesOf(entry), given, helpOf(context, entry)), context, entry);
}

const options::Option* entryOf(const Context& context, const CLI::Option& option) {
    const auto found = context.entries.find(&option);
    return found == context.entries.end() ? nullptr : &found->second;
}

void refuseTogether(bool first, const char* firstName, bool second, const char* secondName) {
    if (first && second) throw base::Error(base::Fault::usage, base::say(text::notTogether, firstName, secondName));
}

void checkValues(const Context& context, const CLI::App& root) {
    const CLI::App* app = &root;
    while (!app->get_subcommands().empty()) app = app->get_subcommands().front();
    for (; app != nullptr; app = app->get_parent()) {
        for (const CLI::Option* option : app->get_options()) {
            const options::Option* entry = entryOf(context, *option);
            if (entry == nullptr || entry->kind == options::Kind::flag) continue;
            for (const std::string& value : option->results()) {
                // An empty text would be the default to its reader.
                if (value.empty() && entry->kind != options::Kind::text) refuseValue(*entry, value);
                options::check(*entry, value, nameOf(*entry));
            }
        }
    }
}

}  // namespace mitos::cli
