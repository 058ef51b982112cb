#pragma once
// A game of Othello in progress, for a dialogue with another program: moves are made, taken back and replaced.
#include <vector>

#include "engine/othello/board.h"
#include "games/othello/transcript.h"

namespace mitos::engine::othello {

/// A position with the moves that led to it.
class LiveGame {
  public:
    explicit LiveGame(int size = 8);

    [[nodiscard]] const Othello& game() const { return game_; }
    [[nodiscard]] const Board& board() const { return positions_.back(); }
    [[nodiscard]] const std::vector<Board>& positions() const { return positions_; }  // one more than there are moves
    [[nodiscard]] const std::vector<Square>& moves() const { return moves_; }
    [[nodiscard]] bool over() const { return game_.isOver(board()); }

    /// Starts a game on the usual start. Throws an Error for an unknown size.
    void clear(int size);
    void clear() { clear(game_.size()); }
    /// Replaces the game by another one, which is legal.
    void set(int size, const games::othello::Transcript& played);

    /// Makes a move of the side to move. Returns false, and changes nothing, if it is not legal.
    bool play(Square move);
    /// Makes a move of `colour`. A pass that was left out before it is inserted; a pass in a finished game is
    /// accepted and ignored.
    bool play(Colour colour, Square move);
    /// Takes back a move, together with a pass that was inserted before it. Returns false if there is none.
    bool undo();

  private:
    Othello game_;
    std::vector<Board> positions_;
    std::vector<Square> moves_;
    std::vector<bool> isInserted_;  // for every move: whether it is an inserted pass
};

}  // namespace mitos::engine::othello
