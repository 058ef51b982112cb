#pragma once
// One game of a match: both players are asked in turn, their time is measured, and who fails loses.
#include <optional>
#include <string>
#include <vector>

#include "arena/othello/contestant.h"
#include "arena/othello/game.h"
#include "arena/othello/openings.h"
#include "arena/time_ledger.h"
#include "formats/othello/game_record.h"

namespace mitos::arena::othello {

struct RefereeRules {
    double margin = 1;                 // seconds over the limit that are forgiven
    double patience = 300;             // seconds for a move without any limit
    std::optional<double> adjudicate;  // discs: the game ends when both sides value it so, and agree who wins
};

/// A player at the board.
struct Seat {
    Contestant* player = nullptr;
    Allowed allowed;
    std::size_t who = 0;       // 0 or 1: whose time it is in the ledger
    bool followsTime = false;  // its time per move is what the ledger grants
};

struct Failed {
    Colour side = Colour::black;
    Failing how = Failing::crash;
    std::string detail;

    friend bool operator==(const Failed&, const Failed&) = default;
};

struct RefereedGame {
    Board start;
    std::vector<formats::othello::RecordedMove> moves;  // the opening's first, every pass among them
    games::othello::Score score;
    bool finished = false;
    bool agreed = false;           // adjudicated
    std::optional<Failed> failed;  // all squares go to the other side then
    double seconds[2] = {0, 0};    // of black and white

    [[nodiscard]] double blackPoints() const {
        if (score.black == score.white) return 0.5;
        return score.black > score.white ? 1 : 0;
    }
};

/// Unfinished when the stop flag was raised. Errors of the system (no process can be started) come through.
RefereedGame referee(const games::othello::Othello& game, const Opening& opening, const Seat& black, const Seat& white,
                     const RefereeRules& rules, TimeLedger& ledger, const base::StopFlag& stop);

}  // namespace mitos::arena::othello
