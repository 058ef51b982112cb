#pragma once
// A comparison as CSV for a spreadsheet, and as an HTML page with plots that needs no network.
#include <string>

#include "api/tiles/compare.h"
#include "base/phrase.h"

namespace mitos::api::tiles {

/// One row for each board and method, RFC 4180, with a line of headings.
std::string compareCsv(const Comparison& comparison);

std::string compareHtml(const Comparison& comparison, base::Language language);

}  // namespace mitos::api::tiles
