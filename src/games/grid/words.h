#pragma once
// The rules of a game in the words of a teacher.
#include <vector>

#include "base/message.h"
#include "games/grid/rules.h"

namespace mitos::games::grid {

/// Returns sentences in the order in which one explains a game: board, letters, patterns, end, start.
std::vector<base::Message> inWords(const Rules& rules);

}  // namespace mitos::games::grid
