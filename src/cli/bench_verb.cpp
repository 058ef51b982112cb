#include "cli/bench_verb.h"

#include <CLI/CLI.hpp>

#include "api/version.h"
#include "base/error.h"
#include "base/memory.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/table.h"
#include "cli/common/values.h"
#include "options/programs.h"
#include "texts/paths.h"
#include "texts/terminal.h"
#include "workshop/bench.h"

namespace mitos::cli {

using base::say;

ExitCode bench(const Context& context, const BenchOptions& options) {
    Console& console = context.console;
    const auto repetitions = static_cast<unsigned>(readWhole(options::benchRepeat, options.repeat));
    const workshop::BenchReport report =
        workshop::runBench(options.filter, repetitions, interruptFlag(),
                           [&](const workshop::BenchResult& result) { console.progress(result.name); });
    console.endProgress();
    if (report.results.empty() && !report.stopped) {
        throw base::Error(base::Fault::usage,
                          say(text::benchNothing, options.filter, "tiles/3x3/king/astar/chebyshev"));
    }
    if (context.json) {
        console.line(workshop::benchJson(report));
    } else {
        Table table({{console.in(text::columnSearch), Align::left},
                     {console.in(text::columnNodes), Align::right},
                     {console.in(text::columnAnswer), Align::right},
                     {console.in(text::columnTime), Align::right},
                     {console.in(text::columnRate), Align::right}});
        for (const workshop::BenchResult& result : report.results) {
            const double rate = result.seconds > 0 ? static_cast<double>(result.nodes) / result.seconds : 0;
            table.add({result.name, base::showCount(result.nodes), std::to_string(result.answer),
                       base::showSeconds(result.seconds), base::showRough(rate)});
        }
        console.print(table.text(console.out));
        console.say(say(text::benchTotal, base::showCount(report.nodes()), base::showSeconds(report.seconds()),
                        base::showBytes(base::peakMemory())));
        console.line(fmt::format("mitos {} ({})", api::version(), api::cpuLevel()));
    }
    return report.stopped ? ExitCode::interrupted : ExitCode::done;
}

void addBench(CLI::App& root, Context& context) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* app = addCommand(root, context, "bench", text::benchVerb, text::verbsLabel);
    addOption(*app, context, options::benchFilter, options->filter);
    addOption(*app, context, options::benchRepeat, options->repeat);
    addCommon(*app, context);
    addExamples(*app, context, {"mitos bench", "mitos bench --filter king --json"});
    app->callback([&context, options] { context.action = [&context, options] { return bench(context, *options); }; });
}

}  // namespace mitos::cli
