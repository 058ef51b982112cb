#include "cli/menu.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <vector>

#include "base/error.h"
#include "base/units.h"
#include "cli/app.h"
#include "cli/bench_verb.h"
#include "cli/check_verb.h"
#include "cli/common/interrupt.h"
#include "cli/grid/play.h"
#include "cli/grid/solve.h"
#include "cli/othello/play.h"
#include "cli/tiles/compare.h"
#include "cli/tiles/solve.h"
#include "texts/grid_terminal.h"
#include "texts/othello_play.h"
#include "texts/terminal.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

using base::say;

struct Choice {
    base::Phrase what;
    std::string
        command;  // what one would type, so that the menu teaches the command line; empty: told when it is known
    std::function<ExitCode()> run;
    std::string_view value = {};  // for the place in `what`
};

SolveTilesOptions ownPuzzle(const std::string& moves) {
    SolveTilesOptions options;
    options.puzzle.moves = moves;
    return options;
}

SolveTilesOptions randomReplay() {
    SolveTilesOptions options;
    options.random = true;
    options.replay = true;
    return options;
}

// Number 12 of Korf's hundred (1985), towards our goal: everybody's machine solves it in a moment.
constexpr const char* korfsBoard = "1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2";

SolveTilesOptions fifteen() {
    SolveTilesOptions options;
    options.puzzle.size = "4x4";
    options.puzzle.moves = "plain";
    options.puzzle.start = korfsBoard;
    return options;
}

SolveTilesOptions wholeSpace() {
    SolveTilesOptions options;
    options.atlas = true;
    return options;
}

PlayGridOptions playing(const std::string& game) {
    PlayGridOptions options;
    options.game.game = game;
    return options;
}

SolveGridOptions solving(const std::string& game) {
    SolveGridOptions options;
    options.game.game = game;
    return options;
}

ExitCode checkAsked(const Context& context) {
    Console& console = context.console;
    const auto answer = console.ask(console.in(text::menuWhichFile));
    if (!answer && interruptFlag().raised()) throw Interrupted();
    const std::string file = !answer || answer->empty() ? "xox" : *answer;
    const bool quote = file.find_first_of(" \"$\\") != std::string::npos;
    console.line("$ mitos check " + (quote ? "'" + file + "'" : file));
    return checkFile(context, file);
}

// The language after this one in the list of all, or the first.
text::Language nextLanguage(text::Language language) {
    const auto all = text::allLanguages();
    const auto after = std::find(all.begin(), all.end(), language) + 1;
    return after == all.end() ? all.front() : *after;
}

std::vector<Choice> choices(Context& context) {
    const text::Language next = nextLanguage(context.console.language);
    return {
        {text::menuOwn, "mitos solve tiles", [&] { return solveTiles(context, ownPuzzle("king")); }},
        {text::menuOwnPlain, "mitos solve tiles --moves plain",
         [&] { return solveTiles(context, ownPuzzle("plain")); }},
        {text::menuReplay, "mitos solve tiles --random --replay", [&] { return solveTiles(context, randomReplay()); }},
        {text::menuFifteen, fmt::format("mitos solve tiles --size 4x4 --moves plain --start \"{}\"", korfsBoard),
         [&] { return solveTiles(context, fifteen()); }},
        {text::menuCompare, "mitos compare tiles", [&] { return compareTiles(context, CompareTilesOptions{}); }},
        {text::menuAtlas, "mitos solve tiles --atlas", [&] { return solveTiles(context, wholeSpace()); }},
        {text::menuPlayCse, "mitos play cse", [&] { return playGrid(context, playing("cse")); }},
        {text::menuPlayXox, "mitos play xox", [&] { return playGrid(context, playing("xox")); }},
        {text::menuPlayOthello, "mitos play othello", [&] { return playOthello(context, PlayOthelloOptions{}); }},
        {text::menuSolveCse, "mitos solve cse", [&] { return solveGrid(context, solving("cse")); }},
        {text::menuCheck, "", [&] { return checkAsked(context); }},
        {text::menuBench, "mitos bench", [&] { return bench(context, BenchOptions{}); }},
        {text::menuHelp, "mitos --help",
         [&] {
             context.console.print(helpText(context));
             return ExitCode::done;
         }},
        {text::menuLanguage, "mitos --lang " + text::languageCodes("|"),
         [&context, next] {
             context.console.language = next;
             return ExitCode::done;
         },
         next.name()},
    };
}

void showMenu(Console& console, const std::vector<Choice>& list) {
    console.line();
    const bool bold = console.out.colour;
    console.line((bold ? "\033[1m" : "") + console.in(text::menuTitle) + (bold ? "\033[0m" : ""));
    console.line();
    for (std::size_t i = 0; i < list.size(); ++i)
        console.line(fmt::format("  {:>2}  {}", i + 1, base::say(list[i].what, list[i].value).in(console.language)));
    console.line(fmt::format("   0  {}", console.language.write(text::menuQuit)));
    console.line();
}

}  // namespace

ExitCode menu(Context& context) {
    Console& console = context.console;
    interruptFlag();
    for (;;) {
        const std::vector<Choice> list = choices(context);
        showMenu(console, list);
        const auto answer = console.ask(console.in(text::menuPrompt));
        if (!answer) {
            console.line();
            return interruptFlag().raised() ? ExitCode::interrupted : ExitCode::done;
        }
        const std::size_t first = answer->find_first_not_of(" \t");
        if (first == std::string::npos) continue;
        const std::string word = answer->substr(first, answer->find_last_not_of(" \t") - first + 1);
        if (word == "0" || word == "q") return ExitCode::done;
        const auto number = base::readWhole(word);
        if (!number || *number < 1 || *number > list.size()) {
            console.say(say(text::menuUnknown, word, list.size()));
            continue;
        }
        const Choice& choice = list[static_cast<std::size_t>(*number - 1)];
        if (!choice.command.empty()) console.line("$ " + choice.command);
        try {
            choice.run();
        } catch (const Interrupted&) {
            console.line();
        } catch (const base::Error& error) {
            console.warn(error.in(console.language));
        }
        if (interruptFlag().raised()) {
            interruptFlag().lower();  // it ended the work, not the menu
        }
        if (console.inputEnded()) return ExitCode::done;
    }
}

void addMenu(CLI::App& root, Context& context) {
    CLI::App* app = addCommand(root, context, "menu", text::menuVerb, text::verbsLabel);
    addCommon(*app, context, Json::none);
    addExamples(*app, context, {"mitos menu", "mitos menu --lang el"});
    app->callback([&context] {
        context.withoutJson = "menu";
        context.action = [&context] { return menu(context); };
    });
}

}  // namespace mitos::cli
