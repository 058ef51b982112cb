#include "cli/paths/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/units.h"
#include "cli/common/table.h"
#include "texts/paths.h"

namespace mitos::cli {
namespace {

using api::paths::Algorithm;
using api::paths::MethodFacts;
using api::paths::Reason;
using api::paths::SolveFacts;
using base::say;
using base::showBytes;
using base::showCount;
using base::showRough;
using base::showSeconds;

void showChampionCounts(Console& console, double tableSeconds, const api::paths::Counters& counters) {
    if (counters.peakBytes == 0) {
        console.say(say(text::tablesInterrupted));
        return;
    }
    const double rate = counters.seconds > 0 ? static_cast<double>(counters.expanded) / counters.seconds : 0;
    console.say(say(text::championCounts, showCount(counters.expanded)));
    console.say(say(text::championTime, showSeconds(counters.seconds), showRough(rate), showBytes(counters.peakBytes),
                    showSeconds(tableSeconds)));
}

// `time: 2, memory: 1`
std::string whyUnsolved(Console& console, const api::paths::Contestant& contestant) {
    std::string reasons;
    for (const Reason reason : {Reason::unsolvable, Reason::time, Reason::memory, Reason::nodes, Reason::stopped}) {
        const std::size_t boards = contestant.endedBy(reason);
        if (boards > 0)
            reasons += fmt::format("{}{}: {}", reasons.empty() ? "" : ", ", console.in(phraseOf(reason)), boards);
    }
    return reasons;
}

}  // namespace

base::Phrase phraseOf(Reason reason) {
    switch (reason) {
    case Reason::unsolvable:
        return text::reasonUnsolvable;
    case Reason::time:
        return text::reasonTime;
    case Reason::memory:
        return text::reasonMemory;
    case Reason::nodes:
        return text::reasonNodes;
    case Reason::none:
    case Reason::stopped:
        break;
    }
    return text::reasonStopped;
}

void showMethod(Console& console, const MethodFacts& method, const std::string& tables) {
    const api::paths::AlgorithmFacts& known = api::paths::facts(method.algorithm);
    const std::string title(known.title);
    if (method.algorithm == Algorithm::champion) {
        console.say(say(text::byChampion, title, tables));
    } else if (known.informed) {
        console.say(say(text::byMethod, title, method.heuristic));
    } else {
        console.line(title);
    }
}

void showCounts(Console& console, const MethodFacts& method, const SolveFacts& facts, double tableSeconds) {
    const api::paths::Counters& counters = facts.counters;
    if (method.algorithm == Algorithm::champion) {
        showChampionCounts(console, tableSeconds, counters);
        return;
    }
    if (counters.expandedBelowLastLayer) {
        console.say(say(text::countsLine, showCount(counters.expanded), showCount(*counters.expandedBelowLastLayer),
                        showCount(counters.generated), showCount(counters.peakStored)));
    } else {
        console.say(say(text::countsLineFlat, showCount(counters.expanded), showCount(counters.generated),
                        showCount(counters.peakStored)));
    }
    const double rate = counters.seconds > 0 ? static_cast<double>(counters.expanded) / counters.seconds : 0;
    console.say(say(text::timeLine, showSeconds(counters.seconds), showRough(rate), showBytes(counters.peakBytes)));
    if (method.usesTable) console.say(say(text::tableLine, showSeconds(tableSeconds)));
}

void showCost(Console& console, const MethodFacts& method, const SolveFacts& facts, std::size_t depth) {
    if (depth == 0) {
        console.say(say(text::alreadySolved));
    } else if (method.isOptimal()) {
        console.say(say(text::solvedIn, facts.cost, depth));
    } else if (method.isBounded()) {
        console.say(say(text::solvedWithin, facts.cost, depth, method.weight(),
                        fmt::format("{:.2f}", std::max(1.0, facts.ratio()))));
    } else {
        console.say(say(text::solvedSomehow, facts.cost, depth));
    }
}

void showHalt(Console& console, const SolveFacts& facts) {
    switch (facts.reason) {
    case Reason::time:
        console.say(say(text::haltedTime));
        break;
    case Reason::nodes:
        console.say(say(text::haltedNodes));
        break;
    case Reason::memory:
        console.say(say(text::haltedMemory));
        break;
    default:
        console.say(say(text::haltedByUser));
        break;
    }
    if (facts.lowerBound > 0) console.say(say(text::bestBound, facts.lowerBound));
}

ExitCode exitCodeOf(const SolveFacts& facts) {
    switch (facts.reason) {
    case Reason::none:
        return ExitCode::done;
    case Reason::unsolvable:
        return ExitCode::noSolution;
    case Reason::stopped:
        return ExitCode::interrupted;
    case Reason::time:
    case Reason::memory:
    case Reason::nodes:
        break;
    }
    return ExitCode::limit;
}

void tellDamage(Console& console, bool tableWasDamaged) {
    if (tableWasDamaged) console.warn(say(text::tableDamaged));
}

void showBatchLine(Console& console, std::size_t line, const SolveFacts& facts, const std::string& start) {
    const std::string answer = facts.solved ? std::to_string(facts.cost) : console.in(phraseOf(facts.reason));
    console.line(fmt::format("{:>5}  {}  {:>14}  {:>10}  {}", line, paddedLeft(answer, 11),
                             showCount(facts.counters.expanded), showSeconds(facts.counters.seconds), start));
}

void showDepths(Console& console, const api::paths::AtlasFacts& atlas, const api::paths::Words& words) {
    Table table({{console.in(text::columnDistance), Align::right},
                 {console.in(words.column), Align::right},
                 {"", Align::left}});
    const std::uint64_t most = *std::max_element(atlas.depths.begin(), atlas.depths.end());
    for (std::size_t depth = 0; depth < atlas.depths.size(); ++depth) {
        const auto length =
            static_cast<std::size_t>(40.0 * static_cast<double>(atlas.depths[depth]) / static_cast<double>(most));
        std::string bar;
        for (std::size_t i = 0; i < length; ++i) bar += console.out.unicode ? "█" : "#";
        table.add({std::to_string(depth), showCount(atlas.depths[depth]), bar});
    }
    console.print(table.text(console.out));
    const std::string states = base::say(words.count, base::showCount(atlas.states)).in(console.language);
    if (atlas.complete) {
        console.say(
            say(text::atlasTotal, states, atlas.depths.size() - 1, showSeconds(atlas.seconds), showBytes(atlas.bytes)));
    } else {
        console.say(say(text::atlasPartial, atlas.depths.size() - 1));
        console.say(say(text::atlasSoFar, states, showSeconds(atlas.seconds), showBytes(atlas.bytes)));
    }
}

void showRefusals(Console& console, const api::paths::ComparisonFacts& comparison) {
    for (const api::paths::Refusal& refusal : comparison.refused) {
        console.warn(refusal.label + ": " + refusal.reason.in(console.language));
    }
}

void showComparison(Console& console, const api::paths::ComparisonFacts& comparison) {
    const auto solvedAll = [](const api::paths::Contestant& c) { return c.solved() == c.trials.size(); };
    const bool allSolved = std::all_of(comparison.contestants.begin(), comparison.contestants.end(), solvedAll);
    std::vector<Table::Column> columns{
        {console.in(text::columnMethod), Align::left},     {console.in(text::columnSolved), Align::right},
        {console.in(text::columnCost), Align::right},      {console.in(text::columnExpanded), Align::right},
        {console.in(text::columnGenerated), Align::right}, {console.in(text::columnStored), Align::right},
        {console.in(text::columnTime), Align::right}};
    const bool tables = comparison.usesTables();
    if (tables) columns.push_back({console.in(text::columnTable), Align::right});
    if (!allSolved) columns.push_back({console.in(text::columnUnsolved), Align::left});
    Table table(std::move(columns));
    for (const api::paths::Contestant& contestant : comparison.contestants) {
        std::vector<std::string> row{contestant.method.title(),
                                     fmt::format("{}/{}", contestant.solved(), contestant.trials.size()),
                                     contestant.solved() == 0 ? "-" : fmt::format("{:.2f}", contestant.meanCost()),
                                     showCount(contestant.expanded()),
                                     showCount(contestant.generated()),
                                     showCount(contestant.peakStored()),
                                     showSeconds(contestant.seconds())};
        if (tables) row.push_back(contestant.method.usesTable ? showSeconds(contestant.tableSeconds) : "-");
        if (!allSolved) row.push_back(whyUnsolved(console, contestant));
        table.add(std::move(row));
    }
    console.print(table.text(console.out));
    if (tables) console.say(say(text::tableNote));
    showRefusals(console, comparison);
    if (!comparison.agrees()) console.warn(say(text::methodsDisagree));
}

ExitCode verdictOf(const api::paths::ComparisonFacts& comparison) {
    if (comparison.stopped) return ExitCode::interrupted;
    if (!comparison.agrees()) return ExitCode::noSolution;
    for (const api::paths::Contestant& contestant : comparison.contestants) {
        for (const api::paths::Trial& trial : contestant.trials) {
            if (!trial.solved && trial.reason != Reason::unsolvable) return ExitCode::limit;
        }
    }
    return ExitCode::done;
}

}  // namespace mitos::cli
