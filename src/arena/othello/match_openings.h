#pragma once
// The openings of a match: of its own making, balanced by a search, or out of a file.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/othello/openings.h"
#include "base/limits.h"

namespace mitos::arena::othello {

struct OpeningRequest {
    std::size_t count = 50;
    int plies = 8;
    std::uint64_t seed = 1;
    /// Kept are those that the champion calls at most so many discs from even; nothing: all.
    std::optional<int> balance = 2;
    int depth = 10;  // of its search
};

/// Positions that differ even when turned and mirrored. The same request gives the same ones, and more begin with the
/// fewer. An Error (usage) when there are not so many. A raised flag ends the making with fewer.
std::vector<Opening> makeOpenings(const OpeningRequest& request, const base::StopFlag& stop);

struct ReadOpenings {
    std::vector<Opening> openings;
    std::size_t repeated = 0;  // lines that lead to a position that was there before, turned or mirrored
};

/// One a line: a transcript from the usual start, a board with the side to move (what follows a `;` is not read), or a
/// game in GGF. Empty lines and those that begin with `%` or `#` are passed over. `plies` cuts games after so many
/// moves, `most` ends the reading. A TextError for a bad line, and where the game would be over.
ReadOpenings readOpenings(std::string_view text, const std::string& source, std::optional<int> plies,
                          std::optional<std::size_t> most);

}  // namespace mitos::arena::othello
