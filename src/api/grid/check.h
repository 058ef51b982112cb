#pragma once
// Is a rule file sound, and what does it mean?
#include <optional>
#include <string>
#include <string_view>

#include "api/grid/boards.h"
#include "base/error.h"
#include "engine/grid/plan.h"
#include "texts/writing/language.h"

namespace mitos::api::grid {

struct CheckReport {
    std::string source;
    std::optional<Rules> rules;            // when it is sound
    std::optional<base::TextError> error;  // otherwise the first thing that is wrong
    std::size_t starts = 0;
    std::optional<engine::grid::Plan> plan;  // of a complete solution from the first start
};

/// The text of a rule file; `source` is its name for messages.
CheckReport checkRules(std::string_view text, const std::string& source);

std::string checkJson(const CheckReport& report, text::Language language);

}  // namespace mitos::api::grid
