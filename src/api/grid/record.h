#pragma once
// The record of a placement game, and as JSON.
#include <string>

#include "api/grid/boards.h"
#include "formats/grid/record.h"

namespace mitos::api::grid {

using formats::grid::positionsOf;
using formats::grid::readRecord;
using formats::grid::Record;
using formats::grid::Tally;
using formats::grid::tallyOf;
using formats::grid::writeRecord;

std::string recordJson(const PlacementGame& game, const Record& record);

}  // namespace mitos::api::grid
