#include "cli/verify_verb.h"

#include "api/grid/json.h"
#include "base/error.h"
#include "base/texts.h"
#include "base/units.h"
#include "cli/grid_progress.h"
#include "cli/interrupt.h"

namespace mitos::cli {
namespace {

using api::grid::VerifyReport;
using base::say;
using base::showCount;

ExitCode exitCodeOf(const VerifyReport& report) {
    if (!report.damage.empty()) return ExitCode::badInput;
    if (report.halt != base::Halt::none) return cli::exitCodeOf(report.halt);
    return report.holds ? ExitCode::done : ExitCode::noSolution;
}

void showVerdict(const Console& console, const std::string& file, const VerifyReport& report) {
    if (!report.damage.empty()) {
        console.warn(say(text::verifyDamaged, file, report.damage));
    } else if (report.halt != base::Halt::none) {
        console.say(say(text::verifyStopped, file, showCount(report.checked), showCount(report.expected)));
    } else if (report.holds) {
        console.say(say(text::verifyHolds, file, showCount(report.checked), base::showSeconds(report.seconds)));
    } else if (report.wrong) {
        console.say(say(text::verifyWrong, file, *report.wrong));
    } else {
        console.say(say(text::verifyCount, file, showCount(report.expected), showCount(report.checked)));
    }
}

ExitCode verifyFile(const Context& context, const std::string& file) {
    const Console& console = context.console;
    const VerifyReport report = api::grid::verifySolution(file, interruptFlag(), verifyProgress(console));
    console.endProgress();
    if (context.json) {
        console.line(api::grid::verifyJson(file, report));
    } else {
        showVerdict(console, file, report);
    }
    return exitCodeOf(report);
}

}  // namespace

void addVerify(CLI::App& root, Context& context) {
    auto file = std::make_shared<std::string>();
    CLI::App* app = addCommand(root, context, "verify", text::verifyVerb, text::verbsLabel);
    app->add_option("file", *file, context.console.in(text::verifyArgument))
        ->required()
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos solve tictactoe --save tictactoe.solution", "mitos verify tictactoe.solution",
                 "mitos verify tictactoe.solution --json"});
    app->callback([&context, file] { context.action = [&context, file] { return verifyFile(context, *file); }; });
}

}  // namespace mitos::cli
