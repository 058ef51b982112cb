#include "engine/othello/live_game.h"

namespace mitos::engine::othello {

using games::othello::pass;

LiveGame::LiveGame(int size) : game_(size), positions_{game_.start()} {}

void LiveGame::clear(int size) {
    game_ = Othello(size);
    positions_ = {game_.start()};
    moves_.clear();
    putIn_.clear();
}

void LiveGame::set(int size, const games::othello::Transcript& played) {
    game_ = Othello(size);
    positions_ = {played.start};
    moves_.clear();
    putIn_.clear();
    for (const Square move : played.moves) {
        positions_.push_back(game_.after(board(), move));
        moves_.push_back(move);
        putIn_.push_back(false);
    }
}

bool LiveGame::play(Square move) {
    if (!game_.isLegal(board(), move)) return false;
    positions_.push_back(game_.after(board(), move));
    moves_.push_back(move);
    putIn_.push_back(false);
    return true;
}

bool LiveGame::play(Colour colour, Square move) {
    if (move == pass && over()) return true;
    if (colour == board().mover) return play(move);
    if (!game_.isLegal(board(), pass)) return false;
    // A side that could not move was not asked.
    if (!game_.isLegal(game_.after(board(), pass), move)) return false;
    play(pass);
    putIn_.back() = true;
    return play(move);
}

bool LiveGame::undo() {
    if (moves_.empty()) return false;
    do {
        moves_.pop_back();
        putIn_.pop_back();
        positions_.pop_back();
    } while (!putIn_.empty() && putIn_.back());
    return true;
}

}  // namespace mitos::engine::othello
