#include "cli/app.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <string_view>
#include <system_error>
#include <vector>

#include "api/version.h"
#include "base/failure.h"
#include "base/phrases.h"
#include "base/words.h"
#include "cli/bench_verb.h"
#include "cli/check_verb.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/subject_words.h"
#include "cli/completion.h"
#include "cli/convert_verb.h"
#include "cli/grid/play.h"
#include "cli/grid/search.h"
#include "cli/grid/solve.h"
#include "cli/help_format.h"
#include "cli/manual.h"
#include "cli/menu.h"
#include "cli/no_memory.h"
#include "cli/othello/compare.h"
#include "cli/othello/match.h"
#include "cli/othello/perft.h"
#include "cli/othello/play.h"
#include "cli/othello/search.h"
#include "cli/othello/solve.h"
#include "cli/othello/train.h"
#include "cli/protocol_verbs.h"
#include "cli/puzzle_verbs.h"
#include "cli/serve_verb.h"
#include "cli/usage_errors.h"
#include "cli/verify_verb.h"
#include "options/common.h"
#include "options/read.h"
#include "texts/champion.h"
#include "texts/game_dialogue.h"
#include "texts/othello.h"
#include "texts/terminal.h"
#include "texts/turns.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

using base::Error;
using base::Fault;
using base::say;

// The values of `--lang`, wherever it stands.
std::vector<std::string> languagesIn(const std::vector<std::string>& arguments) {
    std::vector<std::string> values;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument == "--lang" && i + 1 < arguments.size()) values.push_back(arguments[i + 1]);
        if (argument.starts_with("--lang=")) values.push_back(argument.substr(7));
    }
    return values;
}

// The language has to be known before the options are made, because their help is in it. The last one wins.
text::Language chooseLanguage(const std::vector<std::string>& arguments) {
    const std::vector<std::string> values = languagesIn(arguments);
    for (auto value = values.rbegin(); value != values.rend(); ++value) {
        if (const auto known = text::languageOf(*value)) return *known;
    }
    return languageOfEnvironment();
}

void checkLanguages(const std::vector<std::string>& arguments) {
    for (const std::string& value : languagesIn(arguments)) {
        options::readChoice(options::lang, value, "--lang");
    }
}

std::string versionLine() { return fmt::format("mitos {} ({})", api::version(), api::cpuLevel()); }

CLI::App* addVerb(CLI::App& root, Context& context, const std::string& name, base::Phrase what,
                  const std::vector<std::string>& examples) {
    CLI::App* verb = addCommand(root, context, name, what, text::verbsLabel);
    verb->require_subcommand(1);
    addCommon(*verb, context);
    addExamples(*verb, context, examples);
    return verb;
}

std::string verbsOf(const CLI::App& app) {
    return base::joined(app.get_subcommands([](const CLI::App*) { return true; }), ", ",
                        [](const CLI::App* verb) { return verb->get_name(); });
}

// Nothing but options were given: a person at a terminal gets the menu, everybody else the help.
ExitCode withoutVerb(Context& context, const CLI::App& app) {
    if (context.json) throw Error(Fault::usage, say(text::missingVerb, verbsOf(app)));
    if (context.console.interactive) return menu(context);
    context.console.print(app.help());
    return ExitCode::done;
}

ExitCode perform(Context& context, const std::vector<std::string>& arguments) {
    Console& console = context.console;
    checkLanguages(arguments);
    const auto app = makeApp(context);
    try {
        std::vector<std::string> words = withSubject(*app, arguments);
        std::reverse(words.begin(), words.end());  // the library takes them from behind
        app->parse(words);
    } catch (const CLI::CallForHelp&) {
        const CLI::App& command = chosenCommand(*app);
        console.print(command.help(command.get_parent() == nullptr ? "" : commandLine(*command.get_parent())));
        return ExitCode::done;
    } catch (const CLI::CallForVersion&) {
        console.line(versionLine());
        return ExitCode::done;
    } catch (const CLI::ParseError& error) {
        refuseFlagValues(*app, arguments);
        explainUsage(console, error, *app);
        return ExitCode::badUsage;
    }
    refuseFlagValues(*app, arguments);
    refuseEmptyValues(*app);
    if (context.refuseMeaningless) context.refuseMeaningless();
    checkValues(context, *app);
    if (!context.action) return withoutVerb(context, *app);
    if (context.json && !context.withoutJson.empty()) throw Error(Fault::usage, say(text::noJson, context.withoutJson));
    return context.action();
}

ExitCode performSafely(Context& context, const std::vector<std::string>& arguments) {
    Console& console = context.console;
    try {
        return perform(context, arguments);
    } catch (const OutputLost&) {
        return ExitCode::system;  // told below, once for every way out
    } catch (const Interrupted&) {
        if (!context.json) console.line();
        return ExitCode::interrupted;
    } catch (const Error& error) {
        console.warn(error.in(console.language));
        return exitCodeOf(error.fault());
    } catch (const std::bad_alloc&) {
        throw;  // runMitos() tells it without taking memory
    } catch (...) {
        const base::Failure failure = base::currentFailure();
        console.warn(failure.message);
        return failure.fault ? exitCodeOf(*failure.fault) : ExitCode::defect;
    }
}

