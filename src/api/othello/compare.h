#pragma once
// Positions of Othello by several methods, evaluations and depths: the reports.
#include <string>

#include "api/othello/methods.h"
#include "api/othello/values.h"
#include "arena/othello/openings.h"
#include "engine/othello/comparison.h"
#include "formats/othello/position_list.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {

using arena::othello::Opening;
using arena::othello::randomOpenings;
using engine::othello::compare;
using engine::othello::CompareRequest;
using engine::othello::Comparison;
using engine::othello::Contestant;
using engine::othello::deepestMinimax;
using engine::othello::Effect;
using engine::othello::NamedEvaluation;
using engine::othello::Ratio;
using engine::othello::ratioOf;
using engine::othello::Skipped;
using engine::othello::Trial;
using formats::othello::readPositions;

/// One row for each search, RFC 4180, with a line of headings.
std::string compareCsv(const Comparison& comparison);
std::string compareHtml(const Comparison& comparison, text::Language language);
std::string compareJson(const Comparison& comparison);

}  // namespace mitos::api::othello
