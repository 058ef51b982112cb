#include "cli/common/search_options.h"

#include <CLI/CLI.hpp>

#include "cli/common/options.h"
#include "cli/common/values.h"
#include "texts/turns.h"

namespace mitos::cli {

using api::turns::Method;
using api::turns::Order;
using base::Error;
using base::Fault;
using base::say;

void addTechniques(CLI::App& app, Context& context, SearchOptions& typed, base::Phrase unquiet,
                   const TechniqueEntries& entries) {
    addOption(app, context, entries.algorithm, typed.algorithm);
    addFlag(app, context, entries.closedSet, typed.closedSet);
    addOption(app, context, entries.order, typed.order);
    addOption(app, context, options::shallow, typed.shallow);
    addOption(app, context, options::extend, typed.extend)
        ->description(say(text::extendOption, context.console.in(unquiet)).in(context.console.language));
    addFlag(app, context, options::deepen, typed.deepen);
}

int readDepth(const std::string& typed, const options::Option& option) {
    return typed == "end" ? api::turns::toTheEnd : readInt(option, typed);
}

api::turns::Settings readSettings(const SearchOptions& typed) {
    api::turns::Settings settings;
    settings.method = readNamed(api::turns::methods, options::turnsAlgorithm, typed.algorithm);
    settings.closedSet = typed.closedSet;
    settings.order = readNamed(api::turns::orders, options::order, typed.order);
    if (settings.method == Method::minimax && settings.order != Order::listed) {
        throw Error(Fault::usage, say(text::orderNeedsAlphaBeta, typed.order));
    }
    settings.shallow = readInt(options::shallow, typed.shallow);
    if (settings.shallow != 1 && settings.order != Order::searched) {
        throw Error(Fault::usage, say(text::needsOption, "--shallow", "--order search"));
    }
    settings.extension = readInt(options::extend, typed.extend);
    settings.deepening = typed.deepen;
    settings.limits = readLimits(typed.limits);
    if (!typed.limits.memory.empty()) settings.tableBytes = settings.limits.bytes;
    return settings;
}

}  // namespace mitos::cli
