#include "cli/convert_verb.h"

#include <CLI/CLI.hpp>
#include <array>
#include <ctime>

#include "api/convert/convert.h"
#include "base/error.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "options/programs.h"
#include "options/read.h"
#include "texts/formats.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using base::Error;
using base::Fault;
using base::say;
using base::showCount;
using base::showRough;

struct ConvertOptions {
    std::string from;
    std::string to;
    std::string fromFormat;
    std::string toFormat;
    std::string positions;
    std::string size;
    bool skipBad = false;
};

std::optional<api::convert::Format> readFormat(const std::string& typed, const options::Option& option) {
    if (typed.empty()) return std::nullopt;
    const auto format = api::convert::formatNamed(typed);
    if (!format) options::refuseName(typed, nameOf(option), api::convert::formatNames());
    return format;
}

std::optional<api::convert::Positions> readPositions(const std::string& typed) {
    if (typed.empty()) return std::nullopt;
    const bool end = readChoice(options::convertPositions, typed) == 0;
    return end ? api::convert::Positions::end : api::convert::Positions::all;
}

std::array<std::uint8_t, 4> todayForFiles() {
    const std::time_t now = std::time(nullptr);
    std::tm day{};
    localtime_r(&now, &day);
    const int year = day.tm_year + 1900;
    const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
    return {byte(year / 100), byte(year % 100), byte(day.tm_mon + 1), byte(day.tm_mday)};
}

api::convert::Request readRequest(const ConvertOptions& options) {
    api::convert::Request request;
    request.from = options.from;
    request.to = options.to;
    request.fromFormat = readFormat(options.fromFormat, options::convertFrom);
    request.toFormat = readFormat(options.toFormat, options::convertTo);
    request.positions = readPositions(options.positions);
    constexpr std::array sizes{4, 6, 8};
    request.size = sizes.at(readChoice(options::convertSize, options.size));
    request.skipBad = options.skipBad;
    request.today = todayForFiles();
    return request;
}

base::OnProgress convertProgress(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const base::Progress& progress) {
        const auto games = static_cast<double>(progress.nodes);
        const std::string read = showRough(games);
        const std::string speed = showRough(games / progress.seconds);
        if (progress.total == 0) {
            console.progress(say(text::convertProgress, read, speed).in(console.language));
            return;
        }
        const std::uint64_t percent = 100 * progress.stored / progress.total;
        console.progress(say(text::convertPercent, read, speed, percent).in(console.language));
    };
}

void showConversion(Console& console, const ConvertOptions& options, const api::convert::Report& report) {
    // The games themselves may be on standard output, so what is said of them goes the other way.
    const std::uint64_t met = report.read + report.bad;
    if (report.halt == base::Halt::stopped) {
        console.warn(say(text::convertStopped, showCount(met), options.to));
    } else {
        console.warn(say(text::convertDone, options.from, options.to, showCount(report.read), nameOf(report.from),
                         showCount(report.written), nameOf(report.to), showCount(report.bad),
                         base::showSeconds(report.seconds)));
    }
}

ExitCode convertFile(const Context& context, const ConvertOptions& options) {
    Console& console = context.console;
    if (context.json && options.to == "-") throw Error(Fault::usage, say(text::convertJsonMixed));
    api::convert::Door door;
    door.tell = convertProgress(console);
    door.tellBad = [&console](const Error& error) { console.warn(error.in(console.language)); };
    door.writeStandardOutput = [&console](std::string_view bytes) {
        console.print(bytes);
        console.flush();
    };
    const api::convert::Report report = api::convert::convert(readRequest(options), interruptFlag(), door);
    console.endProgress();
    if (report.lost.count > 0) {
        console.warn(
            say(text::convertLostNames, showCount(report.lost.count), options.to, base::shownWord(report.lost.first)));
    }
    if (context.json) {
        console.line(api::convert::reportJson(report));
    } else {
        showConversion(console, options, report);
    }
    if (report.halt != base::Halt::none) return exitCodeOf(report.halt);
    return report.bad > 0 ? ExitCode::badInput : ExitCode::done;
}

}  // namespace

void addConvert(CLI::App& root, Context& context) {
    auto options = std::make_shared<ConvertOptions>();
    CLI::App* app = addCommand(root, context, "convert", text::convertVerb, text::verbsLabel);
    addOption(*app, context, options::convertSource, options->from)->required();
    addOption(*app, context, options::convertTarget, options->to)->required();
    addOption(*app, context, options::convertFrom, options->fromFormat)
        ->description(say(text::convertFromOption, api::convert::formatNames()).in(context.console.language));
    addOption(*app, context, options::convertTo, options->toFormat);
    addOption(*app, context, options::convertPositions, options->positions);
    addOption(*app, context, options::convertSize, options->size);
    addFlag(*app, context, options::convertSkipBad, options->skipBad);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos convert WTH_2004.wtb games.ggf", "mitos convert games.ggf games.json --skip-bad",
                 "mitos convert games.ggf positions.obf --positions all", "mitos convert games.ggf - --to transcript",
                 "mitos convert - games.wtb --from transcript --json"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return convertFile(context, *options); }; });
}

}  // namespace mitos::cli
