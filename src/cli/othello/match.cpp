#include "cli/othello/match.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <memory>

#include "api/othello/match.h"
#include "base/checksum.h"
#include "base/error.h"
#include "base/files.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/values.h"
#include "cli/othello/match_report.h"
#include "options/match.h"
#include "texts/match.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::MatchRequest;
using base::Error;
using base::Fault;
using base::say;

constexpr std::uint64_t usualSprtOpenings = 500;  // a test ends by itself

std::optional<double> readReal(std::string_view typed) {
    double number = 0;
    if (typed.starts_with('+')) typed.remove_prefix(1);
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

// `60+0.5`: seconds for the game, and more after every move.
api::othello::GameClock readClock(const std::string& typed) {
    const auto clock = api::othello::readGameClock(typed);
    if (!clock) refuseValue(options::match::clock, typed);
    return *clock;
}

// `0,10` or with the rates of error `0,10,0.05,0.05`.
api::othello::SprtBounds readSprt(const std::string& typed) {
    std::vector<double> numbers;
    for (std::size_t from = 0; from <= typed.size();) {
        const std::size_t end = std::min(typed.find(',', from), typed.size());
        const auto number = readReal(std::string_view(typed).substr(from, end - from));
        if (!number) refuseValue(options::match::sprt, typed);
        numbers.push_back(*number);
        from = end + 1;
    }
    api::othello::SprtBounds bounds;
    const bool counted = numbers.size() == 2 || numbers.size() == 4;
    if (counted) {
        bounds.elo0 = numbers[0];
        bounds.elo1 = numbers[1];
    }
    if (numbers.size() == 4) {
        bounds.alpha = numbers[2];
        bounds.beta = numbers[3];
    }
    const auto rate = [](double chance) { return chance > 0 && chance < 0.5; };
    const bool sensible = bounds.elo0 < bounds.elo1 && std::abs(bounds.elo0) <= 1000 && std::abs(bounds.elo1) <= 1000;
    if (!counted || !sensible || !rate(bounds.alpha) || !rate(bounds.beta)) {
        refuseValue(options::match::sprt, typed);
    }
    return bounds;
}

// The number of openings; nothing where none was asked for.
std::optional<std::uint64_t> readOpeningCount(const MatchOptions& options) {
    refuseTogether(!options.games.empty(), "--games", !options.openings.empty(), "--openings");
    if (!options.openings.empty()) return readWhole(options::match::openings, options.openings);
    if (options.games.empty()) return std::nullopt;
    const std::uint64_t games = readWhole(options::match::games, options.games);
    if (games % 2 != 0) throw Error(Fault::usage, say(text::gamesEven, games));
    return games / 2;
}

void readFileOpenings(Console& console, const MatchOptions& options, MatchRequest& request) {
    refuseTogether(!options.balance.empty(), "--balance", true, "--openings-file");
    std::optional<int> plies;
    if (!options.plies.empty()) plies = readInt(options::match::plies, options.plies);
    const std::string bytes = base::readText(options.file, base::listFile, interruptFlag());
    const auto read = api::othello::readOpenings(bytes, options.file, plies, readOpeningCount(options));
    if (read.repeated > 0) console.warn(say(text::openingsRepeated, read.repeated));
    request.openings = read.openings;
    request.openingsName = fmt::format("file {:016x} plies {}", base::checksum(bytes), plies.value_or(0));
}

void makeOwnOpenings(const MatchOptions& options, MatchRequest& request) {
    api::othello::OpeningRequest wanted;
    const std::uint64_t usual = options.sprt.empty() ? readWhole(options::match::openings, {}) : usualSprtOpenings;
    wanted.count = static_cast<std::size_t>(readOpeningCount(options).value_or(usual));
    wanted.plies = readInt(options::match::plies, options.plies);
    wanted.seed = readWhole(options::match::seed, options.seed);
    if (options.balance == "off") {
        wanted.balance.reset();
    } else {
        wanted.balance = readInt(options::match::balance, options.balance);
    }
    request.openings = api::othello::makeOpenings(wanted, interruptFlag());
    request.openingsName = fmt::format("seed {} plies {} balance {}", wanted.seed, wanted.plies,
                                       wanted.balance ? fmt::format("{} discs", *wanted.balance) : "-1");
}

std::string playerOf(const std::string& argument, const std::string& option, const char* name) {
    if (!argument.empty() && !option.empty()) {
        throw Error(Fault::usage, say(text::playerTwice, base::shownWord(argument, 60), name));
    }
    const std::string& spec = argument.empty() ? option : argument;
    if (spec.empty()) throw Error(Fault::usage, say(text::playerMissing, name));
    return spec;
}

void readPlayers(const MatchOptions& options, MatchRequest& request) {
    // `--a X Y`: what stands alone is the other one.
    const bool shifted = !options.first.empty() && options.b.empty() && !options.a.empty() && options.second.empty();
    request.specs[0] = shifted ? options.first : playerOf(options.a, options.first, "--a");
    request.specs[1] = shifted ? options.a : playerOf(options.b, options.second, "--b");
}

MatchRequest readRequest(const Context& context, const MatchOptions& options) {
    MatchRequest request;
    readPlayers(options, request);
    request.data = base::dataDirectory(context.data);
    if (!options.depth.empty()) request.allowed.depth = readInt(options::match::depth, options.depth);
    if (!options.moveTime.empty())
        request.allowed.moveSeconds = readSeconds(options::match::moveTime, options.moveTime);
    if (!options.clock.empty()) request.allowed.clock = readClock(options.clock);
    refuseTogether(!options.clock.empty(), "--clock", !options.moveTime.empty(), "--move-time");
    refuseTogether(!options.clock.empty(), "--clock", options.matchTime, "--match-time");
    request.followTime = options.matchTime;
    request.rules.margin = readSeconds(options::match::margin, options.margin);
    request.rules.patience = readSeconds(options::match::patience, options.patience);
    if (!options.adjudicate.empty()) request.rules.adjudicate = readInt(options::match::adjudicate, options.adjudicate);
    if (!options.sprt.empty()) request.sprt = readSprt(options.sprt);
    request.concurrency = readThreads(options::match::concurrency, options.concurrency);
    if (options.file.empty()) {
        makeOwnOpenings(options, request);
    } else {
        readFileOpenings(context.console, options, request);
    }
    return request;
}

void addPlayers(CLI::App& app, Context& context, MatchOptions& typed) {
    addOption(app, context, options::match::first, typed.a);
    addOption(app, context, options::match::second, typed.b);
    addOption(app, context, options::match::a, typed.first);
    addOption(app, context, options::match::b, typed.second);
}

void addOpenings(CLI::App& app, Context& context, MatchOptions& typed) {
    addOption(app, context, options::match::openings, typed.openings);
    addOption(app, context, options::match::games, typed.games);
    addOption(app, context, options::match::plies, typed.plies);
    addOption(app, context, options::match::balance, typed.balance);
    addOption(app, context, options::match::seed, typed.seed);
    addOption(app, context, options::match::openingsFile, typed.file);
}

void addRules(CLI::App& app, Context& context, MatchOptions& typed) {
    addOption(app, context, options::match::depth, typed.depth);
    addOption(app, context, options::match::moveTime, typed.moveTime);
    addOption(app, context, options::match::clock, typed.clock);
    addFlag(app, context, options::match::matchTime, typed.matchTime);
    addOption(app, context, options::match::margin, typed.margin);
    addOption(app, context, options::match::patience, typed.patience);
    addOption(app, context, options::match::sprt, typed.sprt);
    addOption(app, context, options::match::adjudicate, typed.adjudicate);
    addOption(app, context, options::match::concurrency, typed.concurrency);
}

}  // namespace

