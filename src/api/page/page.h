#pragma once
// Pieces of an HTML page that needs no network: everything is text and inline SVG.
#include <string>
#include <string_view>
#include <vector>

#include "base/phrase.h"
#include "texts/writing/language.h"

namespace mitos::api::page {

/// Safe between tags and inside quoted attributes.
std::string escaped(std::string_view text);
/// Colours that differ for the colour-blind too.
std::string_view colourOf(std::size_t i);

/// From the doctype to the heading and one soft line below it; `end` closes what it opened.
std::string begin(std::string_view title, std::string_view below, text::Language language);
std::string end();
std::string heading(std::string_view text);
std::string note(std::string_view text);

/// A table of plain cells; the first column stands to the left.
std::string table(const std::vector<std::string>& headings, const std::vector<std::vector<std::string>>& rows);

struct Bar {
    std::string label;
    double value = 0;
    std::string shown;
    std::size_t colour = 0;
};
/// Horizontal bars on a logarithmic scale from the power of ten below the smallest value.
std::string bars(std::string_view title, const std::vector<Bar>& bars);

struct Interval {
    std::string label;
    double value = 0;
    double error = 0;
    std::string shown;
};
/// Points with bars to both sides on a common scale, zero marked.
std::string intervals(std::string_view title, const std::vector<Interval>& intervals);

struct Curve {
    std::string label;
    std::size_t colour = 0;
    bool broken = false;                                 // a broken line and square marks
    std::vector<std::pair<std::string, double>> points;  // the place on the x axis by its name, and a value above zero
};
/// Lines over named places, values on a logarithmic scale with a line at 1.
std::string curves(std::string_view title, const std::vector<std::string>& places, const std::vector<Curve>& curves);

}  // namespace mitos::api::page
