#include "cli/manual.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "api/version.h"
#include "base/words.h"
#include "cli/app.h"
#include "cli/command_tree.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

// A backslash and a hyphen mean something to roff, and so does a dot or a quote at the start of a line.
std::string roff(std::string_view text) {
    std::string safe;
    if (!text.empty() && (text.front() == '.' || text.front() == '\'')) safe += "\\&";
    for (const char c : text) {
        if (c == '\\') {
            safe += "\\e";
        } else if (c == '-') {
            safe += "\\-";
        } else {
            safe += c;
        }
    }
    return safe;
}

void addEntries(std::string& page, const std::vector<OptionEntry>& entries) {
    for (const OptionEntry& entry : entries) {
        page += fmt::format(".TP\n\\fB{}\\fR", roff(base::joined(entry.names, ", ")));
        if (!entry.value.empty()) page += fmt::format(" \\fI{}\\fR", roff(entry.value));
        page += fmt::format("\n{}\n", roff(entry.help));
    }
}

std::string manualPage(const std::vector<CommandEntry>& tree, Console& console) {
    std::string page = fmt::format(".TH MITOS 1 \"\" \"mitos {}\"\n.SH NAME\nmitos \\- {}\n.SH SYNOPSIS\n",
                                   api::version(), roff(console.language.write(text::tagline)));
    page += "\\fBmitos\\fR \\fIVERB\\fR [\\fISUBJECT\\fR] [\\fIoptions\\fR]\n";
    for (const CommandEntry& command : tree) {
        const std::string name = command.words.empty() ? "mitos" : "mitos " + base::joined(command.words, " ");
        page += fmt::format(".SH {}\n{}\n", roff(name), roff(command.help));
        addEntries(page, command.arguments);
        addEntries(page, command.options);
        const std::size_t end = command.footer.find("\n\n");  // the exit codes stand once, at the end
        if (end != std::string::npos) page += ".PP\n.nf\n" + roff(command.footer.substr(0, end)) + "\n.fi\n";
    }
    page += fmt::format(".SH EXIT STATUS\n{}\n", roff(console.language.write(text::exitCodes)));
    page += ".SH FILES\n.TP\n\\fI$XDG_CACHE_HOME/mitos\\fR, \\fI~/.cache/mitos\\fR\n*.distances\n";
    return page;
}

}  // namespace

void addManual(CLI::App& root, Context& context) {
    CLI::App* app = addCommand(root, context, "manual", text::manualVerb, text::verbsLabel);
    addCommon(*app, context, Json::none);
    addExamples(*app, context, {"mitos manual > mitos.1", "mitos manual | man -l -"});
    app->callback([&context, &root] {
        context.withoutJson = "manual";
        context.action = [&context, &root] {
            context.console.print(manualPage(commandTree(root, context), context.console));
            return ExitCode::done;
        };
    });
}

}  // namespace mitos::cli
