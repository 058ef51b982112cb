#pragma once
// A player in a match: the engine of Mitos or another program. The referee asks it for moves, measures its time, and
// handles its failures.
#include <optional>
#include <string>
#include <vector>

#include "arena/allowance.h"
#include "arena/failing.h"
#include "base/limits.h"
#include "formats/othello/game_record.h"
#include "games/othello/board.h"

namespace mitos::arena::othello {

using formats::othello::RecordedMove;
using games::othello::Board;
using games::othello::Colour;
using games::othello::Square;

/// The moves of a game until now, its opening included, and the position after them.
struct GameSoFar {
    Board start;
    std::vector<Square> moves;  // passes included
    Board board;                // the position after the moves
};

/// A player in a match. begin() and choose() throw PlayerFailed if the player fails and PlayerStopped if the stop
/// flag was raised; after a failure begin() starts the player afresh.
class Contestant {
  public:
    Contestant() = default;
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;

    /// Returns the name that the player gives itself; empty if there is none.
    [[nodiscard]] virtual std::string name() const = 0;
    /// Begins a new game in which the player has this colour and these limits.
    virtual void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) = 0;
    /// Returns the player's move and its time. To be called only if the player is to move and has a legal move.
    virtual RecordedMove choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) = 0;
};

}  // namespace mitos::arena::othello
