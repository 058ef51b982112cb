#pragma once
// The options that say which puzzle is meant, as a table: read by the command line, its help and its completion.
#include <span>
#include <string>
#include <string_view>

#include "base/phrase.h"

namespace mitos::api::paths {

/// One option of a puzzle whose options are the strings of a struct `Options`.
template <class Options>
struct PuzzleOption {
    const char* name;  // --size
    std::string Options::*typed;
    const base::Phrase& help;
    const base::Phrase* value;  // what its value is, such as RxC; nothing where `words` says it all
    const char* words;          // the default, or with no `value` the text that stands for the value: king|plain [king]
    const char* values = "";    // what completion offers, with blanks between; nothing where `words` lists them
};

}  // namespace mitos::api::paths
