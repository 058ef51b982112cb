#include "cli/othello/terminal_game.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/othello/boards.h"
#include "cli/common/interrupt.h"
#include "cli/common/search_report.h"
#include "cli/othello/colour_words.h"
#include "cli/othello/opinion_text.h"
#include "cli/othello/view.h"
#include "texts/othello.h"
#include "texts/othello_play.h"

namespace mitos::cli {
namespace {

using api::othello::Board;
using api::othello::Colour;
using api::othello::Opinion;
using api::othello::pass;
using api::othello::Record;
using api::othello::Square;
using api::othello::writeSquare;
using base::Message;
using base::say;

// Returns `d3, e3`.
std::string listSquares(std::uint64_t squares) {
    std::string list;
    for (; squares != 0; squares &= squares - 1)
        list += (list.empty() ? "" : ", ") + writeSquare(api::othello::firstOf(squares));
    return list;
}

// Prints the moves with their numbers, as many in a line as the screen is wide.
void printMoves(Console& console, const std::vector<Square>& moves) {
    constexpr std::size_t widest = 8;  // of an entry
    const std::size_t perLine = std::max<std::size_t>(1, static_cast<std::size_t>(console.out.width) / widest);
    std::string line;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        line += fmt::format("{:>4} {:<3}", i + 1, writeSquare(moves[i]));
        if ((i + 1) % perLine == 0 || i + 1 == moves.size()) {
            console.line(line.substr(0, line.find_last_not_of(' ') + 1));
            line.clear();
        }
    }
}

}  // namespace

OthelloTerminalGame::OthelloTerminalGame(const Context& context, Record record, OthelloGameSettings settings)
    : context_(context), console_(context.console), settings_(std::move(settings)), record_(std::move(record)),
      game_(record_.size), positions_(positionsOf(record_)), opinions_(record_.moves.size()), random_(settings_.seed),
      players_(makePlayers(record_.size)) {}

std::vector<ComputerPlayer> OthelloTerminalGame::makePlayers(int size) const {
    std::vector<ComputerPlayer> players;
    for (const Colour colour : {Colour::black, Colour::white})
        players.push_back(makeComputerPlayer(context_, settings_, record_, colour, size));
    return players;
}

const ComputerPlayer& OthelloTerminalGame::player(Colour colour) const {
    return players_[colour == Colour::black ? 0 : 1];
}

std::optional<Message> OthelloTerminalGame::makeTypedMove(const std::string& line) {
    const api::othello::TypedMove typed = api::othello::readMove(game_, board(), line);
    if (!typed.problem) makeMove(*typed.move, {});
    return typed.problem;
}

void OthelloTerminalGame::makeUnaskedMove() {
    if (mustPass()) {  // the game was begun or loaded here; after a move the pass follows at once
        passTurn();
        if (!context_.json) showBoard();
        return;
    }
    const ComputerPlayer& mover = player(board().mover);
    engine::othello::Budget budget = mover.budget;
    budget.tieSeed = budget.slipSeed = random_.next();
    const auto progress = context_.json ? base::OnProgress{} : turnsProgress(console_);
    const Opinion opinion = mover.engine->think(board(), budget, interruptFlag(), {{}, progress, nullptr});
    console_.endProgress();
    throwIfInterrupted();
    makeMove(opinion.move, opinion);
}

void OthelloTerminalGame::makeMove(Square move, const std::optional<Opinion>& opinion) {
    const Board before = board();
    append(move, opinion);
    if (!context_.json) announceMove(before, move, opinion);
    if (mustPass()) passTurn();
    if (context_.json) return;
    console_.line();
    showBoard();
    console_.flush();
}

void OthelloTerminalGame::append(Square move, const std::optional<Opinion>& opinion) {
    record_.moves.push_back(move);
    opinions_.push_back(opinion);
    positions_.push_back(game_.after(board(), move));
}

// Says where the mover of `before` played, which discs turned, and what the search for the move took.
void OthelloTerminalGame::announceMove(const Board& before, Square move, const std::optional<Opinion>& opinion) const {
    const Colour mover = before.mover;
    const std::string turned = listSquares(turnedBy(record_.moves.size() - 1));
    if (isAgainstComputer()) {
        console_.say(say(isPerson(mover) ? text::othelloYouPlay : text::othelloComputerPlays, colourSign(mover),
                         writeSquare(move), turned));
    } else {
        console_.say(say(text::othelloSidePlays, signedColourFirst(mover), writeSquare(move), turned));
    }
    if (opinion) console_.say(searchEffort(console_, game_, before, *opinion));
}

void OthelloTerminalGame::passTurn() {
    const Colour mover = board().mover;
    append(pass, {});
    if (context_.json) return;
    console_.say(!isAgainstComputer() ? say(text::othelloSidePasses, signedColourFirst(mover))
                                      : say(isPerson(mover) ? text::othelloYouPass : text::othelloComputerPasses));
}

bool OthelloTerminalGame::wasChosenByPerson(std::size_t move) const {
    return isPerson(positions_[move].mover) && record_.moves[move] != pass;
}