int runWith(const std::vector<std::string>& arguments) {
    Console console(chooseLanguage(arguments));
    Context context(console);
    // Greek for a terminal that is not UTF-8 would have to be spelt in Latin letters, which takes memory.
    tellNoMemoryIn(console.err.ascii ? text::Language::english : console.language);
    const ExitCode code = performSafely(context, arguments);
    // What did not arrive (a full disk, a closed pipe) must not look like an answer, whatever the answer was. A reader
    // that has left wants to hear nothing more.
    const int failure = console.outputFailure();
    if (failure == 0) return static_cast<int>(code);
    if (failure != EPIPE) console.warn(say(text::outputLost, std::generic_category().message(failure)));
    return static_cast<int>(std::max(code, ExitCode::system));
}

}  // namespace

std::unique_ptr<CLI::App> makeApp(Context& context) {
    Console& console = context.console;
    auto app = std::make_unique<CLI::App>("Mitos: " + console.in(text::tagline) + ".", "mitos");
    app->formatter(std::make_shared<HelpFormat>(console.language));
    app->set_help_flag("-h,--help", console.in(text::helpOption));
    app->get_help_ptr()->group(console.in(text::commonLabel));
    app->option_defaults()->group(console.in(text::optionsLabel));
    app->set_version_flag("--version", versionLine, console.in(text::versionOption))
        ->group(console.in(text::commonLabel));
    app->require_subcommand(0, 1);
    addCommon(*app, context);

    CLI::App* solve =
        addVerb(*app, context, "solve", text::solveVerb,
                {"mitos solve tiles", "mitos solve tiles --start \"1 2 3 / 4 5 6 / 0 7 8\"", "mitos solve tiles --help",
                 "mitos solve xox", "mitos solve ./my.toml --json", "mitos solve xox --help"});
    addSolvePuzzles(*solve, context);
    addSolveOthello(*solve, context);
    addSolveGrid(*solve, context);
    CLI::App* search = addVerb(*app, context, "search", text::searchVerb,
                               {"mitos search othello --moves f5d6c3 --explain", "mitos search xox --algorithm minimax",
                                "mitos search tictactoe --tree tree.json", "mitos search xox --help"});
    addSearchOthello(*search, context);
    addSearchGrid(*search, context);
    CLI::App* compare = addVerb(*app, context, "compare", text::compareVerb,
                                {"mitos compare tiles", "mitos compare tiles --random 10 --seed 1",
                                 "mitos compare othello --depth 4,6 --html methods.html",
                                 "mitos compare othello --round-robin", "mitos compare tiles --help"});
    addComparePuzzles(*compare, context);
    addCompareOthello(*compare, context);
    CLI::App* play = addVerb(*app, context, "play", text::playVerb,
                             {"mitos play othello", "mitos play othello --help", "mitos play cse",
                              "mitos play xox --seed 7", "mitos play ./my.toml --human max", "mitos play xox --help"});
    addPlayOthello(*play, context);
    addPlayGrid(*play, context);
    addMatch(*app, context);
    addCheck(*app, context);
    addVerify(*app, context);
    addConvert(*app, context);
    addPerftOthello(*addVerb(*app, context, "perft", text::perftVerb,
                             {"mitos perft othello --depth 9", "mitos perft othello --depth 7 --moves f5 --divide",
                              "mitos perft othello --help"}),
                    context);
    addTrainOthello(*addVerb(*app, context, "train", text::trainVerb,
                             {"mitos train othello --out my.weights", "mitos train othello --help"}),
                    context);
    addBench(*app, context);
    addServe(*app, context);
    addProtocols(*app, context);
    addMenu(*app, context);
    addCompletion(*app, context);
    addManual(*app, context);
    addExamples(*app, context,
                {"mitos solve tiles --start \"1 2 3 / 4 5 6 / 0 7 8\"", "mitos compare tiles --random 10 --seed 1",
                 "mitos solve xox", "mitos play othello", "mitos play cse", "mitos match mitos:depth=4 mitos:depth=6",
                 "mitos check ./my.toml", "mitos convert games.ggf games.json", "mitos perft othello --depth 9",
                 "mitos bench", "mitos serve --open", "mitos menu"});
    return app;
}

std::string helpText(Context& context) { return makeApp(context)->help(); }

int runMitos(int argc, char** argv) {
    try {
        return runWith({argv + (argc > 0 ? 1 : 0), argv + argc});
    } catch (const std::bad_alloc&) {  // also one that was thrown while another message was made
        std::fflush(stdout);
        tellNoMemory();
        return static_cast<int>(ExitCode::system);
    }
}

}  // namespace mitos::cli
