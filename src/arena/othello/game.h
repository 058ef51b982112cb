#pragma once
// One game of Othello between two players of any kind.
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/othello/game.h"
#include "games/othello/score.h"

namespace mitos::arena::othello {

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

}  // namespace mitos::arena::othello
