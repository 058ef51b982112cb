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
#include "cli/common/values.h"
#include "cli/othello/match_report.h"
#include "texts/match.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::MatchRequest;
using base::Error;
using base::Fault;
using base::say;

constexpr std::uint64_t usualMatchOpenings = 50;
constexpr std::uint64_t usualSprtOpenings = 500;  // a test ends by itself
constexpr std::uint64_t mostMatchOpenings = 100'000;
constexpr std::uint64_t mostOpeningPlies = 40;
constexpr std::uint64_t mostMatchDepth = 100;
constexpr std::uint64_t mostBalance = 64;  // discs
constexpr unsigned mostConcurrency = 1024;

std::optional<double> readReal(std::string_view typed) {
    double number = 0;
    if (typed.starts_with('+')) typed.remove_prefix(1);
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

// `0` is a margin too: nothing is forgiven.
double secondsOrNoneOf(const std::string& typed, const char* option) {
    const auto seconds = base::readSecondsOrZero(typed);
    if (!seconds) refuseAmount(typed, option, "0, 500ms, 2s");
    return *seconds;
}

double secondsOf(const std::string& typed, const char* option) {
    const auto seconds = base::readSeconds(typed);
    if (!seconds) refuseAmount(typed, option, "0.1, 500ms, 2m");
    return *seconds;
}

// `60+0.5`: seconds for the game, and more after every move.
arena::GameClock readClock(const std::string& typed) {
    const auto clock = arena::readGameClock(typed);
    if (!clock) refuseAmount(typed, "--clock", "60, 60+0.5, 2m+1s");
    return *clock;
}

// `0,10` or with the rates of error `0,10,0.05,0.05`.
arena::SprtBounds readSprt(const std::string& typed) {
    std::vector<double> numbers;
    for (std::size_t from = 0; from <= typed.size();) {
        const std::size_t end = std::min(typed.find(',', from), typed.size());
        const auto number = readReal(std::string_view(typed).substr(from, end - from));
        if (!number) refuseAmount(typed, "--sprt", "0,10 -5,5 0,10,0.05,0.05");
        numbers.push_back(*number);
        from = end + 1;
    }
    arena::SprtBounds bounds;
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
        refuseAmount(typed, "--sprt", "0,10 -5,5 0,10,0.05,0.05");
    }
    return bounds;
}

// The number of openings; nothing where none was asked for.
std::optional<std::uint64_t> readOpeningCount(const MatchOptions& options) {
    if (!options.games.empty() && !options.openings.empty()) {
        throw Error(Fault::usage, say(text::notTogether, "--games", "--openings"));
    }
    if (!options.openings.empty()) return readNumber(options.openings, "--openings", "50, 500", 1, mostMatchOpenings);
    if (options.games.empty()) return std::nullopt;
    const std::uint64_t games = readNumber(options.games, "--games", "100, 1000", 2, 2 * mostMatchOpenings);
    if (games % 2 != 0) throw Error(Fault::usage, say(text::gamesEven, games));
    return games / 2;
}

void readFileOpenings(const Console& console, const MatchOptions& options, MatchRequest& request) {
    if (!options.balance.empty()) {
        throw Error(Fault::usage, say(text::notTogether, "--balance", "--openings-file"));
    }
    std::optional<int> plies;
    if (!options.plies.empty()) {
        plies = static_cast<int>(readNumber(options.plies, "--opening-plies", "8, 12", 1, mostOpeningPlies));
    }
    const std::string bytes = base::readText(options.file, base::listFile, interruptFlag());
    const auto read = api::othello::readOpenings(bytes, options.file, plies, readOpeningCount(options));
    if (read.repeated > 0) console.warn(say(text::openingsRepeated, read.repeated));
    request.openings = read.openings;
    request.openingsName = fmt::format("file {:016x} plies {}", base::checksum(bytes), plies.value_or(0));
}