void OthelloTerminalGame::takeBackTo(std::size_t count) {
    record_.moves.resize(count);
    opinions_.resize(count);
    positions_.resize(count + 1);
}

void OthelloTerminalGame::loadRecord(std::string_view text, const std::string& file) {
    Record loaded = api::othello::readRecord(text, file);
    loaded.black = record_.black;
    loaded.white = record_.white;
    if (loaded.size != record_.size) {
        players_ = makePlayers(loaded.size);
        game_ = api::othello::Othello(loaded.size);
    }
    record_ = std::move(loaded);
    positions_ = positionsOf(record_);
    opinions_.assign(record_.moves.size(), std::nullopt);
}

std::string OthelloTerminalGame::writeJson() const {
    return api::othello::gameJson(record_, opinions_, settings_.seed);
}

Message OthelloTerminalGame::prompt() const {
    const Colour mover = board().mover;
    return isAgainstComputer() ? say(text::othelloYourTurn, colourSign(mover))
                               : say(text::othelloTurnOf, signedColourFirst(mover));
}

std::string OthelloTerminalGame::listMoves(std::size_t first) const {
    std::string list;
    for (std::size_t i = first; i < record_.moves.size(); ++i) {
        list += fmt::format("{}{} {}", list.empty() ? "" : ", ", colourSign(positions_[i].mover),
                            writeSquare(record_.moves[i]));
    }
    return list;
}

std::string OthelloTerminalGame::listGame() const {
    return api::othello::writeTranscript(record_.moves, api::othello::Passes::written);
}

GameHelp OthelloTerminalGame::help() const {
    return {say(text::othelloMoveHelp), say(text::othelloHintHelp), say(text::othelloMovesHelp)};
}

void OthelloTerminalGame::greet() const {
    showTitle();
    describeComputerPlayers(console_, settings_, record_);
    if (!isOver()) {
        const Colour mover = board().mover;
        console_.say(record_.moves.empty()
                         ? say(text::othelloBegins, signedColourFirst(mover))
                         : say(text::othelloGoesOn, movesInWords(record_.moves.size()), signedColour(mover)));
        if (hasPerson()) console_.say(say(text::othelloHowTo, "d3", "3 4"));
    }
    console_.line();
    showPosition();
}

void OthelloTerminalGame::showTitle() const {
    const int size = game_.size();
    if (!isAgainstComputer())
        return console_.say(say(hasPerson() ? text::othelloTitlePeople : text::othelloTitleComputers, size, size));
    const Colour person = record_.black.person ? Colour::black : Colour::white;
    console_.say(say(text::othelloTitleAgainst, size, size, signedColour(person), signedColour(other(person))));
}

void OthelloTerminalGame::showPosition() const {
    if (const auto last = lastPlaced())
        console_.say(say(text::othelloLastMove, signedColour(positions_[*last].mover),
                         writeSquare(record_.moves[*last]), listSquares(turnedBy(*last))));
    showBoard();
}

void OthelloTerminalGame::showBoard() const {
    BoardMarks marks;
    if (const auto last = lastPlaced()) {
        marks.last = record_.moves[*last];
        marks.turned = turnedBy(*last);
    }
    marks.legal = isPerson(board().mover);
    console_.print(drawOthello(console_.out, game_, board(), marks));
    console_.say(scoreLine(game_, board()));
    console_.line();
    if (marks.legal) showLegalMoves();
}

void OthelloTerminalGame::showLegalMoves() const {
    const std::vector<Square> moves = api::othello::listedMoves(game_, board());
    if (moves.empty()) return;
    console_.say(isAgainstComputer() ? say(text::othelloYourMoves)
                                     : say(text::othelloMovesOf, signedColour(board().mover)));
    printMoves(console_, moves);
}

void OthelloTerminalGame::showHint() const {
    const ComputerPlayer& adviser = player(board().mover);
    const engine::othello::Hint hint =
        engine::othello::hintFor(*adviser.engine, board(), adviser.budget, interruptFlag(), turnsProgress(console_));
    console_.endProgress();
    throwIfInterrupted();
    printHint(console_, game_, board(), hint);
}

void OthelloTerminalGame::announceEnd() const {
    const api::othello::Score score = api::othello::scoreOnBoard(board());
    console_.say(say(text::othelloEndScore, score.black, score.white));
    if (score.black == score.white) return console_.say(say(text::othelloEndDraw));
    const Colour winner = score.black > score.white ? Colour::black : Colour::white;
    if (!isAgainstComputer()) return console_.say(say(text::othelloEndSide, signedColourFirst(winner)));
    console_.say(say(isPerson(winner) ? text::othelloEndYou : text::othelloEndComputer, signedColour(winner)));
}

std::uint64_t OthelloTerminalGame::turnedBy(std::size_t move) const {
    const Colour mover = positions_[move].mover;
    return positions_[move].of(other(mover)) & positions_[move + 1].of(mover);
}

std::optional<std::size_t> OthelloTerminalGame::lastPlaced() const {
    std::size_t count = record_.moves.size();
    while (count > 0 && record_.moves[count - 1] == pass) --count;
    return count == 0 ? std::nullopt : std::optional(count - 1);
}

}  // namespace mitos::cli
