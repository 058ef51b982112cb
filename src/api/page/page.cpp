#include "api/page/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/units.h"
#include "texts/writing/language.h"

namespace mitos::api::page {
namespace {

// Okabe and Ito (2008).
constexpr std::array<std::string_view, 7> colours{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                  "#e69f00", "#56b4e9", "#7a7a7a"};

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #1c2330; --paper: #fbfaf7; --line: #d8d5cc; --soft: #5f6673; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --paper: #16191f; --line: #363b45; --soft: #9aa3b2; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto; max-width: 84rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .4rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; } th:first-child, td:first-child { text-align: left; }
.soft { color: var(--soft); } svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .grid { stroke: var(--line); } svg .one { stroke: var(--ink); } .wide { overflow-x: auto; }
)";

std::string open(double height, std::string_view title) {
    return fmt::format(R"(<svg viewBox="0 0 1000 {:.0f}" role="img" aria-label="{}">)", height, escaped(title));
}

// As many digits as help: 0.125, 0.50, 2.00, 16.
std::string factorText(double value) {
    if (value < 0.2) return fmt::format("{:.3f}", value);
    return value < 10 ? fmt::format("{:.2f}", value) : fmt::format("{:.0f}", value);
}

// The plane of the curves: places by name from left to right, values by their logarithm from the bottom up.
struct Axes {
    static constexpr double left = 70;
    static constexpr double width = 420;

    const std::vector<std::string>& places;
    double low = 0;  // logarithms to the base 2
    double high = 0;
    double height = 0;

    [[nodiscard]] double x(const std::string& place) const {
        const auto at = std::find(places.begin(), places.end(), place) - places.begin();
        return left + width * (static_cast<double>(at) + 0.5) / static_cast<double>(places.size());
    }
    [[nodiscard]] double y(double value) const { return 10 + (height - 50) * (high - std::log2(value)) / (high - low); }
};

Axes axesOf(const std::vector<std::string>& places, const std::vector<Curve>& curves) {
    double low = 1;
    double high = 1;
    for (const Curve& curve : curves) {
        for (const auto& [place, value] : curve.points) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return {places, std::log2(low) - 0.2, std::log2(high) + 0.2,
            std::max(340.0, 20 * static_cast<double>(curves.size()) + 30)};
}

// A line for each power of two, and the names of the places.
std::string gridOf(const Axes& axes) {
    std::string svg;
    for (int power = static_cast<int>(std::ceil(axes.low)); power <= static_cast<int>(std::floor(axes.high)); ++power) {
        const double value = std::pow(2, power);
        svg += fmt::format(
            R"(<line class="{}" x1="{}" x2="{}" y1="{:.1f}" y2="{:.1f}"/><text x="{}" y="{:.1f}" text-anchor="end">{}</text>)",
            power == 0 ? "one" : "grid", Axes::left, Axes::left + Axes::width, axes.y(value), axes.y(value),
            Axes::left - 8, axes.y(value) + 4, factorText(value));
    }
    for (const std::string& place : axes.places) {
        svg += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle">{}</text>)", axes.x(place),
                           axes.height - 14, escaped(place));
    }
    return svg;
}

// A curve, and its line in the legend at the height `row`.
std::string drawn(const Axes& axes, const Curve& curve, double row) {
    const std::string_view colour = colourOf(curve.colour);
    const auto markAt = [&](double x, double y) {
        return curve.broken ? fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="8" height="8" fill="{}"/>)", x - 4,
                                          y - 4, colour)
                            : fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="4.5" fill="{}"/>)", x, y, colour);
    };
    std::string svg;
    std::string path;
    for (const auto& [place, value] : curve.points) {
        path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", axes.x(place), axes.y(value));
        svg += markAt(axes.x(place), axes.y(value));
    }
    svg += fmt::format(R"(<path d="{}" fill="none" stroke="{}" stroke-width="2"{}/>)", path, colour,
                       curve.broken ? R"( stroke-dasharray="6 4")" : "");
    svg += markAt(Axes::left + Axes::width + 20, row - 4);
    return svg +
           fmt::format(R"(<text x="{}" y="{}">{}</text>)", Axes::left + Axes::width + 34, row, escaped(curve.label));
}

}  // namespace

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

std::string begin(std::string_view title, std::string_view below, text::Language language) {
    return fmt::format("<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                       "content=\"width=device-width\"><title>{}</title><style>{}</style></head><body><h1>{}</h1>\n{}",
                       language.code(), escaped(title), style, escaped(title), note(below));
}

std::string end() { return "</body></html>\n"; }

