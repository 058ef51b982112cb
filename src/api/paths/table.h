#pragma once
// A comparison as CSV for a spreadsheet, and as an HTML page with plots that needs no network.
#include <string>

#include "api/paths/json.h"
#include "base/phrase.h"
#include "texts/writing/language.h"

namespace mitos::api::paths {

std::string writtenCsv(const WrittenComparison& comparison);
std::string comparisonHtml(const ComparisonFacts& comparison, std::size_t starts, const std::string& title,
                           const std::string& subtitle, text::Language language);
std::string comparisonSubtitle(base::Phrase count, std::size_t starts, const std::string& goal,
                               text::Language language);

/// One row for each start and method, RFC 4180, with a line of headings.
template <class A>
std::string compareCsv(const Comparison<A>& comparison) {
    return writtenCsv(written(comparison));
}

template <class A>
std::string compareHtml(const Comparison<A>& comparison, text::Language language) {
    const A& puzzle = comparison.puzzle;
    const std::size_t starts = comparison.starts.size();
    return comparisonHtml(comparison, starts, puzzle.comparisonTitle().in(language),
                          comparisonSubtitle(A::words().count, starts, puzzle.write(puzzle.goal), language), language);
}

}  // namespace mitos::api::paths
