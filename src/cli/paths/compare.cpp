#include "cli/paths/compare.h"

#include <sstream>

namespace mitos::cli {

void addCompareSettings(CLI::App& app, Context& context, CompareSettings& settings, const api::paths::Words& words) {
    const Console& console = context.console;
    app.add_option("--random", settings.random, console.in(text::randomCountOption))
        ->group(console.in(words.group))
        ->option_text("N [1]");
    const std::string method = console.in(text::methodLabel);
    app.add_option("--algorithms,--algorithm", settings.algorithms, console.in(text::algorithmsOption))
        ->group(method)
        ->option_text("A,B");
    app.add_option("--heuristics,--heuristic", settings.heuristics, console.in(text::heuristicsOption))
        ->group(method)
        ->option_text("A,B");
    app.add_option("--weight", settings.weight, console.in(text::weightOption))->group(method)->option_text("W [1.5]");
    const std::string output = console.in(text::outputLabel);
    const std::string file = valueText(context, text::fileValue);
    app.add_flag("--paths", settings.paths, console.in(text::pathsOption))->group(output);
    app.add_option("--csv", settings.csv, console.in(words.csvHelp))
        ->group(output)
        ->option_text(file)
        ->type_name("FILE");
    app.add_option("--html", settings.html, console.in(text::htmlOption))
        ->group(output)
        ->option_text(file)
        ->type_name("FILE");
    addLimits(app, context, settings.limits);
    addCommon(app, context);
}

std::vector<std::string> readList(const std::string& list, const char* option) {
    std::vector<std::string> values;
    std::istringstream words(list);
    for (std::string word; std::getline(words, word, ',');) {
        const auto first = word.find_first_not_of(' ');
        if (first == std::string::npos) continue;
        values.push_back(word.substr(first, word.find_last_not_of(' ') - first + 1));
    }
    if (values.empty() && !list.empty())
        throw base::Error(base::Fault::usage, base::say(text::emptyList, option, list));
    return values;
}

std::uint64_t readRandomCount(const CompareSettings& settings) {
    constexpr std::uint64_t mostRandom = 1'000'000;
    return settings.random.empty() ? 1 : readNumber(settings.random, "--random", "1, 100", 1, mostRandom);
}

base::Limits readCompareLimits(const CompareSettings& settings) {
    constexpr double secondsForEach = 30;  // without a limit, one hopeless method would keep the whole table waiting
    base::Limits limits = readLimits(settings.limits);
    if (settings.limits.time.empty()) limits.seconds = secondsForEach;
    return limits;
}

}  // namespace mitos::cli
