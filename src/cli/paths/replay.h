#pragma once
// Stepping through a path in the terminal.
#include <functional>
#include <string>
#include <vector>

#include "cli/common/console.h"

namespace mitos::cli {

/// The states of a path as pictures.
struct Pictures {
    std::size_t count = 0;
    std::function<std::string(std::size_t)> heading;
    std::function<std::vector<std::string>(std::size_t)> lines;
};

/// Forwards, backwards, or playing on by itself; single keys at a terminal, lines otherwise. Ends at `q`, at the end of
/// the input or after the last state; Ctrl-C throws Interrupted.
void replay(Console& console, const Pictures& pictures);

}  // namespace mitos::cli
