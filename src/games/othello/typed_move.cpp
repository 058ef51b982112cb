#include "games/othello/typed_move.h"

#include <algorithm>
#include <string>

#include "base/error.h"
#include "base/units.h"
#include "games/othello/board_text.h"
#include "games/othello/transcript.h"
#include "texts/othello.h"
#include "texts/othello_play.h"

namespace mitos::games::othello {
namespace {

using base::say;

std::vector<std::string> wordsOf(std::string_view line) {
    constexpr std::string_view between = " \t\r,";
    std::vector<std::string> words;
    for (std::size_t at = line.find_first_not_of(between); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(between, at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = line.find_first_not_of(between, end);
    }
    return words;
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool isNumber(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// `d3`, and what only looks like a square of this board: `d9`, `k1`.
bool looksLikeSquare(std::string_view word) {
    return word.size() >= 2 && isLetter(word[0]) && isNumber(word.substr(1));
}

TypedMove refuse(const base::Message& reason) { return {std::nullopt, reason}; }

std::string lastSquare(int size) { return writeSquare(squareAt(size - 1, size - 1)); }

TypedMove tryMove(const Othello& game, const Board& board, Square square) {
    if (game.isLegal(board, square)) return {square, std::nullopt};
    const auto& colour = board.mover == Colour::black ? text::othelloBlack : text::othelloWhite;
    if ((board.occupied() & bitOf(square)) != 0)
        return refuse(say(text::othelloMoveTaken, writeSquare(square), (board.black & bitOf(square)) != 0 ? 'X' : 'O'));
    return refuse(say(text::othelloMoveTurnsNothing, writeSquare(square), colour));
}

TypedMove byNumber(const std::vector<Square>& moves, const std::string& word) {
    const auto number = base::readWhole(word);
    if (number && *number >= 1 && *number <= moves.size())
        return {moves[static_cast<std::size_t>(*number - 1)], std::nullopt};
    return refuse(say(text::othelloMoveNotListed, base::shownWord(word), moves.size()));
}

TypedMove byRowAndColumn(const Othello& game, const Board& board, const std::string& row, const std::string& column) {
    const auto size = static_cast<std::uint64_t>(game.size());
    const auto down = base::readWhole(row);
    const auto across = base::readWhole(column);
    if (!down || *down < 1 || *down > size || !across || *across < 1 || *across > size)
        return refuse(say(text::othelloMoveOffRows, base::shownWord(row), base::shownWord(column), game.size()));
    return tryMove(game, board, squareAt(static_cast<int>(*down) - 1, static_cast<int>(*across) - 1));
}

}  // namespace

std::vector<Square> listedMoves(const Othello& game, const Board& board) {
    std::vector<Square> moves;
    game.forEachMove(board, [&](Square move) {
        if (move != pass) moves.push_back(move);
    });
    return moves;
}

TypedMove readMove(const Othello& game, const Board& board, std::string_view typed) {
    const std::vector<Square> moves = listedMoves(game, board);
    const std::vector<std::string> words = wordsOf(typed);
    if (words.empty()) return refuse(say(text::othelloMoveEmpty, writeSquare(moves.front())));
    if (words.size() == 1 && isNumber(words[0])) return byNumber(moves, words[0]);
    if (words.size() == 2 && isNumber(words[0]) && isNumber(words[1]))
        return byRowAndColumn(game, board, words[0], words[1]);
    std::string together;  // `d 3` is d3
    for (const std::string& word : words) together += word;
    if (words.size() <= 2 && looksLikeSquare(together)) {
        if (const auto square = readSquare(game.size(), together)) return tryMove(game, board, *square);
        return refuse(say(text::othelloMoveOffBoard, base::shownWord(together), lastSquare(game.size())));
    }
    if (words.size() == 1 && isPassWord(words[0]))
        return refuse(say(text::othelloMoveNoPass, writeSquare(moves.front())));
    return refuse(say(text::othelloMoveUnclear, base::shownWord(typed), writeSquare(moves.front())));
}

}  // namespace mitos::games::othello
