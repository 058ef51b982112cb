#include "cli/othello/train.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "api/othello/training.h"
#include "base/error.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/table.h"
#include "cli/common/values.h"
#include "options/othello.h"
#include "texts/champion.h"
#include "texts/grid_terminal.h"
#include "texts/othello.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::TrainingProgress;
using base::say;

constexpr double greatestScale = 100;

double readScale(const std::string& given) {
    const std::string typed = orDefault(options::othello::scale, given);
    double scale = 0;
    const auto [end, failure] = std::from_chars(typed.data(), typed.data() + typed.size(), scale);
    if (failure != std::errc() || end != typed.data() + typed.size() || !(scale > 0 && scale <= greatestScale)) {
        refuseValue(options::othello::scale, typed);
    }
    return scale;
}

// The estimate of what is left of a stage, from when it began.
class StageClock {
  public:
    double left(const TrainingProgress& news) {
        if (news.stage != stage_) {
            stage_ = news.stage;
            begun_ = news.seconds;
            before_ = news.done;
        }
        const auto done = static_cast<double>(news.done - before_);
        return done > 0 ? (news.seconds - begun_) / done * static_cast<double>(news.parts - news.done) : 0;
    }

  private:
    std::string stage_;
    double begun_ = 0;
    std::size_t before_ = 0;
};

void show(Console& console, const api::othello::TrainingRequest& request, const api::othello::TrainingReport& report) {
    Table table({{console.in(text::trainEmptiesColumn), Align::right},
                 {console.in(text::trainSamplesColumn), Align::right},
                 {console.in(text::trainErrorColumn), Align::right},
                 {console.in(text::trainHeldOutColumn), Align::right}});
    for (const TrainingProgress::Fitted& phase : report.fitted) {
        table.add({fmt::format("{}-{}", phase.empties, phase.empties + 1), base::showCount(phase.samples),
                   fmt::format("{:.2f}", phase.error), fmt::format("{:.2f}", phase.heldOutError)});
    }
    if (!report.fitted.empty()) console.print(table.text(console.out));
    if (report.complete) {
        console.say(say(text::trainDone, request.out.string(), base::showBytes(report.bytes),
                        base::showSeconds(report.seconds)));
    } else {
        console.say(say(text::trainStopped, request.samples.string()));
    }
}

}  // namespace

ExitCode trainOthello(const Context& context, const TrainOthelloOptions& options) {
    Console& console = context.console;
    api::othello::TrainingRequest request;
    request.out = options.out;
    request.samples = options.samples.empty() ? options.out + ".samples" : options.samples;
    request.seed = readWhole(options::othello::trainSeed, options.seed);
    request.threads = readThreads(options::othello::trainThreads, options.threads);
    request.scale = readScale(options.scale);
    StageClock clock;
    const auto tell = [&](const TrainingProgress& news) {
        if (console.err.cursor && !news.fitted) {
            console.progress(
                say(text::trainProgress, news.stage, news.done, news.parts, base::showSeconds(clock.left(news)))
                    .in(console.language));
        }
    };
    const api::othello::TrainingReport report = api::othello::trainOthello(request, interruptFlag(), tell);
    console.endProgress();
    if (context.json) {
        console.line(api::othello::trainingJson(request, report));
    } else {
        show(console, request, report);
    }
    return report.complete ? ExitCode::done : cli::exitCodeOf(base::Halt::stopped);
}

void addTrainOthello(CLI::App& train, Context& context) {
    auto options = std::make_shared<TrainOthelloOptions>();
    CLI::App* app = addCommand(train, context, "othello", text::othelloSubject, text::subjectsLabel);
    addOption(*app, context, options::othello::out, options->out)->required();
    addOption(*app, context, options::othello::samples, options->samples);
    addOption(*app, context, options::othello::trainSeed, options->seed);
    addOption(*app, context, options::othello::scale, options->scale);
    addOption(*app, context, options::othello::trainThreads, options->threads);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos train othello --out my.weights", "mitos train othello --out my.weights --scale 0.05",
                 "mitos solve othello positions.obf --weights my.weights"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return trainOthello(context, *options); }; });
}

}  // namespace mitos::cli
