#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "api/tiles/names.h"
#include "api/tiles/table.h"
#include "base/texts/tiles.h"
#include "base/units.h"
#include "games/tiles/text.h"

namespace mitos::api::tiles {
namespace {

using base::Language;
using base::Phrase;
using base::showCount;
using base::showSeconds;

// Colours that differ for the colour-blind too (Okabe and Ito 2008); the marks in the scatter plot differ in shape as well.
constexpr std::array<std::string_view, 7> colours{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                  "#e69f00", "#56b4e9", "#7a7a7a"};

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #1c2330; --paper: #fbfaf7; --line: #d8d5cc; --soft: #6b7280; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --paper: #16191f; --line: #363b45; --soft: #9aa3b2; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--line); } th:first-child, td:first-child { text-align: left; }
.soft { color: var(--soft); } svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .grid { stroke: var(--line); } .wide { overflow-x: auto; }
)";

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        default:
            safe += c;
        }
    }
    return safe;
}

std::string_view colourOf(std::size_t i) { return colours[i % colours.size()]; }

// Horizontal bars on a logarithmic scale from the power of ten below the smallest value.
template <class Value, class Show>
std::string bars(const Comparison& comparison, Value value, Show show) {
    constexpr double left = 230;
    constexpr double width = 560;
    constexpr double rowHeight = 26;
    double low = HUGE_VAL;
    double high = 0;
    for (const Contestant& contestant : comparison.contestants) {
        const double v = value(contestant);
        if (v <= 0) continue;
        low = std::min(low, v);
        high = std::max(high, v);
    }
    if (high <= 0) return {};
    const double floor = std::floor(std::log10(low)) - 0.3;
    const double span = std::max(0.5, std::log10(high) - floor);
    std::string svg = fmt::format(R"(<svg viewBox="0 0 900 {}" role="img">)",
                                  rowHeight * static_cast<double>(comparison.contestants.size()) + 8);
    double y = 4;
    for (std::size_t i = 0; i < comparison.contestants.size(); ++i, y += rowHeight) {
        const Contestant& contestant = comparison.contestants[i];
        const double v = value(contestant);
        const double length = v <= 0 ? 0 : width * (std::log10(v) - floor) / span;
        svg += fmt::format(
            R"(<text x="{}" y="{}" text-anchor="end">{}</text><rect x="{}" y="{}" width="{:.1f}" height="18" rx="3" fill="{}"/><text x="{:.1f}" y="{}">{}</text>)",
            left - 8, y + 14, escaped(contestant.title()), left, y, length,
            colourOf(static_cast<std::size_t>(contestant.algorithm)), left + length + 6, y + 14, show(v));
    }
    return svg + "</svg>";
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

// Expansions (logarithmic) over the cost of the solution, a mark for each board and method.
std::string scatter(const Comparison& comparison) {
    double mostCost = 1;
    double mostExpanded = 10;
    for (const Contestant& contestant : comparison.contestants) {
        for (const Trial& trial : contestant.trials) {
            if (!trial.solved) continue;
            mostCost = std::max(mostCost, static_cast<double>(trial.cost));
            mostExpanded = std::max(mostExpanded, static_cast<double>(trial.counters.expanded));
        }
    }
    const double decades = std::ceil(std::log10(mostExpanded));
    const auto x = [&](double cost) { return 60 + 600 * cost / mostCost; };
    const auto y = [&](double expanded) { return 340 - 320 * std::log10(std::max(1.0, expanded)) / decades; };
    std::string svg = R"(<svg viewBox="0 0 900 380" role="img">)";
    for (int decade = 0; decade <= static_cast<int>(decades); ++decade) {
        const double value = std::pow(10, decade);
        svg += fmt::format(
            R"(<line class="grid" x1="60" x2="660" y1="{0:.1f}" y2="{0:.1f}"/><text x="52" y="{1:.1f}" text-anchor="end">{2}</text>)",
            y(value), y(value) + 4, base::showRough(value));
    }
    const int step = std::max(1, static_cast<int>(mostCost / 8));
    for (int cost = 0; cost <= static_cast<int>(mostCost); cost += step) {
        svg += fmt::format(R"(<text x="{:.1f}" y="362" text-anchor="middle">{}</text>)", x(cost), cost);
    }
    for (std::size_t i = 0; i < comparison.contestants.size(); ++i) {
        const Contestant& contestant = comparison.contestants[i];
        for (const Trial& trial : contestant.trials) {
            if (!trial.solved) continue;
            svg += mark(i / 2, x(trial.cost), y(static_cast<double>(trial.counters.expanded)), colourOf(i));
        }
        const double row = 24 + 20 * static_cast<double>(i);
        svg += mark(i / 2, 684, row - 4, colourOf(i));
        svg += fmt::format(R"(<text x="698" y="{}">{}</text>)", row, escaped(contestant.title()));
    }
    return svg + "</svg>";
}

std::string tableOf(const Comparison& comparison, Language language) {
    const auto heading = [&](const Phrase& phrase) { return fmt::format("<th>{}</th>", escaped(phrase.in(language))); };
    std::string html = "<div class=\"wide\"><table><thead><tr>" + heading(text::columnMethod) +
                       heading(text::columnSolved) + heading(text::columnCost) + heading(text::columnExpanded) +
                       heading(text::columnGenerated) + heading(text::columnStored) + heading(text::columnTime) +
                       "</tr></thead><tbody>";
    for (const Contestant& contestant : comparison.contestants) {
        html +=
            fmt::format("<tr><td>{}</td><td>{}/{}</td><td>{:.2f}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                        escaped(contestant.title()), contestant.solved(), contestant.trials.size(),
                        contestant.meanCost(), showCount(contestant.expanded()), showCount(contestant.generated()),
                        showCount(contestant.peakStored()), showSeconds(contestant.seconds()));
    }
    return html + "</tbody></table></div>";
}

}  // namespace

std::string compareHtml(const Comparison& comparison, Language language) {
    const Shape& shape = comparison.shape;
    const auto heading = [&](const Phrase& phrase) { return fmt::format("<h2>{}</h2>", escaped(phrase.in(language))); };
    const std::string title =
        base::say(text::comparisonTitle, shape.rows, shape.columns, nameOf(shape.moves)).in(language);
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width\"><title>{}</title><style>{}</style></head><body><h1>{}</h1>\n<p "
        "class=\"soft\">{}</p>",
        language == Language::greek ? "el" : "en", escaped(title), style, escaped(title),
        escaped(base::say(text::comparisonBoards,
                          base::countOf(comparison.starts.size(), text::oneBoard, text::manyBoards).in(language),
                          games::tiles::writeBoard(shape, comparison.goal))
                    .in(language)));
    html += tableOf(comparison, language);
    html += heading(text::plotExpanded);
    html += bars(
        comparison, [](const Contestant& c) { return static_cast<double>(c.expanded()); },
        [](double v) { return showCount(static_cast<std::uint64_t>(v)); });
    html += heading(text::plotTime);
    html += bars(
        comparison, [](const Contestant& c) { return c.seconds(); }, [](double v) { return showSeconds(v); });
    if (comparison.starts.size() > 1) html += heading(text::plotScatter) + scatter(comparison);
    for (const Refusal& refusal : comparison.refused) {
        html +=
            fmt::format("<p class=\"soft\">{}: {}</p>", escaped(refusal.label), escaped(refusal.reason.in(language)));
    }
    return html + "</body></html>\n";
}

}  // namespace mitos::api::tiles
