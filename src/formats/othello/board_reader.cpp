#include "formats/othello/board_reader.h"

#include <algorithm>

#include "base/words.h"
#include "formats/othello/mover_lines.h"
#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "games/othello/size.h"
#include "texts/formats.h"
#include "texts/othello.h"

namespace mitos::formats::othello {
namespace {

using base::say;
using games::othello::Colour;
using games::othello::Othello;
using games::othello::Squares;

constexpr std::string_view columnLetters = "abcdefgh";

bool isRowNumber(char c) { return c >= '1' && c <= '8'; }

// Returns how many columns the letters above a board name; 0 for any other line.
std::size_t columnsNamed(std::string_view line) {
    std::string letters;
    for (const char c : line) {
        if (!base::isBlank(c)) letters += base::lowered(c);
    }
    const bool all = games::othello::isSize(static_cast<int>(letters.size())) && columnLetters.starts_with(letters);
    return all ? letters.size() : 0;
}

// Returns the squares of a row; empty for any other line.
std::string squaresOfRow(std::string_view line) {
    line = base::stripped(line);
    if (!line.empty() && isRowNumber(line.front())) line.remove_prefix(1);
    if (!line.empty() && isRowNumber(line.back())) line.remove_suffix(1);
    std::string squares;
    for (const char c : line) {
        if (base::isBlank(c) || c == '(' || c == ')' || c == '|') continue;
        if (std::string_view("XxOo*0-._").find(c) == std::string_view::npos) return {};
        squares += c;
    }
    return squares;
}

std::optional<Colour> moverIn(std::string_view line) {
    const std::string text = base::lowered(base::stripped(line));
    if (text == "x" || text == "*") return Colour::black;
    if (text == "o" || text == "0") return Colour::white;
    const bool english = text.find(" to move") != std::string::npos;
    if (english && (text.starts_with("black") || text.starts_with("x "))) return Colour::black;
    if (english && (text.starts_with("white") || text.starts_with("o "))) return Colour::white;
    const auto& lines = moverLines();
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [&](const MoverLine& known) { return text.starts_with(known.beginning); });
    return found == lines.end() ? std::nullopt : std::optional(found->mover);
}

// Returns the probable mover of a board that does not name it, by the rule in the head of board_reader.h.
Colour likelyMover(const Othello& game, Board board, const std::string& squares) {
    std::string dots = squares;
    std::replace_if(
        dots.begin(), dots.end(), [](char c) { return c != '.'; }, '-');
    std::replace(dots.begin(), dots.end(), '.', 'X');
    const Squares marked = games::othello::readBoard(game.size(), dots + " X", "").black;
    const bool even = games::othello::discs(board.occupied()) % 2 == 0;
    board.mover = even ? Colour::black : Colour::white;
    Board turned = board;
    turned.mover = other(board.mover);
    if (marked != 0 && game.moves(board) != marked && game.moves(turned) == marked) return turned.mover;
    if (game.moves(board) == 0 && game.moves(turned) != 0) return turned.mover;
    return board.mover;
}

}  // namespace

bool looksDrawn(std::string_view line) {
    return columnsNamed(line) > 0 || games::othello::isSize(static_cast<int>(squaresOfRow(line).size()));
}

bool BoardReader::readLine() {
    if (held_) return true;
    const auto line = lines_.next();
    if (!line) return false;
    text_ = line->text;
    origin_ = line->origin;
    held_ = true;
    return true;
}

// Returns the next row; `before` squares were read already. If the next line is no row it fails, and the line stays
// unused, so that the next position begins there.
std::string BoardReader::takeRow(std::size_t size, std::size_t before) {
    const bool there = readLine();
    std::string row = there ? squaresOfRow(text_) : std::string();
    if (there && row.size() == size) {
        held_ = false;
        return row;
    }
    if (!there) failIn(origin_, text_, text_.size(), say(text::othelloBoardShort, before, size * size));
    if (!row.empty()) held_ = false;
    failIn(origin_, text_, 0, say(text::drawnRow, size));
}

ScoredPosition BoardReader::readDrawing() {
    const std::size_t named = columnsNamed(text_);
    const std::size_t size = named > 0 ? named : squaresOfRow(text_).size();
    if (named > 0) held_ = false;
    std::string squares;
    while (squares.size() < size * size) squares += takeRow(size, squares.size());
    if (readLine() && columnsNamed(text_) > 0) held_ = false;
    std::optional<Colour> mover;
    if (readLine()) mover = moverIn(text_);
    if (mover) held_ = false;
    ScoredPosition position;
    position.size = static_cast<int>(size);
    position.board = games::othello::readBoard(position.size, squares + " X", std::string(origin_.source));
    position.board.mover = mover ? *mover : likelyMover(Othello(position.size), position.board, squares);
    return position;
}

std::optional<ScoredPosition> BoardReader::next() {
    if (!readLine()) return std::nullopt;
    if (looksDrawn(text_)) return readDrawing();
    held_ = false;
    return readObf(text_, origin_);
}

}  // namespace mitos::formats::othello
