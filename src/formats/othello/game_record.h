#pragma once
// A game of Othello as game files hold it: players, date, place, start, result, and every move with its value and
// time. Every format reads into a GameRecord and writes from one; what a format cannot express is left out.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/othello/board.h"

namespace mitos::formats::othello {

using games::othello::Board;
using games::othello::Square;

/// A move with the player's value of it and the time it took, if they are known.
struct RecordedMove {
    Square move = games::othello::pass;
    std::optional<double> evaluation;  // in discs, for the mover
    std::optional<double> seconds;

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// The way in which a game ended.
enum class Ended : std::uint8_t { played, resigned, time, agreed };

/// The result of a game.
struct Outcome {
    double blackMinusWhite = 0;  // in discs; the empty squares count for the winner
    Ended how = Ended::played;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// One of the two players.
struct RecordedPlayer {
    std::string name;
    std::optional<double> rating;
    std::string time;  // the time for the game, as GGF writes it: `15:00/00:10/02:00`

    friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

/// A game and all that its file says about it.
struct GameRecord {
    int size = 8;
    std::string place;
    std::string date;
    RecordedPlayer black;
    RecordedPlayer white;
    Board start;
    std::vector<RecordedMove> moves;  // passes included
    std::optional<Outcome> outcome;   // empty: unknown
    std::optional<int> theoretical;   // black's final discs if both sides had played perfectly from some move on

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace mitos::formats::othello
