#include "cli/grid/terminal_game.h"

#include <fmt/format.h>

#include "api/grid/boards.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "cli/grid/progress.h"
#include "cli/grid/view.h"
#include "texts/grid_terminal.h"

namespace mitos::cli {
namespace {

using api::grid::PlacementGame;
using api::grid::Placing;
using api::grid::Record;
using api::grid::Side;
using api::grid::Status;
using base::Message;
using base::say;
using engine::grid::Opinion;

// Returns the same game with `first` to make the first move.
PlacementGame gameBegunBy(const PlacementGame& game, Side first) {
    api::grid::Rules rules = game.rules();
    rules.first = first;
    return PlacementGame(std::move(rules));
}

// Returns the patterns that count for one side: `XOX`, or several with slashes between them.
std::string patternsOf(const api::grid::Rules& rules, api::grid::Owner owner) {
    std::string list;
    for (const auto& pattern : rules.patterns) {
        if (pattern.owner == owner) list += (list.empty() ? "" : "/") + pattern.text;
    }
    return list;
}

}  // namespace

GridTerminalGame::GridTerminalGame(const Context& context, const PlacementGame& game, Record record,
                                   GridGameSettings settings)
    : context_(context), console_(context.console), settings_(std::move(settings)),
      game_(gameBegunBy(game, record.first)), record_(std::move(record)), positions_(positionsOf(game_, record_)),
      player_(makePlayer(game_, record_.start)) {}

engine::grid::Player GridTerminalGame::makePlayer(const PlacementGame& game, const api::grid::BoardText& start) const {
    engine::grid::Player player(game, start, settings_.computer, interruptFlag(), gridProgress(console_));
    console_.endProgress();
    throwIfInterrupted();
    return player;
}

base::Phrase GridTerminalGame::playerName(Side side) const {
    if (!settings_.humans.plays(side)) return text::playComputer;
    return settings_.humans.playBoth() ? text::playPerson : text::playYou;
}

std::optional<Message> GridTerminalGame::makeTypedMove(const std::string& line) {
    const api::grid::TypedMove typed = api::grid::readMove(game_, position(), line);
    if (!typed.problem) makeMove(*typed.move, text::personMoved);
    return typed.problem;
}

void GridTerminalGame::makeUnaskedMove() {
    if (!context_.json && !player_.isPerfect()) console_.progress(console_.in(text::playThinking));
    const Opinion opinion = player_.think(position(), interruptFlag());
    console_.endProgress();
    throwIfInterrupted();
    makeMove(chooseMove(opinion, settings_.random ? &*settings_.random : nullptr), text::computerMoved);
}

void GridTerminalGame::makeMove(const Placing& move, base::Phrase message) {
    const Side mover = position().mover;
    record_.moves.push_back(move);
    positions_.push_back(game_.after(position(), move));
    if (context_.json) return;
    console_.say(say(message, sideName(mover), moveText(game_.rules(), move)));
    if (!isOver() && position().mover == mover) console_.say(say(text::movesAgain, sideName(mover)));
    console_.line();
    showPosition();
    console_.flush();
}

bool GridTerminalGame::wasChosenByPerson(std::size_t move) const {
    return settings_.humans.plays(positions_[move].mover);
}

void GridTerminalGame::takeBackTo(std::size_t count) {
    record_.moves.resize(count);
    positions_.resize(count + 1);
}

void GridTerminalGame::loadRecord(std::string_view text, const std::string& file) {
    Record loaded = api::grid::readRecord(game_, text, file);
    loaded.rules = record_.rules;
    PlacementGame game = gameBegunBy(game_, loaded.first);
    const bool sameStart = loaded.start == record_.start && loaded.first == record_.first;
    if (!sameStart) player_ = makePlayer(game, loaded.start);
    game_ = std::move(game);
    record_ = std::move(loaded);
    positions_ = positionsOf(game_, record_);
}

Message GridTerminalGame::prompt() const {
    return say(settings_.humans.playOne() ? text::yourTurn : text::turnOf, sideName(position().mover));
}

std::string GridTerminalGame::listMoves(std::size_t first) const {
    std::string list;
    for (std::size_t i = first; i < record_.moves.size(); ++i) {
        if (!list.empty()) list += ", ";
        list +=
            fmt::format("{} {}", sideName(positions_[i].mover), api::grid::writeMove(game_.rules(), record_.moves[i]));
    }
    return list;
}

GameHelp GridTerminalGame::help() const {
    GameHelp help{say(text::gridMoveHelp), say(text::gridHintHelp), say(text::gridMovesHelp)};
    if (game_.rules().gravity) help.note = say(text::gridGravityHelp);
    return help;
}

void GridTerminalGame::greet() const {
    console_.say(say(text::playTitle, game_.rules().name, playerName(Side::max), playerName(Side::min)));
    if (!settings_.humans.playBoth()) describeComputer();
    if (!settings_.humans.playNone() && !isOver())
        console_.say(say(text::playAsk, api::grid::exampleMove(game_, position())));
    console_.line();
    showPosition();
}

void GridTerminalGame::describeComputer() const {
    if (settings_.computer.depth) {
        console_.say(say(text::playDepth, *settings_.computer.depth));
    } else if (player_.isPerfect()) {
        console_.say(say(text::playPerfect, base::showCount(player_.positions())));
    } else {
        console_.say(say(text::playLimited, base::showSeconds(settings_.computer.moveSeconds)));
    }
}

void GridTerminalGame::showPosition() const {
    const auto last = record_.moves.empty() ? std::nullopt : std::optional<Placing>(record_.moves.back());
    console_.print(drawGrid(console_.out, game_, position(), last));
    console_.line();
}

void GridTerminalGame::showHint() const {
    const Opinion opinion = player_.hint(position(), interruptFlag());
    throwIfInterrupted();
    if (!opinion.moves.empty()) {
        console_.print(moveTable(console_, game_.rules(), opinion.moves));
        return;
    }
    const std::string best =
        base::joined(opinion.best, ", ", [&](const Placing& move) { return moveText(game_.rules(), move); });
    console_.say(say(text::hintSearched, opinion.depth, best));
}

void GridTerminalGame::announceEnd() const {
    showTally();
    if (position().status == Status::draw) return console_.say(say(text::endDraw));
    const Side winner = position().status == Status::maxWins ? Side::max : Side::min;
    console_.say(settings_.humans.playOne() ? say(text::endWinOf, sideName(winner), playerName(winner))
                                            : say(text::endWin, sideName(winner)));
}

// Says what the sides have made, in games where that decides.
void GridTerminalGame::showTally() const {
    const api::grid::Rules& rules = game_.rules();
    const api::grid::Tally tally = api::grid::tallyOf(game_, record_);
    if (rules.countsPoints()) {
        console_.say(say(text::pointsAgainst, tally.max, tally.min));
    } else if (rules.winner == api::grid::Winner::morePatterns) {
        console_.say(say(text::patternsAgainst, tally.max, patternsOf(rules, api::grid::Owner::max), tally.min,
                         patternsOf(rules, api::grid::Owner::min)));
    }
}

}  // namespace mitos::cli
