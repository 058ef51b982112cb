#pragma once
// `mitos convert`: what it asks for and what comes back, in the words of the formats; the report as JSON.
#include <string>

#include "formats/othello/convert/convert.h"

namespace mitos::api::convert {

using formats::othello::Format;
using formats::othello::formatNamed;
using formats::othello::convert::convert;
using formats::othello::convert::Door;
using formats::othello::convert::formatNameList;
using formats::othello::convert::formatNames;
using formats::othello::convert::Positions;
using formats::othello::convert::Report;
using formats::othello::convert::Request;

/// `{"from":"…","to":"…","read":n,"written":n,"bad":n,"seconds":x}`, and `"lost_names":n` where there are some
std::string reportJson(const Report& report);

}  // namespace mitos::api::convert
