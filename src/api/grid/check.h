#pragma once
// Is a rule file sound, and what does it mean?
#include <optional>
#include <string>

#include "api/grid/boards.h"
#include "api/grid/solution.h"
#include "base/error.h"

namespace mitos::api::grid {

struct CheckReport {
    std::string source;
    std::optional<Rules> rules;            // when it is sound
    std::optional<base::TextError> error;  // otherwise the first thing that is wrong
    std::size_t starts = 0;
    std::optional<Plan> plan;  // of a complete solution from the first start
};

/// A file, or the name of a game that comes with Mitos where there is no such file. An Error (system) when it cannot be read.
CheckReport checkRules(const std::string& fileOrName);

std::string checkJson(const CheckReport& report, base::Language language);

}  // namespace mitos::api::grid