ExitCode matchPlayers(const Context& context, const MatchOptions& options) {
    Console& console = context.console;
    const MatchRequest request = readRequest(context, options);
    if (interruptFlag().raised()) throw Interrupted();
    std::optional<std::filesystem::path> out;
    if (!options.out.empty()) out = options.out;
    MatchNews news(console);
    const api::othello::MatchReport report = api::othello::playMatch(
        request, out, interruptFlag(),
        [&news](const api::othello::MatchGame& game, const api::othello::MatchReport& soFar) {
            news.tell(game, soFar);
        },
        [&console](const base::Message& warning) { console.warn(warning); });
    console.endProgress();
    if (context.json) {
        console.line(api::othello::matchJson(report));
    } else {
        showMatch(console, report);
        if (out) console.warn(say(text::fileWritten, options.out));
    }
    return report.standing.stopped ? ExitCode::interrupted : ExitCode::done;
}

void addMatch(CLI::App& root, Context& context) {
    auto options = std::make_shared<MatchOptions>();
    CLI::App* app = addCommand(root, context, "match", text::matchVerb, text::verbsLabel);
    addPlayers(*app, context, *options);
    addOpenings(*app, context, *options);
    addRules(*app, context, *options);
    addOption(*app, context, options::match::out, options->out);
    addCommon(*app, context);
    addExamples(
        *app, context,
        {"mitos match mitos:depth=4 mitos:depth=6 --openings 20",
         "mitos match mitos:evaluation=./my.toml mitos --move-time 0.1 --sprt 0,20 --out mine.ggf",
         "mitos match mitos \"gtp:./engine -x\" --clock 60+0.5 --games 100 --concurrency 2 --out games.ggf",
         "mitos match mitos \"nboard[depth=12,dir=/opt/ntest]:./ntest x\" --match-time --out ntest.ggf --json"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return matchPlayers(context, *options); }; });
}

}  // namespace mitos::cli
