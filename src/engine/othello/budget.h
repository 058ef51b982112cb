#pragma once
// The limits of a search for a move.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

namespace mitos::engine::othello {

inline constexpr double noTimeLimit = std::numeric_limits<double>::infinity();
inline constexpr std::uint64_t noNodeLimit = std::numeric_limits<std::uint64_t>::max();

/// Limits of one search; all of them hold. A budget that sets none gets the engine's usual depth.
struct Budget {
    std::optional<int> depth = {};   // plies; empty: the usual depth, or as deep as the other limits allow
    bool untilStopped = false;       // search to the end of the game if nothing else limits it
    double hardLimit = noTimeLimit;  // seconds; a running iteration is aborted
    double cap = noTimeLimit;        // seconds; as hardLimit, but no reason to search deeper than usual
    double softLimit = noTimeLimit;  // seconds; no new iteration starts after this
    std::uint64_t nodes = noNodeLimit;
    std::optional<int> level = {};  // 1 to 20, see levels.h: the champion at this strength; `depth` is ignored
    std::uint64_t slipSeed = 0;     // chooses the misjudgements of low levels; another seed plays another game
    std::optional<std::uint64_t> tieSeed = {};  // draws one of the moves proven equal; empty: the first in board order
    bool asAdvice = false;  // for a person: searches deeper and deeper, and the champion no less deep than usual
    bool fresh = false;     // the champion searches with an empty table, so that earlier searches do not matter

    [[nodiscard]] double timeLimit() const { return std::min(hardLimit, cap); }
    /// Returns whether time or nodes are limited, so that a search without a depth ends by itself.
    [[nodiscard]] bool isLimited() const { return hardLimit < noTimeLimit || nodes < noNodeLimit; }
    /// Returns whether neither depth nor time is limited: then the engine's usual depth is used.
    [[nodiscard]] bool leavesDepthOpen() const { return !depth && !untilStopped && !isLimited(); }
};

}  // namespace mitos::engine::othello
