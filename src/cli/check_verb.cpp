#include "cli/check_verb.h"

#include "api/grid/check.h"
#include "base/error.h"
#include "base/texts/grid_terminal.h"
#include "base/texts/terminal.h"
#include "cli/grid_report.h"

namespace mitos::cli {

using base::say;

ExitCode checkFile(const Context& context, const std::string& file) {
    const Console& console = context.console;
    const api::grid::CheckReport report = api::grid::checkRules(file);
    if (context.json) {
        console.line(api::grid::checkJson(report, console.language));
        return report.error ? ExitCode::badInput : ExitCode::done;
    }
    if (report.error) {
        console.warn(report.error->in(console.language));
        return ExitCode::badInput;
    }
    console.say(say(text::checkSound, file));
    console.line();
    for (const base::Message& sentence : api::grid::inWords(*report.rules)) console.say(sentence);
    console.line();
    showPlan(console, *report.plan);
    return ExitCode::done;
}

void addCheck(CLI::App& root, Context& context) {
    auto file = std::make_shared<std::string>();
    CLI::App* app = addCommand(root, context, "check", text::checkVerb, text::verbsLabel);
    app->add_option("file", *file, context.console.in(text::checkArgument))
        ->required()
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    addCommon(*app, context);
    addExamples(*app, context, {"mitos check ./my.toml", "mitos check xox", "mitos check ./my.toml --json"});
    app->callback([&context, file] { context.action = [&context, file] { return checkFile(context, *file); }; });
}

}  // namespace mitos::cli