void makeOwnOpenings(const MatchOptions& options, MatchRequest& request) {
    api::othello::OpeningRequest wanted;
    const std::uint64_t usual = options.sprt.empty() ? usualMatchOpenings : usualSprtOpenings;
    wanted.count = static_cast<std::size_t>(readOpeningCount(options).value_or(usual));
    if (!options.plies.empty()) {
        wanted.plies = static_cast<int>(readNumber(options.plies, "--opening-plies", "8, 12", 1, mostOpeningPlies));
    }
    wanted.seed = readNumber(options.seed, "--seed", "1, 42");
    if (options.balance == "off") {
        wanted.balance.reset();
    } else if (!options.balance.empty()) {
        wanted.balance = static_cast<int>(readNumber(options.balance, "--balance", "2, off", 0, mostBalance));
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
    if (!options.depth.empty()) {
        request.allowed.depth = static_cast<int>(readNumber(options.depth, "--depth", "6, 12", 1, mostMatchDepth));
    }
    if (!options.moveTime.empty()) request.allowed.moveSeconds = secondsOf(options.moveTime, "--move-time");
    if (!options.clock.empty()) request.allowed.clock = readClock(options.clock);
    if (request.allowed.clock && request.allowed.moveSeconds) {
        throw Error(Fault::usage, say(text::notTogether, "--clock", "--move-time"));
    }
    if (request.allowed.clock && options.matchTime) {
        throw Error(Fault::usage, say(text::notTogether, "--clock", "--match-time"));
    }
    request.followTime = options.matchTime;
    request.rules.margin = secondsOrNoneOf(options.margin, "--margin");
    request.rules.patience = secondsOf(options.patience, "--patience");
    if (!options.adjudicate.empty()) {
        request.rules.adjudicate = static_cast<double>(readNumber(options.adjudicate, "--adjudicate", "20, 40", 1, 64));
    }
    if (!options.sprt.empty()) request.sprt = readSprt(options.sprt);
    request.concurrency = readThreads(options.concurrency, "--concurrency", mostConcurrency);
    if (options.file.empty()) {
        makeOwnOpenings(options, request);
    } else {
        readFileOpenings(context.console, options, request);
    }
    return request;
}

void addPlayers(CLI::App& app, const Context& context, MatchOptions& options) {
    const Console& console = context.console;
    app.add_option("first", options.a, console.in(text::matchFirst))->option_text(console.in(text::playerValue));
    app.add_option("second", options.b, console.in(text::matchSecond))->option_text(console.in(text::playerValue));
    const std::string group = console.in(text::playersLabel);
    app.add_option("--a", options.first, console.in(text::matchFirst))
        ->group(group)
        ->option_text(console.in(text::playerValue));
    app.add_option("--b", options.second, console.in(text::matchSecond))
        ->group(group)
        ->option_text(console.in(text::playerValue));
}

void addOpenings(CLI::App& app, const Context& context, MatchOptions& options) {
    const Console& console = context.console;
    const std::string group = console.in(text::openingsLabel);
    const auto add = [&](const char* name, std::string& value, const base::Phrase& help, const std::string& shown) {
        return app.add_option(name, value, console.in(help))->group(group)->option_text(shown);
    };
    add("--openings", options.openings, text::matchOpeningsOption, "N [50]");
    add("--games", options.games, text::matchGamesOption, "N [100]");
    add("--opening-plies", options.plies, text::matchPliesOption, "N [8]");
    add("--balance", options.balance, text::matchBalanceOption, "N|off [2]");
    add("--seed", options.seed, text::matchSeedOption, "N [1]");
    add("--openings-file", options.file, text::matchFileOption, valueText(context, text::fileValue))->type_name("FILE");
}

void addRules(CLI::App& app, const Context& context, MatchOptions& options) {
    const Console& console = context.console;
    const std::string group = console.in(text::limitsLabel);
    const auto add = [&](const char* name, std::string& value, const base::Phrase& help, const std::string& shown) {
        app.add_option(name, value, console.in(help))->group(group)->option_text(shown);
    };
    add("--depth", options.depth, text::matchDepthOption, "N");
    add("--move-time", options.moveTime, text::matchMoveTimeOption, valueText(context, text::timeValue));
    add("--clock", options.clock, text::matchClockOption, console.in(text::clockValue));
    app.add_flag("--match-time", options.matchTime, console.in(text::matchTimeOption))->group(group);
    add("--margin", options.margin, text::matchMarginOption, valueText(context, text::timeValue, "1s"));
    add("--patience", options.patience, text::matchPatienceOption, valueText(context, text::timeValue, "5m"));
    add("--sprt", options.sprt, text::matchSprtOption, "E0,E1[,ALPHA,BETA]");
    add("--adjudicate", options.adjudicate, text::matchAdjudicateOption, "N");
    add("--concurrency", options.concurrency, text::matchConcurrencyOption, "N [1]");
}

}  // namespace

ExitCode matchPlayers(const Context& context, const MatchOptions& options) {
    const Console& console = context.console;
    const MatchRequest request = readRequest(context, options);
    if (interruptFlag().raised()) throw Interrupted();
    std::optional<std::filesystem::path> out;
    if (!options.out.empty()) out = options.out;
    MatchNews news(console);
    const api::othello::MatchReport report = api::othello::playMatch(
        request, out, interruptFlag(),
        [&news](const arena::othello::MatchGame& game, const api::othello::MatchReport& soFar) {
            news.tell(game, soFar);
        },
        [&console](const base::Message& warning) { console.warn(warning); });
    console.endProgress();
    if (context.json) {
        console.line(matchJson(report));
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
    app->add_option("--out", options->out, context.console.in(text::matchOutOption))
        ->group(context.console.in(text::outputLabel))
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
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
