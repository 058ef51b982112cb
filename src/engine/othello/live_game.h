#pragma once
// A game of Othello in progress, as a dialogue with another program goes: moves are made, taken back and replaced.
#include <vector>

#include "engine/othello/board.h"
#include "games/othello/transcript.h"

namespace mitos::engine::othello {

class LiveGame {
  public:
    explicit LiveGame(int size = 8);

    [[nodiscard]] const Othello& game() const { return game_; }
    [[nodiscard]] const Board& board() const { return positions_.back(); }
    [[nodiscard]] const std::vector<Board>& positions() const { return positions_; }  // one more than there are moves
    [[nodiscard]] const std::vector<Square>& moves() const { return moves_; }
    [[nodiscard]] bool over() const { return game_.isOver(board()); }

    /// The usual start of that size; an Error for a size that there is not.
    void clear(int size);
    void clear() { clear(game_.size()); }
    /// Another position or game, which is legal.
    void set(int size, const games::othello::Transcript& played);

    /// A move of the side to move. False, and nothing happens, when it is not legal.
    bool play(Square move);
    /// A move of that side. A pass that was left out before it is made; a pass of a finished game means nothing and is
    /// taken.
    bool play(Colour colour, Square move);
    /// False when there is nothing to take back. A pass that was put in goes with the move that it was put in for.
    bool undo();

  private:
    Othello game_;
    std::vector<Board> positions_;
    std::vector<Square> moves_;
    std::vector<bool> putIn_;  // of every move: a pass that nobody named
};

}  // namespace mitos::engine::othello
