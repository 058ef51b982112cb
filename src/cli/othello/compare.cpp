#include "cli/othello/compare.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <sstream>

#include "api/othello/compare.h"
#include "api/othello/round_robin.h"
#include "base/error.h"
#include "base/files.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/search_options.h"
#include "cli/common/values.h"
#include "cli/othello/compare_report.h"
#include "cli/othello/options.h"
#include "options/common.h"
#include "options/compare.h"
#include "options/othello.h"
#include "texts/othello.h"
#include "texts/othello_compare.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::Board;
using api::othello::NamedEvaluation;
using api::othello::NamedMethod;
using api::othello::Othello;
using base::Error;
using base::Fault;
using base::say;

constexpr int usualPlies = 20;  // the middle of a game
constexpr int usualOpeningPlies = 8;
// Players need no method of their own: all of them choose the same moves, and this one is quick at every depth.
constexpr const char* usualPlayer = "alphabeta+weight";

// Words between commas, without blanks around them; each once.
std::vector<std::string> wordsOf(const std::string& list, const char* option) {
    std::vector<std::string> words;
    std::istringstream stream(list);
    for (std::string word; std::getline(stream, word, ',');) {
        const auto first = word.find_first_not_of(' ');
        if (first == std::string::npos) continue;
        word = word.substr(first, word.find_last_not_of(' ') - first + 1);
        if (std::find(words.begin(), words.end(), word) != words.end()) {
            throw Error(Fault::usage, say(text::listedTwice, option, base::shownWord(word, 60)));
        }
        words.push_back(word);
    }
    if (words.empty()) throw Error(Fault::usage, say(text::emptyList, option, list));
    return words;
}

std::vector<NamedMethod> readMethods(const std::string& list) {
    std::vector<NamedMethod> methods;
    for (const std::string& word : wordsOf(list, "--methods")) {
        NamedMethod method = api::othello::readMethod(word);
        // Two ways to write the same one.
        if (std::find(methods.begin(), methods.end(), method) != methods.end()) {
            throw Error(Fault::usage, say(text::listedTwice, "--methods", method.name));
        }
        methods.push_back(std::move(method));
    }
    return methods;
}

std::vector<NamedEvaluation> readEvaluations(const Context& context, const std::string& list, int size) {
    std::vector<NamedEvaluation> evaluations;
    for (const std::string& word : wordsOf(list, "--evaluations")) {
        evaluations.push_back({word, readEvaluation(context, word, size)});
    }
    return evaluations;
}

std::vector<int> readDepths(const std::string& list) {
    std::vector<int> depths;
    for (const std::string& word : wordsOf(list, "--depth")) depths.push_back(readDepth(word));
    return depths;
}

int readPlies(const std::string& typed, int usual) {
    return typed.empty() ? usual : readInt(options::compare::plies, typed);
}

std::vector<Board> readStarts(Console& console, const CompareOthelloOptions& options, const Othello& game) {
    const bool named = options.position || options.moves;
    if (!options.positions.empty() + named + !options.random.empty() > 1) {
        throw Error(Fault::usage, say(text::notTogether, "--positions, --position, --moves", "--random"));
    }
    if (named) return {api::othello::openingPosition(game, options.position, options.moves)};
    if (!options.positions.empty()) {
        return api::othello::readPositions(game.size(), readListFile(options.positions), options.positions);
    }
    const std::uint64_t count = readWhole(options::compare::random, options.random);
    // A small board is full before the usual number of moves.
    const int usual = std::min(usualPlies, game.size() * game.size() / 3);
    const int plies = readPlies(options.plies, usual);
    base::Random random(chooseSeed(console, options.seed));
    std::vector<Board> positions;
    for (const api::othello::Opening& opening :
         api::othello::randomOpenings(game, static_cast<std::size_t>(count), plies, random)) {
        positions.push_back(opening.board);
    }
    return positions;
}

std::function<void(std::size_t, std::size_t)> progressOn(Console& console, base::Phrase phrase) {
    if (!console.err.cursor) return {};
    return [&console, phrase](std::size_t done, std::size_t all) {
        console.progress(say(phrase, done, all).in(console.language));
    };
}

void writeFiles(Console& console, const CompareOthelloOptions& options, const std::string& csv,
                const std::string& html) {
    if (!options.csv.empty()) base::writeFile(options.csv, csv, interruptFlag());
    if (!options.html.empty()) base::writeFile(options.html, html, interruptFlag());
    for (const std::string& file : {options.csv, options.html}) {
        if (!file.empty()) console.warn(say(text::fileWritten, file));
    }
}

void refuse(bool given, base::Phrase why, const char* option) {
    if (given) throw Error(Fault::usage, say(why, option));
}

