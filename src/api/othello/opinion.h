#pragma once
// What an engine thinks of a position, and what a move may cost it.
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "api/othello/boards.h"
#include "base/limits.h"

namespace mitos::api::othello {

/// What a move may cost; every bound holds.
struct MoveBudget {
    std::optional<int> depth;
    bool usualDepth = false;  // nobody asked for that depth: near the end the champion may look further
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// After so many seconds the champion begins no further step: what is left of a clock is worth more later.
    double enough = std::numeric_limits<double>::infinity();
    std::optional<int> level = std::nullopt;  // the champion as strong as levels.h says; then the depth is the level's
    std::uint64_t seed = 0;                   // of the slips of low levels: with another one they play another game
    bool fresh = false;  // the champion searches with an empty table: the answer does not depend on earlier questions
};

/// What the engine thinks of a position, or of one move there; as its mover sees it.
struct Opinion {
    Square move = games::othello::pass;
    double discs = 0;    // by how many it is going to win, as far as the evaluation speaks of discs
    bool exact = false;  // proven, with the empty squares to the winner
    int depth = 0;       // plies looked ahead; 0 when there was no time for one
    int sure = 100;      // per cent: the champion's searches that prove nothing are likely to be right so often
    int lower = -64;     // proven, where the champion was asked
    int upper = 64;
    std::vector<Square> line;
    std::uint64_t nodes = 0;
    double seconds = 0;
    base::Halt halt = base::Halt::none;  // what ended the champion before its proof
};
using Hear = std::function<void(const Opinion&)>;

/// Who only wants to know how far it has come.
inline Hear hearing(const base::Tell& tell) {
    if (!tell) return {};
    return [&tell](const Opinion& opinion) {
        tell({opinion.seconds, opinion.nodes, static_cast<std::uint64_t>(opinion.depth), 0, 0, 0});
    };
}

}  // namespace mitos::api::othello
