#pragma once
// The rules of Othello; they fit the Game concept of search/turns.
//
// A move must turn at least one disc; a side that cannot move passes; the game is over when neither side can move.
// The side to move is part of the board, so that either colour may begin.
#include "games/othello/moves.h"
#include "games/othello/size.h"

namespace mitos::games::othello {

/// The rules for one board size.
class Othello {
  public:
    using State = Board;
    using Move = Square;

    /// The value of a won game is this and the difference in discs: more than any evaluation.
    static constexpr int winValue = 1'000'000;

    /// `size` is 4, 6 or 8. Throws an Error (usage) for any other.
    explicit Othello(int size = 8);

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] Squares squares() const { return squares_; }
    [[nodiscard]] Board start() const { return startOf(size_); }

    [[nodiscard]] Squares moves(const Board& board) const {
        return legalMoves(board.own(), board.opponent()) & squares_;
    }
    [[nodiscard]] Squares movesOf(const Board& board, Colour colour) const {
        return legalMoves(board.of(colour), board.of(other(colour))) & squares_;
    }
    [[nodiscard]] Squares empties(const Board& board) const { return squares_ & ~board.occupied(); }

    [[nodiscard]] bool maxToMove(const Board& board) const { return board.mover == Colour::black; }
    [[nodiscard]] bool isOver(const Board& board) const {
        return moves(board) == 0 && movesOf(board, other(board.mover)) == 0;
    }
    /// Returns the value of a finished game for black: discs on the board count, empty squares do not.
    [[nodiscard]] int finalValue(const Board& board) const {
        const int difference = discs(board.black) - discs(board.white);
        if (difference == 0) return 0;
        return difference > 0 ? winValue + difference : -winValue + difference;
    }

    /// Visits the squares in board order; `pass` if the mover has none and the game is not over.
    template <class Visit>
    void forEachMove(const Board& board, Visit&& visit) const {
        Squares left = moves(board);
        if (left == 0 && movesOf(board, other(board.mover)) != 0) visit(pass);
        for (; left != 0; left &= left - 1) visit(firstOf(left));
    }

    /// Returns the board after a legal move; `pass` changes the mover and nothing else.
    [[nodiscard]] Board after(const Board& board, Square move) const {
        Board next = board;
        next.mover = other(board.mover);
        if (move == pass) return next;
        const Squares turned = flips(board.own(), board.opponent(), move);
        const bool black = board.mover == Colour::black;
        next.black = black ? board.black | turned | bitOf(move) : board.black & ~turned;
        next.white = black ? board.white & ~turned : board.white | turned | bitOf(move);
        return next;
    }

    [[nodiscard]] bool isLegal(const Board& board, Square move) const {
        if (move > pass) return false;
        const Squares list = moves(board);
        if (move == pass) return list == 0 && movesOf(board, other(board.mover)) != 0;
        return (list & bitOf(move)) != 0;
    }

  private:
    int size_;
    Squares squares_;
};

}  // namespace mitos::games::othello
