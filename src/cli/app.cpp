#include "cli/app.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

#include "api/workshop/version.h"
#include "base/error.h"
#include "base/texts.h"
#include "cli/bench_verb.h"
#include "cli/compare_tiles.h"
#include "cli/completion.h"
#include "cli/interrupt.h"
#include "cli/manual.h"
#include "cli/menu.h"
#include "cli/solve_tiles.h"

namespace mitos::cli {
namespace {

using base::Error;
using base::Fault;
using base::say;

// The language has to be known before the options are made, because their help is in it.
base::Language chooseLanguage(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        std::string_view value;
        if (argument == "--lang" && i + 1 < argc) value = argv[i + 1];
        if (argument.starts_with("--lang=")) value = argument.substr(7);
        if (value == "el") return base::Language::greek;
        if (value == "en") return base::Language::english;
    }
    return languageOfEnvironment();
}

std::string versionLine() { return fmt::format("mitos {} ({})", api::workshop::version(), api::workshop::cpuLevel()); }

CLI::App* addVerb(CLI::App& root, Context& context, const std::string& name, const base::Phrase& what) {
    CLI::App* verb = addCommand(root, context, name, what, text::verbsLabel);
    verb->require_subcommand(1);
    return verb;
}

// The number of letters to change, insert or take out (Levenshtein 1966).
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row.back();
}

// The verbs and options that stand where a word was not understood, the nearest one first; empty when none is near.
std::string nearest(const CLI::App& app, const std::string& word) {
    std::string best;
    std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
    const auto consider = [&](const std::string& name) {
        const std::size_t distance = editDistance(word, name);
        if (distance < least) {
            least = distance;
            best = name;
        }
    };
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; })) consider(sub->get_name());
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) consider("--" + name);
    }
    return best;
}

// The deepest command that was named.
const CLI::App& chosenCommand(const CLI::App& root) {
    const CLI::App* app = &root;
    while (!app->get_subcommands().empty()) app = app->get_subcommands().front();
    return *app;
}

std::string commandLine(const CLI::App& app) {
    return app.get_parent() == nullptr ? "mitos" : commandLine(*app.get_parent()) + " " + app.get_name();
}

std::string subjectsOf(const CLI::App& app) {
    std::string names;
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (!names.empty()) names += ", ";
        names += sub->get_name();
    }
    return names;
}

base::Message explain(const CLI::ParseError& error, const CLI::App& root) {
    const CLI::App& app = chosenCommand(root);
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        const std::vector<std::string> extras = root.remaining(true);
        return say(text::unknownArgument, extras.empty() ? std::string("?") : extras.front());
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !subjectsOf(app).empty()) {
        return say(text::missingSubject, subjectsOf(app));
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return say(text::missingValue, error.what());
    return say(text::badUsage, error.what());
}

int explainUsage(const Console& console, const CLI::ParseError& error, const CLI::App& root) {
    const CLI::App& app = chosenCommand(root);
    std::string message = explain(error, root).in(console.language);
    const std::vector<std::string> extras = root.remaining(true);
    if (!extras.empty()) {
        const std::string near = nearest(app, extras.front().substr(0, extras.front().find('=')));
        if (!near.empty()) message += "; " + say(text::didYouMean, near).in(console.language);
    }
    console.warn(message);
    console.warn(say(text::seeHelp, commandLine(app)));
    return static_cast<int>(ExitCode::badUsage);
}

ExitCode perform(const Context& context) {
    const Console& console = context.console;
    try {
        if (!context.lang.empty() && context.lang != "en" && context.lang != "el") {
            throw Error(Fault::usage, say(text::unknownName, context.lang, "--lang", "en, el"));
        }
        return context.action();
    } catch (const Interrupted&) {
        console.line();
        return ExitCode::interrupted;
    } catch (const Error& error) {
        console.warn(error.in(console.language));
        return exitCodeOf(error.fault());
    } catch (const std::bad_alloc&) {
        console.warn(say(text::outOfMemory));
        return ExitCode::system;
    } catch (const std::exception& error) {
        console.warn(say(text::defect, error.what()));
        return ExitCode::defect;
    }
}

}  // namespace

std::unique_ptr<CLI::App> makeApp(Context& context) {
    const Console& console = context.console;
    auto app = std::make_unique<CLI::App>(console.in(text::tagline), "mitos");
    auto formatter = std::make_shared<CLI::Formatter>();
    formatter->label("Usage", console.in(text::usageLabel));
    formatter->label("Positionals", console.in(text::positionalsLabel));
    formatter->label("OPTIONS", "OPTIONS");
    formatter->label("SUBCOMMAND", "VERB");
    formatter->label("SUBCOMMANDS", "VERB");
    formatter->column_width(34);
    app->formatter(formatter);
    app->set_help_flag("-h,--help", console.in(text::helpOption));
    app->get_help_ptr()->group(console.in(text::commonLabel));
    app->option_defaults()->group(console.in(text::optionsLabel));
    app->set_version_flag("--version", versionLine, console.in(text::versionOption))
        ->group(console.in(text::commonLabel));
    app->require_subcommand(0, 1);
    addCommon(*app, context);

    addSolveTiles(*addVerb(*app, context, "solve", text::solveVerb), context);
    addCompareTiles(*addVerb(*app, context, "compare", text::compareVerb), context);
    addBench(*app, context);
    addMenu(*app, context);
    addCompletion(*app, context);
    addManual(*app, context);
    addExamples(*app, context,
                {"mitos solve tiles --start \"1 2 3 / 4 5 6 / 0 7 8\"", "mitos compare tiles --random 10 --seed 1",
                 "mitos bench", "mitos menu"});
    return app;
}

std::string helpText(Context& context) { return makeApp(context)->help(); }

int runMitos(int argc, char** argv) {
    Context context(chooseLanguage(argc, argv));
    const Console& console = context.console;
    const auto app = makeApp(context);
    try {
        app->parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        const CLI::App& command = chosenCommand(*app);
        console.print(command.help(command.get_parent() == nullptr ? "" : commandLine(*command.get_parent())));
        return 0;
    } catch (const CLI::CallForVersion&) {
        console.line(versionLine());
        return 0;
    } catch (const CLI::ParseError& error) {
        return explainUsage(console, error, *app);
    }
    if (!context.action) {  // no verb at all
        if (console.interactive) {
            app->clear();
            app->parse("menu");
        } else {
            console.print(app->help());
            return 0;
        }
    }
    return static_cast<int>(perform(context));
}

}  // namespace mitos::cli
