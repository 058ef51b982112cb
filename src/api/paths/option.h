#pragma once
// The options that say which puzzle is meant, as a table: read by the command line, its help and its completion.
#include <string>
#include <string_view>

#include "options/option.h"

namespace mitos::api::paths {

/// One option of a puzzle whose options are the strings of a struct `Options`. Its heading in the help is the puzzle's.
template <class Options>
struct PuzzleOption {
    options::Option entry;
    std::string Options::*typed;
    std::string_view values = {};  // what completion offers, with blanks between; empty where `entry` lists them
};

}  // namespace mitos::api::paths
