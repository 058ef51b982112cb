#include "cli/check_verb.h"

#include <CLI/CLI.hpp>

#include "api/files/check.h"
#include "base/error.h"
#include "base/files.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/grid/report.h"
#include "options/programs.h"
#include "texts/evaluations.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using base::say;

void showRules(Console& console, const std::string& file, const api::grid::CheckReport& report) {
    console.say(say(text::checkSound, file));
    console.line();
    for (const base::Message& sentence : api::grid::inWords(*report.rules)) console.say(sentence);
    console.line();
    showPlan(console, *report.plan);
}

void showEvaluation(Console& console, const std::string& file, const api::othello::EvaluationReport& report) {
    console.say(say(text::evaluationSound, file));
    console.line();
    for (const base::Message& sentence : api::othello::inWords(report)) console.say(sentence);
}

}  // namespace

ExitCode checkFile(const Context& context, const std::string& file) {
    Console& console = context.console;
    const api::files::FileReport report =
        api::files::checkFile(file, base::dataDirectory(context.data), interruptFlag());
    const base::TextError* error = api::files::errorOf(report);
    if (context.json) {
        console.line(api::files::checkJson(report, console.language));
    } else if (error != nullptr) {
        console.warn(error->in(console.language));
    } else if (const auto* rules = std::get_if<api::grid::CheckReport>(&report)) {
        showRules(console, file, *rules);
    } else if (const auto* evaluation = std::get_if<api::othello::EvaluationReport>(&report)) {
        showEvaluation(console, file, *evaluation);
    }
    return error != nullptr ? ExitCode::badInput : ExitCode::done;
}

void addCheck(CLI::App& root, Context& context) {
    auto file = std::make_shared<std::string>();
    CLI::App* app = addCommand(root, context, "check", text::checkVerb, text::verbsLabel);
    addOption(*app, context, options::checkedFile, *file)->required();
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos check ./my.toml", "mitos check xox", "mitos check phased", "mitos check ./my.toml --json"});
    app->callback([&context, file] { context.action = [&context, file] { return checkFile(context, *file); }; });
}

}  // namespace mitos::cli
