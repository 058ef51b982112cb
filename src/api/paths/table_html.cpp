#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "api/page/page.h"
#include "api/paths/table.h"
#include "base/units.h"
#include "texts/paths.h"
#include "texts/writing/language.h"

namespace mitos::api::paths {
namespace {

using base::Phrase;
using base::showCount;
using base::showSeconds;
using text::Language;

using page::colourOf;
using page::escaped;

template <class Value, class Show>
std::string bars(const ComparisonFacts& comparison, const std::string& title, Value value, Show show) {
    std::vector<page::Bar> list;
    for (const Contestant& contestant : comparison.contestants) {
        list.push_back({contestant.method.title(), value(contestant), show(contestant),
                        static_cast<std::size_t>(contestant.method.algorithm)});
    }
    return page::heading(title) + page::bars(title, list);
}

// A mark of its own shape for each method.
std::string mark(std::size_t shape, double x, double y, std::string_view colour) {
    switch (shape % 4) {
    case 0:
        return fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="4" fill="{}"/>)", x, y, colour);
    case 1:
        return fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="7" height="7" fill="{}"/>)", x - 3.5, y - 3.5, colour);
    case 2:
        return fmt::format(R"(<path d="M{:.1f} {:.1f}l5 8h-10z" fill="{}"/>)", x, y - 5, colour);
    default:
        return fmt::format(R"(<path d="M{:.1f} {:.1f}l8 8m0 -8l-8 8" stroke="{}" stroke-width="2"/>)", x - 4, y - 4,
                           colour);
    }
}

// Where the marks of a scatter plot go: expansions (logarithmic) over the cost of the solution.
struct Plane {
    double mostCost = 1;
    double decades = 1;

    [[nodiscard]] double x(double cost) const { return 60 + 600 * cost / mostCost; }
    [[nodiscard]] double y(double expanded) const { return 340 - 320 * std::log10(std::max(1.0, expanded)) / decades; }
};

Plane planeOf(const ComparisonFacts& comparison) {
    double mostCost = 1;
    double mostExpanded = 10;
    for (const Contestant& contestant : comparison.contestants) {
        for (const Trial& trial : contestant.trials) {
            if (!trial.solved) continue;
            mostCost = std::max(mostCost, static_cast<double>(trial.cost));
            mostExpanded = std::max(mostExpanded, static_cast<double>(trial.counters.expanded));
        }
    }
    return {mostCost, std::ceil(std::log10(mostExpanded))};
}

std::string axes(const Plane& plane) {
    std::string svg;
    for (int decade = 0; decade <= static_cast<int>(plane.decades); ++decade) {
        const double value = std::pow(10, decade);
        svg += fmt::format(
            R"(<line class="grid" x1="60" x2="660" y1="{0:.1f}" y2="{0:.1f}"/><text x="52" y="{1:.1f}" text-anchor="end">{2}</text>)",
            plane.y(value), plane.y(value) + 4, base::showRough(value));
    }
    const int step = std::max(1, static_cast<int>(plane.mostCost / 8));
    for (int cost = 0; cost <= static_cast<int>(plane.mostCost); cost += step) {
        svg += fmt::format(R"(<text x="{:.1f}" y="362" text-anchor="middle">{}</text>)", plane.x(cost), cost);
    }
    return svg;
}

// A mark for each start and method.
std::string scatter(const ComparisonFacts& comparison) {
    const Plane plane = planeOf(comparison);
    std::string svg = R"(<svg viewBox="0 0 900 380" role="img">)" + axes(plane);
    for (std::size_t i = 0; i < comparison.contestants.size(); ++i) {
        const Contestant& contestant = comparison.contestants[i];
        for (const Trial& trial : contestant.trials) {
            if (!trial.solved) continue;
            svg += mark(i / 2, plane.x(trial.cost), plane.y(static_cast<double>(trial.counters.expanded)), colourOf(i));
        }
        const double row = 24 + 20 * static_cast<double>(i);
        svg += mark(i / 2, 684, row - 4, colourOf(i));
        svg += fmt::format(R"(<text x="698" y="{}">{}</text>)", row, escaped(contestant.method.title()));
    }
    return svg + "</svg>";
}

std::string tableOf(const ComparisonFacts& comparison, Language language) {
    std::vector<std::string> headings;
    for (const Phrase phrase : {text::columnMethod, text::columnSolved, text::columnCost, text::columnExpanded,
                                text::columnGenerated, text::columnStored, text::columnTime}) {
        headings.emplace_back(phrase.in(language));
    }
    const bool tables = comparison.usesTables();
    if (tables) headings.emplace_back(language.write(text::columnTable));
    std::vector<std::vector<std::string>> rows;
    for (const Contestant& contestant : comparison.contestants) {
        rows.push_back({contestant.method.title(), fmt::format("{}/{}", contestant.solved(), contestant.trials.size()),
                        fmt::format("{:.2f}", contestant.meanCost()), showCount(contestant.expanded()),
                        showCount(contestant.generated()), showCount(contestant.peakStored()),
                        showSeconds(contestant.seconds())});
        if (tables) rows.back().push_back(contestant.method.usesTable ? showSeconds(contestant.tableSeconds) : "-");
    }
    return page::table(headings, rows) + (tables ? page::note(std::string(language.write(text::tableNote))) : "");
}

}  // namespace

std::string comparisonSubtitle(Phrase count, std::size_t starts, const std::string& goal, Language language) {
    return base::say(text::comparisonBoards, base::say(count, base::showCount(starts)).in(language), goal).in(language);
}

std::string comparisonHtml(const ComparisonFacts& comparison, std::size_t starts, const std::string& title,
                           const std::string& subtitle, Language language) {
    const auto in = [&](Phrase phrase) { return std::string(phrase.in(language)); };
    std::string html = page::begin(title, subtitle, language) + tableOf(comparison, language);
    html += bars(
        comparison, in(text::plotExpanded), [](const Contestant& c) { return static_cast<double>(c.expanded()); },
        [](const Contestant& c) { return showCount(c.expanded()); });
    html += bars(
        comparison, in(text::plotTime), [](const Contestant& c) { return c.seconds(); },
        [&](const Contestant& c) {
            const std::string search = showSeconds(c.seconds());
            if (!c.method.usesTable) return search;
            return base::say(text::andTable, search, showSeconds(c.tableSeconds)).in(language);
        });
    if (starts > 1) html += page::heading(in(text::plotScatter)) + scatter(comparison);
    for (const Refusal& refusal : comparison.refused) {
        html += page::note(refusal.label + ": " + refusal.reason.in(language));
    }
    return html + page::end();
}

}  // namespace mitos::api::paths
