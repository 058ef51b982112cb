#pragma once
// A player in a match: the engine of Mitos or another program. The referee asks it, measures it, and goes on when it
// fails.
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

/// A game as far as it has come, its opening included.
struct GameSoFar {
    Board start;
    std::vector<Square> moves;  // every pass among them
    Board board;                // after them
};

/// All members throw PlayerFailed and PlayerStopped; after a failure begin() starts afresh.
class Contestant {
  public:
    Contestant() = default;
    virtual ~Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;

    /// As it calls itself.
    [[nodiscard]] virtual std::string name() const = 0;
    /// A new game, in which it has this colour and may use so much.
    virtual void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) = 0;
    /// There is a move. It is asked only in positions where it is to move.
    virtual RecordedMove choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) = 0;
};

}  // namespace mitos::arena::othello
