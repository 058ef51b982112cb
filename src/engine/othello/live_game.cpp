#include "engine/othello/live_game.h"

namespace mitos::engine::othello {

using games::othello::pass;

LiveGame::LiveGame(int size) : game_(size), positions_{game_.start()} {}

void LiveGame::clear(int size) {
    game_ = Othello(size);
    positions_ = {game_.start()};
    moves_.clear();
    isInserted_.clear();
}

void LiveGame::set(int size, const games::othello::Transcript& played) {
    game_ = Othello(size);
    positions_ = {played.start};
    moves_.clear();
    isInserted_.clear();
    for (const Square move : played.moves) {
        positions_.push_back(game_.after(board(), move));
        moves_.push_back(move);
        isInserted_.push_back(false);
    }
}

bool LiveGame::play(Square move) {
    if (!game_.isLegal(board(), move)) return false;
    positions_.push_back(game_.after(board(), move));
    moves_.push_back(move);
    isInserted_.push_back(false);
    return true;
}

bool LiveGame::play(Colour colour, Square move) {
    if (move == pass && over()) return true;
    if (colour == board().mover) return play(move);
    if (!game_.isLegal(board(), pass)) return false;
    // A side that cannot move need not be asked for a pass.
    if (!game_.isLegal(game_.after(board(), pass), move)) return false;
    play(pass);
    isInserted_.back() = true;
    return play(move);
}

bool LiveGame::undo() {
    if (moves_.empty()) return false;
    do {
        moves_.pop_back();
        isInserted_.pop_back();
        positions_.pop_back();
    } while (!isInserted_.empty() && isInserted_.back());
    return true;
}

}  // namespace mitos::engine::othello
