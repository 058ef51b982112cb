#pragma once
// One game of a match: the referee asks both players in turn and measures their time; a player that fails loses.
#include <optional>
#include <string>
#include <vector>

#include "arena/othello/contestant.h"
#include "arena/othello/game.h"
#include "arena/othello/openings.h"
#include "arena/time_ledger.h"
#include "formats/othello/game_record.h"

namespace mitos::arena::othello {

/// The rules by which games are ended.
struct RefereeRules {
    double margin = 1;                 // seconds above a limit that are tolerated
    double patience = 300;             // seconds for a move without any limit
    std::optional<double> adjudicate;  // in discs; the game ends if both sides value it so high for the same side
};

/// A player of one colour in a game.
struct Seat {
    Contestant* player = nullptr;
    Allowed allowed;
    std::size_t who = 0;       // the player's number in the ledger, 0 or 1
    bool followsTime = false;  // its time for each move is granted by the ledger
};

/// A failure that ended a game.
struct Failed {
    Colour side = Colour::black;
    Failing how = Failing::crash;
    std::string detail;

    friend bool operator==(const Failed&, const Failed&) = default;
};

/// A game and its result.
struct RefereedGame {
    Board start;
    std::vector<formats::othello::RecordedMove> moves;  // those of the opening first; passes included
    games::othello::Score score;
    bool finished = false;
    bool agreed = false;           // it was adjudicated
    std::optional<Failed> failed;  // if set, the other side has all squares
    double seconds[2] = {0, 0};    // used by black and white

    [[nodiscard]] double blackPoints() const {
        if (score.black == score.white) return 0.5;
        return score.black > score.white ? 1 : 0;
    }
};

/// Plays a game and returns it; it is unfinished if the stop flag was raised. Throws a base::Error (system) if a
/// process cannot be started.
RefereedGame referee(const games::othello::Othello& game, const Opening& opening, const Seat& black, const Seat& white,
                     const RefereeRules& rules, TimeLedger& ledger, const base::StopFlag& stop);

}  // namespace mitos::arena::othello
