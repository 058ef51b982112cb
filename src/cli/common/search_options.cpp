#include "cli/common/search_options.h"

#include <CLI/CLI.hpp>

#include "cli/common/values.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::turns::Method;
using api::turns::Order;
using base::Error;
using base::Fault;
using base::say;

constexpr std::uint64_t mostDepth = 100;
constexpr std::uint64_t mostExtension = 20;

}  // namespace

void addTechniques(CLI::App& app, Context& context, SearchOptions& options, const base::Phrase& unquiet) {
    const Console& console = context.console;
    const std::string group = console.in(text::techniquesLabel);
    app.add_option("--algorithm", options.algorithm, console.in(text::turnsAlgorithmOption))
        ->group(group)
        ->option_text("minimax|alphabeta [alphabeta]");
    app.add_flag("--closed-set", options.closedSet, console.in(text::closedSetOption))->group(group);
    app.add_option("--order", options.order, console.in(text::orderOption))
        ->group(group)
        ->option_text("listed|weight|search [listed]");
    app.add_option("--shallow", options.shallow, console.in(text::shallowOption))->group(group)->option_text("N [1]");
    app.add_option("--extend", options.extend, say(text::extendOption, console.in(unquiet)).in(console.language))
        ->group(group)
        ->option_text("N [0]");
    app.add_flag("--deepen", options.deepen, console.in(text::deepenOption))->group(group);
}

void addTree(CLI::App& app, Context& context, SearchOptions& options) {
    app.add_option("--tree", options.tree, context.console.in(text::treeOption))
        ->group(context.console.in(text::outputLabel))
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
}

int readDepth(const std::string& typed, const char* option) {
    if (typed == "end") return search::turns::toTheEnd;
    return static_cast<int>(readNumber(typed, option, "1, 8, end", 1, mostDepth));
}

api::turns::Settings readSettings(const SearchOptions& options) {
    api::turns::Settings settings;
    settings.method = readNamed(api::turns::methods, options.algorithm, "--algorithm");
    settings.closedSet = options.closedSet;
    settings.order = readNamed(api::turns::orders, options.order, "--order");
    if (settings.method == Method::minimax && settings.order != Order::listed) {
        throw Error(Fault::usage, say(text::orderNeedsAlphaBeta, options.order));
    }
    settings.shallow = static_cast<int>(readNumber(options.shallow, "--shallow", "1, 2", 1, mostExtension));
    if (settings.shallow != 1 && settings.order != Order::searched) {
        throw Error(Fault::usage, say(text::needsOption, "--shallow", "--order search"));
    }
    settings.extension = static_cast<int>(readNumber(options.extend, "--extend", "0, 2", 0, mostExtension));
    settings.deepening = options.deepen;
    settings.limits = readLimits(options.limits);
    if (!options.limits.memory.empty()) settings.tableBytes = settings.limits.bytes;
    return settings;
}

}  // namespace mitos::cli
