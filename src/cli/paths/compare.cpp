#include "cli/paths/compare.h"

#include <sstream>

#include "options/paths.h"

namespace mitos::cli {

void addCompareSettings(CLI::App& app, Context& context, CompareSettings& settings, const api::paths::Words& words) {
    addOption(app, context, options::paths::randomCount.grouped(words.group), settings.random);
    addOption(app, context, options::paths::algorithms, settings.algorithms);
    addOption(app, context, options::paths::heuristics, settings.heuristics);
    addOption(app, context, options::paths::weight, settings.weight);
    addFlag(app, context, options::paths::routes, settings.paths);
    addOption(app, context, options::paths::csv.helped(words.csvHelp), settings.csv);
    addOption(app, context, options::html, settings.html);
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
    return readWhole(options::paths::randomCount, settings.random);
}

base::Limits readCompareLimits(const CompareSettings& settings) {
    constexpr double secondsForEach = 30;  // without a limit, one hopeless method would keep the whole table waiting
    base::Limits limits = readLimits(settings.limits);
    if (settings.limits.time.empty()) limits.seconds = secondsForEach;
    return limits;
}

}  // namespace mitos::cli
