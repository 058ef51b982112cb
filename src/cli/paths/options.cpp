#include "cli/paths/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/error.h"
#include "base/words.h"
#include "texts/paths.h"
#include "texts/terminal.h"

namespace mitos::cli {

using base::Error;
using base::Fault;
using base::say;

void addPuzzleOption(CLI::App& app, Context& context, const base::Phrase& group, const char* name, std::string& typed,
                     const base::Phrase& help, const base::Phrase* value, const char* words) {
    app.add_option(name, typed, context.console.in(help))
        ->group(context.console.in(group))
        ->option_text(value != nullptr ? valueText(context, *value, words) : words);
}

void addStateOptions(CLI::App& app, Context& context, StateOptions& options, const api::paths::Words& words) {
    const Console& console = context.console;
    const std::string group = console.in(words.group);
    app.add_option_function<std::string>(
           "--start", [&options](const std::string& typed) { options.start = typed; }, console.in(words.startHelp))
        ->group(group)
        ->option_text(valueText(context, words.value));
    app.add_option("--goal", options.goal, console.in(words.goalHelp))
        ->group(group)
        ->option_text(valueText(context, words.value, "ordered"));
    app.add_option("--file", options.file, console.in(words.fileHelp))
        ->group(group)
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    app.add_option("--seed", options.seed, console.in(text::seedOption))->group(group)->option_text("N");
}

void refuseName(const std::string& name, const char* option, const std::string& known) {
    throw Error(Fault::usage, say(text::unknownName, name, option, known));
}

api::paths::Algorithm readAlgorithm(const std::string& name, std::span<const api::paths::AlgorithmFacts> known) {
    for (const api::paths::AlgorithmFacts& entry : known) {
        if (entry.name == name) return entry.algorithm;
    }
    refuseName(name, "--algorithm", base::listedNames(known));
}

std::uint32_t readWeightPercent(const std::string& text) {
    double weight = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, weight);
    const double percent = std::round(weight * 100);
    const bool exact = std::abs(weight * 100 - percent) < 1e-6;
    if (error != std::errc{} || stop != end || !exact || !(weight >= 1 && weight <= 100)) {
        throw Error(Fault::usage, say(text::badWeight, text));
    }
    return static_cast<std::uint32_t>(percent);
}

}  // namespace mitos::cli
