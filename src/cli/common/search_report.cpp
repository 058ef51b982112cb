#include "cli/common/search_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/units.h"
#include "base/words.h"
#include "cli/common/facts.h"
#include "cli/common/table.h"
#include "texts/grid_terminal.h"
#include "texts/paths.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::turns::SearchSummary;
using api::turns::Settings;
using api::turns::WrittenMoves;
using base::say;
using base::showCount;
using base::showRough;
using base::showSeconds;

std::string methodText(const SearchSummary& summary) {
    const Settings& settings = summary.settings;
    std::string text(api::turns::nameOf(settings.method));
    text += ", --evaluation " + summary.evaluation;
    if (settings.closedSet) text += ", --closed-set";
    if (settings.order != api::turns::Order::listed)
        text += fmt::format(", --order {}", api::turns::nameOf(settings.order));
    if (settings.extension > 0) text += fmt::format(", --extend {}", settings.extension);
    if (settings.deepening) text += ", --deepen";
    return text;
}

std::string depthText(Console& console, const SearchSummary& summary) {
    const int shown = summary.complete ? summary.depth : summary.settings.depth;
    const std::string depth = shown == api::turns::toTheEnd ? console.in(text::searchToTheEnd) : std::to_string(shown);
    if (!summary.complete) return say(text::searchIncomplete, depth).in(console.language);
    const bool obvious = shown == api::turns::toTheEnd;
    return summary.exhaustive && !obvious ? say(text::searchExhaustive, depth).in(console.language) : depth;
}

std::string tiedText(Console& console, const WrittenMoves& moves) {
    std::vector<std::string> others;
    for (const std::string& move : moves.tied) {
        if (move != moves.move) others.push_back(move);
    }
    return others.empty() ? console.in(text::searchTiedOnly) : base::joined(others, ", ");
}

void addCounters(Facts& facts, const SearchSummary& summary) {
    const api::turns::Counters& counters = summary.counters;
    facts.add(text::searchStates, say(text::searchStatesValue, showCount(counters.states),
                                      showSeconds(counters.seconds), showRough(summary.statesPerSecond())));
    facts.add(text::searchLeaves, showCount(counters.leaves));
    if (summary.settings.method == api::turns::Method::alphabeta) {
        facts.add(text::searchCutOffs, showCount(counters.cutOffs));
    }
    if (summary.settings.closedSet) {
        facts.add(text::searchMemory, say(text::searchMemoryValue, showCount(counters.memoryHits),
                                          showCount(counters.memoryStored), base::showBytes(counters.memoryBytes)));
    }
    if (summary.settings.extension > 0) facts.add(text::searchExtended, showCount(counters.extended));
    if (counters.ordering > 0) facts.add(text::searchOrdering, showCount(counters.ordering));
    facts.add(text::searchBranching,
              say(text::searchBranchingValue, fmt::format("{:.2f}", summary.branching()), counters.deepest));
}

void showIterations(Console& console, const SearchSummary& summary, const ValueWords& words) {
    Table table({{console.in(text::columnDepth), Align::right},
                 {console.in(text::columnValue), Align::right},
                 {console.in(text::columnStates), Align::right},
                 {console.in(text::columnTime), Align::right}});
    for (const api::turns::Iteration& iteration : summary.iterations) {
        if (!iteration.complete) continue;
        table.add({std::to_string(iteration.depth), words.value(iteration.value), showCount(iteration.states),
                   showSeconds(iteration.seconds)});
    }
    console.print(table.text(console.out));
}

}  // namespace

base::Phrase haltName(base::Halt halt) {
    switch (halt) {
    case base::Halt::time:
        return text::haltTime;
    case base::Halt::nodes:
        return text::haltNodes;
    case base::Halt::memory:
        return text::haltMemory;
    case base::Halt::stopped:
    case base::Halt::none:
        break;
    }
    return text::haltStopped;
}

std::string signedValue(int value) { return value == 0 ? "0" : fmt::format("{:+}", value); }

void showSearch(Console& console, const SearchSummary& summary, const WrittenMoves& moves, const ValueWords& words) {
    const std::string value = words.found.value_or(words.value(summary.value));
    if (!moves.move) {
        console.say(say(text::searchGameOver, value));
        return;
    }
    if (summary.settings.deepening) {
        showIterations(console, summary, words);
        console.line();
    }
    Facts facts(console);
    facts.add(text::searchMove, *moves.move);
    if (summary.complete) facts.add(text::searchTied, tiedText(console, moves));
    facts.add(text::searchValue, summary.valued > 0 ? value : say(text::searchJudged, value).in(console.language));
    facts.add(text::searchLine, base::joined(moves.line, ", "));
    facts.add(text::searchDepth, depthText(console, summary));
    facts.add(text::searchMethod, methodText(summary));
    addCounters(facts, summary);
    facts.show();
    if (summary.halt == base::Halt::none) return;
    const std::string halt = console.in(haltName(summary.halt));
    console.line();
    console.say(summary.complete ? say(text::searchHaltedDeeper, halt) : say(text::searchHalted, halt, summary.valued));
}

void tellTree(Console& console, const std::string& file, std::uint64_t nodes, std::uint64_t dropped) {
    console.warn(dropped == 0 ? say(text::treeWritten, file, showCount(nodes))
                              : say(text::treeShortened, file, showCount(nodes), showCount(dropped)));
}

base::OnProgress turnsProgress(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const base::Progress& progress) {
        const auto nodes = static_cast<double>(progress.nodes);
        const std::string depth = progress.bound == api::turns::toTheEnd ? "∞" : std::to_string(progress.bound);
        console.progress(say(text::progressTurns, depth, showRough(nodes), showRough(nodes / progress.seconds))
                             .in(console.language));
    };
}

}  // namespace mitos::cli
