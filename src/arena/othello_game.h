#pragma once
// One game of Othello between two players of any kind, who meets whom, and how the results are counted.
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/othello/game.h"
#include "games/othello/score.h"

namespace mitos::arena {

enum class Ending : std::uint8_t { played, illegal, unfinished };

struct GameResult {
    games::othello::Board start;
    std::vector<games::othello::Square> moves;  // every pass among them
    games::othello::Board end;
    Ending ending = Ending::unfinished;
    /// Of a game that was played to its end: discs, the empty squares to the winner. After an illegal move of a side
    /// all squares go to the other.
    games::othello::Score score;

    /// Of black: 1, 0.5 or 0. Only of a game that has ended.
    [[nodiscard]] double blackPoints() const {
        if (score.black == score.white) return 0.5;
        return score.black > score.white ? 1 : 0;
    }
};

/// Chooses a move where there is one, knowing the game so far, whose `end` is the position; forced passes are made
/// without asking. Nothing means that the player stops here (its time is over, the person pressed Ctrl-C) and the game
/// stays unfinished.
using Player = std::function<std::optional<games::othello::Square>(const GameResult& soFar)>;

GameResult playGame(const games::othello::Othello& game, const games::othello::Board& start, const Player& black,
                    const Player& white);

/// Of a game that one side lost without playing it out.
games::othello::Score allTo(games::othello::Colour winner, const games::othello::Othello& game);

/// Who plays which colour from which opening.
struct Fixture {
    std::size_t black = 0;
    std::size_t white = 0;
    std::size_t opening = 0;

    friend bool operator==(const Fixture&, const Fixture&) = default;
};

/// Wins, draws and losses, and the difference in discs over all these games (the empty squares to the winner).
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::int64_t discs = 0;

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return static_cast<double>(wins) + static_cast<double>(draws) / 2; }
    [[nodiscard]] double meanDiscs() const {
        return games() == 0 ? 0 : static_cast<double>(discs) / static_cast<double>(games());
    }
    void add(double points, int difference);
};

/// Every two players, from every opening, once with either colour. Opening by opening, so that a tournament that is cut
/// short has treated all players alike.
std::vector<Fixture> roundRobin(std::size_t players, std::size_t openings);

}  // namespace mitos::arena
