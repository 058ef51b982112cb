#pragma once
// The openings of a match: made at random and balanced by a search, or read from a file.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/othello/openings.h"
#include "base/limits.h"

namespace mitos::arena::othello {

/// The openings to make.
struct OpeningRequest {
    std::size_t count = 50;
    int plies = 8;
    std::uint64_t seed = 1;
    /// The largest value, for either side, that the champion may give a position that is kept, in discs; empty: all
    /// are kept.
    std::optional<int> balance = 2;
    int depth = 10;  // of the champion's search
};

/// Makes random openings whose positions differ even when turned or mirrored. The same request gives the same
/// openings, and a larger count begins with those of a smaller one. Throws a base::Error (usage) if there do not seem
/// to be so many. After the flag was raised, openings are no longer balanced.
std::vector<Opening> makeOpenings(const OpeningRequest& request, const base::StopFlag& stop);

/// The openings of a file.
struct ReadOpenings {
    std::vector<Opening> openings;
    std::size_t repeated = 0;  // lines left out because their position, perhaps turned or mirrored, stood before
};

/// Reads openings, one on each line: a transcript from the usual start, a board with the side to move (the text after
/// a `;` is skipped), or a game in GGF. Empty lines and those that begin with `%` or `#` are skipped. Games are cut
/// after `plies` moves; reading ends after `most` openings. Throws a base::TextError for a bad line or a finished
/// game, and a base::Error (input) if there is no opening.
ReadOpenings readOpenings(std::string_view text, const std::string& source, std::optional<int> plies,
                          std::optional<std::size_t> most);

}  // namespace mitos::arena::othello
