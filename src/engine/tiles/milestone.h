#pragma once
// Where the champion was stopped, as a file: what it searched for, how far it came, and a checksum.
//
//     mitos tiles milestone 2
//     size 4x4
//     moves plain
//     costs 1 1 1               of a step along a row, along a column, along a diagonal
//     goal 1 2 3 …
//     start 5 1 …
//     tables small
//     weight 100
//     patterns 3,6,7,10,11,14/4,5,8,9,12,13/0,1,2 …
//     bound 54                  everything below is searched
//     nodes 1234567
//     parts 0110…               of this bound: 1 where a part is searched
//     checksum 0123456789abcdef
//
// The number in the first line changes when a bound is cut into other parts: a part means nothing to another way of
// cutting.
#include <cstdint>
#include <string>
#include <string_view>

#include "champion/tiles/solver.h"

namespace mitos::engine::tiles {

using champion::tiles::Milestone;
using champion::tiles::TableSize;
using games::tiles::Board;
using games::tiles::Shape;

/// The search that a milestone belongs to.
struct ChampionSearch {
    Shape shape;
    Board goal;
    Board start;
    TableSize tables = TableSize::small;
    std::uint32_t weightPercent = 100;
};

std::string writeMilestone(const ChampionSearch& search, const Milestone& milestone);

/// An Error (input) when it is none, is damaged, or belongs to another search. `source` names it.
Milestone readMilestone(const ChampionSearch& search, std::string_view text, const std::string& source);

}  // namespace mitos::engine::tiles
