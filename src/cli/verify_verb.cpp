#include "cli/verify_verb.h"

#include <CLI/CLI.hpp>

#include "api/grid/json.h"
#include "base/error.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/search_report.h"
#include "cli/common/values.h"
#include "cli/grid/options.h"
#include "cli/grid/progress.h"
#include "cli/grid/view.h"
#include "options/common.h"
#include "options/grid.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using base::say;
using base::showCount;
using engine::grid::VerifyReport;

ExitCode exitCodeOf(const VerifyReport& report) {
    if (report.damage) return ExitCode::badInput;
    if (report.halt != base::Halt::none) return cli::exitCodeOf(report.halt);
    return report.holds ? ExitCode::done : ExitCode::noSolution;
}

void showVerdict(Console& console, const std::string& file, const VerifyReport& report) {
    if (report.damage) {
        console.warn(say(text::verifyDamaged, file, report.damage->in(console.language)));
    } else if (report.halt != base::Halt::none) {
        console.say(say(text::verifyStopped, file, console.in(haltName(report.halt)), showCount(report.checked),
                        showCount(report.expected)));
    } else if (report.holds) {
        console.say(say(text::verifyHolds, file, showCount(report.checked), base::showSeconds(report.seconds)));
    } else if (report.wrong) {
        console.say(say(text::verifyWrong, file, *report.wrong));
    } else {
        console.say(say(text::verifyCount, file, showCount(report.expected), showCount(report.checked)));
    }
}

struct VerifyOptions {
    std::string file;
    std::string time;
    std::string memory;
    std::string threads;
};

ExitCode verifyFile(const Context& context, const VerifyOptions& options) {
    Console& console = context.console;
    const std::string& file = options.file;
    const VerifyReport report = engine::grid::verifySolution(file, readThreads(options::threads, options.threads),
                                                             readLimits({options.time, options.memory, {}}),
                                                             interruptFlag(), verifyProgress(console));
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
    auto options = std::make_shared<VerifyOptions>();
    CLI::App* app = addCommand(root, context, "verify", text::verifyVerb, text::verbsLabel);
    addOption(*app, context, options::grid::solution, options->file)->required();
    addOption(*app, context, options::time, options->time);
    addOption(*app, context, options::memory, options->memory);
    addOption(*app, context, options::threads, options->threads);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos solve tictactoe --save tictactoe.solution", "mitos verify tictactoe.solution",
                 "mitos verify tictactoe.solution --json"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return verifyFile(context, *options); }; });
}

}  // namespace mitos::cli
