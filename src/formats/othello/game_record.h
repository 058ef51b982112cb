#pragma once
// A game of Othello as files of games hold it: who, when, where, from which position, every move with what its maker thought of
// it, and how it ended. Every format reads into this and writes from it; what a format cannot say is left out.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/othello/board.h"

namespace mitos::formats::othello {

using games::othello::Board;
using games::othello::Square;

struct RecordedMove {
    Square move = games::othello::pass;
    std::optional<double> evaluation;  // discs, for the mover
    std::optional<double> seconds;

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

enum class Ended : std::uint8_t { played, resigned, time, agreed };

struct Outcome {
    double blackMinusWhite = 0;  // discs, the empty squares to the winner
    Ended how = Ended::played;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Of one side.
struct RecordedPlayer {
    std::string name;
    std::optional<double> rating;
    std::string time;  // that it had, as GGF writes it: `15:00/00:10/02:00`

    friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

struct GameRecord {
    int size = 8;
    std::string place;
    std::string date;
    RecordedPlayer black;
    RecordedPlayer white;
    Board start;
    std::vector<RecordedMove> moves;  // every pass among them
    std::optional<Outcome> outcome;   // nothing while it is unknown
    std::optional<int>
        theoretical;  // black's discs had both sides played perfectly from some move on, as databases note it

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace mitos::formats::othello