ExitCode compareMethods(const Context& context, const CompareOthelloOptions& options) {
    Console& console = context.console;
    refuse(!options.openings.empty(), text::onlyRoundRobin, "--openings");
    refuse(!options.threads.empty(), text::onlyRoundRobin, "--threads");
    api::othello::CompareRequest request;
    request.game = Othello(readOthelloSize(options.size));
    request.methodsByName = !options.methods.empty();
    request.methods = request.methodsByName ? readMethods(options.methods) : api::othello::tellingMethods();
    request.evaluations =
        readEvaluations(context, options.evaluations.empty() ? "phased" : options.evaluations, request.game.size());
    request.depths = readDepths(options.depths.empty() ? "5" : options.depths);
    request.repeat = readInt(options::compare::repeat, options.repeat);
    request.limits = readLimits(options.limits);
    request.positions = readStarts(console, options, request.game);
    const api::othello::Comparison comparison =
        api::othello::compare(request, interruptFlag(), progressOn(console, text::progressTrials));
    console.endProgress();
    writeFiles(console, options, options.csv.empty() ? "" : api::othello::compareCsv(comparison),
               options.html.empty() ? "" : api::othello::compareHtml(comparison, console.language));
    if (context.json) {
        console.line(api::othello::compareJson(comparison));
    } else {
        showComparison(console, comparison);
    }
    if (comparison.disagreements() > 0) return ExitCode::noSolution;
    if (comparison.stopped) return ExitCode::interrupted;
    return comparison.unfinished() > 0 ? ExitCode::limit : ExitCode::done;
}

ExitCode roundRobin(const Context& context, const CompareOthelloOptions& options) {
    Console& console = context.console;
    refuse(!options.positions.empty(), text::notRoundRobin, "--positions");
    refuse(options.position.has_value(), text::notRoundRobin, "--position");
    refuse(options.moves.has_value(), text::notRoundRobin, "--moves");
    refuse(!options.random.empty(), text::notRoundRobin, "--random");
    refuse(!options.repeat.empty(), text::notRoundRobin, "--repeat");
    api::othello::RoundRobinRequest request;
    request.game = Othello(readOthelloSize(options.size));
    request.evaluations = readEvaluations(
        context, options.evaluations.empty() ? "positional,corners,phased" : options.evaluations, request.game.size());
    request.players =
        api::othello::crossPlayers(readMethods(options.methods.empty() ? usualPlayer : options.methods),
                                   request.evaluations, readDepths(options.depths.empty() ? "1,3" : options.depths));
    if (request.players.size() < 2) throw Error(Fault::usage, say(text::twoPlayers));
    request.threads = readThreads(options::compare::threads, options.threads);
    request.limits = readLimits(options.limits);
    request.limits.bytes /= request.threads;  // each game has a closed set of its own
    const std::uint64_t openings = readWhole(options::compare::openings, options.openings);
    const int plies =
        readPlies(options.plies, std::min(usualOpeningPlies, request.game.size() * request.game.size() / 3));
    base::Random random(chooseSeed(console, options.seed));
    request.openings = api::othello::randomOpenings(request.game, static_cast<std::size_t>(openings), plies, random);
    const api::othello::RoundRobin tournament =
        api::othello::playRoundRobin(request, interruptFlag(), progressOn(console, text::progressGames));
    console.endProgress();
    writeFiles(console, options, options.csv.empty() ? "" : api::othello::roundRobinCsv(tournament),
               options.html.empty() ? "" : api::othello::roundRobinHtml(tournament, console.language));
    if (context.json) {
        console.line(api::othello::roundRobinJson(tournament));
    } else {
        showRoundRobin(console, tournament, plies);
    }
    return exitCodeOf(tournament.halt);
}

void addPositions(CLI::App& app, Context& context, CompareOthelloOptions& typed) {
    addOption(app, context, options::compare::positions, typed.positions);
    addPosition(app, context, typed.position, typed.moves);
    addOption(app, context, options::compare::random, typed.random);
    addOption(app, context, options::compare::plies, typed.plies);
    addOption(app, context, options::compare::seed, typed.seed);
    addOption(app, context, options::othello::size, typed.size);
}

void addMethods(CLI::App& app, Context& context, CompareOthelloOptions& typed) {
    addOption(app, context, options::compare::depths, typed.depths);
    addOption(app, context, options::compare::methods, typed.methods);
    addOption(app, context, options::compare::evaluations, typed.evaluations);
    addOption(app, context, options::compare::repeat, typed.repeat);
    addFlag(app, context, options::compare::roundRobin, typed.roundRobin);
    addOption(app, context, options::compare::openings, typed.openings);
    addOption(app, context, options::compare::threads, typed.threads);
}

}  // namespace

ExitCode compareOthello(const Context& context, const CompareOthelloOptions& options) {
    return options.roundRobin ? roundRobin(context, options) : compareMethods(context, options);
}

void addCompareOthello(CLI::App& compare, Context& context) {
    auto options = std::make_shared<CompareOthelloOptions>();
    CLI::App* app = addCommand(compare, context, "othello", text::othelloSubject, text::subjectsLabel);
    addPositions(*app, context, *options);
    addMethods(*app, context, *options);
    addOption(*app, context, options::compare::csv, options->csv);
    addOption(*app, context, options::html, options->html);
    addOption(*app, context, options::compare::time, options->limits.time);
    addOption(*app, context, options::compare::memory, options->limits.memory);
    addOption(*app, context, options::compare::nodes, options->limits.nodes);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos compare othello", "mitos compare othello --depth 4,6 --seed 1 --html methods.html",
                 "mitos compare othello --moves f5d6c3 --methods minimax,alphabeta,alphabeta+search+closed-set",
                 "mitos compare othello --positions list.obf --methods alphabeta+search,alphabeta+search+extend:2",
                 "mitos compare othello --round-robin --depths 1,3 --openings 20 --seed 1",
                 "mitos compare othello --round-robin --evaluations phased,./my.toml --depth 4 --csv games.csv"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return compareOthello(context, *options); }; });
}

}  // namespace mitos::cli
