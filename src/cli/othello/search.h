#pragma once
// `mitos search othello`
#include <optional>
#include <string>
#include <vector>

#include "cli/common/search_options.h"

namespace mitos::cli {

struct SearchOthelloOptions {
    SearchOptions search;
    std::string level;    // of the champion
    std::string without;  // what it is to do without
    std::string size;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    std::string unquiet;  // empty: all of corner,pass,forced
    bool explain = false;
    std::vector<std::string> refute;
    std::string threads;  // of the champion
};

void addSearchOthello(CLI::App& search, Context& context);
ExitCode searchOthello(const Context& context, const SearchOthelloOptions& options);

}  // namespace mitos::cli