std::string heading(std::string_view text) { return fmt::format("<h2>{}</h2>\n", escaped(text)); }

std::string note(std::string_view text) { return fmt::format("<p class=\"soft\">{}</p>\n", escaped(text)); }

std::string table(const std::vector<std::string>& headings, const std::vector<std::vector<std::string>>& rows) {
    std::string html = "<div class=\"wide\"><table><thead><tr>";
    for (const std::string& word : headings) html += fmt::format("<th>{}</th>", escaped(word));
    html += "</tr></thead><tbody>\n";
    for (const auto& row : rows) {
        html += "<tr>";
        for (const std::string& cell : row) html += fmt::format("<td>{}</td>", escaped(cell));
        html += "</tr>\n";
    }
    return html + "</tbody></table></div>\n";
}

std::string bars(std::string_view title, const std::vector<Bar>& bars) {
    constexpr double left = 400;
    constexpr double width = 470;
    constexpr double rowHeight = 24;
    double low = HUGE_VAL;
    double high = 0;
    for (const Bar& bar : bars) {
        if (bar.value <= 0) continue;
        low = std::min(low, bar.value);
        high = std::max(high, bar.value);
    }
    if (high <= 0) return {};
    const double floor = std::floor(std::log10(low)) - 0.3;
    const double span = std::max(0.5, std::log10(high) - floor);
    std::string svg = open(rowHeight * static_cast<double>(bars.size()) + 8, title);
    double y = 4;
    for (const Bar& bar : bars) {
        const double length = bar.value <= 0 ? 0 : width * (std::log10(bar.value) - floor) / span;
        svg += fmt::format(
            R"(<text x="{}" y="{}" text-anchor="end">{}</text><rect x="{}" y="{}" width="{:.1f}" height="17" rx="3" fill="{}"/><text x="{:.1f}" y="{}">{}</text>)",
            left - 8, y + 14, escaped(bar.label), left, y, length, colourOf(bar.colour), left + length + 6, y + 14,
            escaped(bar.shown));
        y += rowHeight;
    }
    return svg + "</svg>\n";
}

std::string intervals(std::string_view title, const std::vector<Interval>& intervals) {
    if (intervals.empty()) return {};
    constexpr double left = 300;
    constexpr double width = 520;
    constexpr double rowHeight = 28;
    double low = 0;
    double high = 0;
    for (const Interval& interval : intervals) {
        low = std::min(low, interval.value - interval.error);
        high = std::max(high, interval.value + interval.error);
    }
    const double span = std::max(1.0, high - low);
    const auto x = [&](double value) { return left + width * (value - low) / span; };
    const double bottom = rowHeight * static_cast<double>(intervals.size()) + 8;
    std::string svg = open(bottom + 24, title);
    double step = 50;
    while (span / step > 10) step *= 2;
    for (auto mark = std::lround(std::ceil(low / step)); static_cast<double>(mark) * step <= high; ++mark) {
        const double value = static_cast<double>(mark) * step;
        svg += fmt::format(
            R"(<line class="{}" x1="{:.1f}" x2="{:.1f}" y1="4" y2="{:.0f}"/><text x="{:.1f}" y="{:.0f}" text-anchor="middle">{:.0f}</text>)",
            std::abs(value) < step / 2 ? "one" : "grid", x(value), x(value), bottom, x(value), bottom + 16,
            value + 0.0);
    }
    double y = 4 + rowHeight / 2;
    for (const Interval& interval : intervals) {
        svg += fmt::format(
            R"(<text x="{0}" y="{1:.1f}" text-anchor="end">{2}</text><line x1="{3:.1f}" x2="{4:.1f}" y1="{5:.1f}" y2="{5:.1f}" stroke="{6}" stroke-width="3"/><circle cx="{7:.1f}" cy="{5:.1f}" r="5" fill="{6}"/><text x="{8}" y="{1:.1f}">{9}</text>)",
            left - 10, y + 4, escaped(interval.label), x(interval.value - interval.error),
            x(interval.value + interval.error), y, colourOf(0), x(interval.value), left + width + 14,
            escaped(interval.shown));
        y += rowHeight;
    }
    return svg + "</svg>\n";
}

std::string curves(std::string_view title, const std::vector<std::string>& places, const std::vector<Curve>& curves) {
    if (curves.empty() || places.empty()) return {};
    const Axes axes = axesOf(places, curves);
    std::string svg = open(axes.height, title) + gridOf(axes);
    double row = 24;
    for (const Curve& curve : curves) {
        svg += drawn(axes, curve, row);
        row += 20;
    }
    return svg + "</svg>\n";
}

}  // namespace mitos::api::page
