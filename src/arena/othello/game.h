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

/// A game and its result.
struct GameResult {
    games::othello::Board start;
    std::vector<games::othello::Square> moves;  // passes included
    games::othello::Board end;
    Ending ending = Ending::unfinished;
    /// The discs of a finished game; the empty squares count for the winner. After an illegal move the other side has
    /// all squares.
    games::othello::Score score;

    /// Returns black's points, 1 or 0.5 or 0. The game must have ended.
    [[nodiscard]] double blackPoints() const {
        if (score.black == score.white) return 0.5;
        return score.black > score.white ? 1 : 0;
    }
};

/// Returns a move for the position `soFar.end`; it is called only if there is a legal move, because forced passes are
/// made without it. Returns nothing to stop, for example if the time is up or a person pressed Ctrl-C; then the game
/// stays unfinished.
using Player = std::function<std::optional<games::othello::Square>(const GameResult& soFar)>;

/// Plays a game from `start` until it is over, a player makes an illegal move, or a player stops.
GameResult playGame(const games::othello::Othello& game, const games::othello::Board& start, const Player& black,
                    const Player& white);

/// Returns the score of a game that the other side lost before its end: all squares for the winner.
games::othello::Score allTo(games::othello::Colour winner, const games::othello::Othello& game);

}  // namespace mitos::arena::othello
