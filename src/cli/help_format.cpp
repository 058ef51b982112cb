#include "cli/help_format.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/common/console.h"
#include "texts/terminal.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

constexpr std::size_t nameWidth = 34;

}  // namespace

HelpFormat::HelpFormat(text::Language language) : language_(language) {
    label("Positionals", std::string(language.write(text::positionalsLabel)));
    column_width(nameWidth);
}

// The library leaves two empty lines between some groups.
std::string HelpFormat::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const {
    std::string help = CLI::Formatter::make_help(app, std::move(name), mode);
    for (std::size_t at = help.find("\n\n\n"); at != std::string::npos; at = help.find("\n\n\n", at)) help.erase(at, 1);
    return help;
}

std::string HelpFormat::make_usage(const CLI::App* app, std::string name) const {
    std::string usage =
        fmt::format("{}: {} [{}]", language_.write(text::usageLabel), name, language_.write(text::optionsInUsage));
    for (const CLI::Option* argument :
         app->get_options([](const CLI::Option* option) { return option->get_positional(); }))
        usage += " " + make_option_usage(argument);
    if (!app->get_subcommands([](const CLI::App*) { return true; }).empty()) {
        const bool isRoot = app->get_parent() == nullptr;
        usage += isRoot ? fmt::format(" [{}]", language_.write(text::verbInUsage))
                        : fmt::format(" {}", language_.write(text::subjectInUsage));
    }
    return usage + "\n";
}

// The library counts bytes, and Greek letters have two.
std::string HelpFormat::make_option(const CLI::Option* option, bool isPositional) const {
    const std::string name = "  " + make_option_name(option, isPositional) + make_option_opts(option);
    const bool fits = columnsOf(name) < nameWidth;
    return (fits ? padded(name, nameWidth) : name + "\n" + std::string(nameWidth, ' ')) + make_option_desc(option) +
           "\n";
}

}  // namespace mitos::cli
