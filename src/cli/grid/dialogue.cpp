#include "cli/grid/dialogue.h"

#include <fmt/format.h>

#include "api/grid/moves.h"
#include "base/error.h"
#include "base/files.h"
#include "base/texts/grid_terminal.h"
#include "base/texts/terminal.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "cli/grid/progress.h"
#include "cli/grid/view.h"

namespace mitos::cli {
namespace {

using api::grid::PlacementGame;
using api::grid::Placing;
using api::grid::Record;
using api::grid::Side;
using api::grid::Status;
using base::say;

struct Words {
    std::string first, rest;
};

// The first word in lower case, and what follows it.
Words split(const std::string& line) {
    constexpr const char* blanks = " \t";
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string::npos) return {};
    const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
    Words words{base::lowered(line.substr(begin, end - begin)), {}};
    const std::size_t rest = line.find_first_not_of(blanks, end);
    if (rest != std::string::npos) words.rest = line.substr(rest, line.find_last_not_of(blanks) - rest + 1);
    return words;
}

PlacementGame begunBy(const PlacementGame& game, Side first) {
    api::grid::Rules rules = game.rules();
    rules.first = first;
    return PlacementGame(std::move(rules));
}

std::string patternsOf(const api::grid::Rules& rules, api::grid::Owner owner) {
    std::string list;
    for (const auto& pattern : rules.patterns) {
        if (pattern.owner == owner) list += (list.empty() ? "" : "/") + pattern.text;
    }
    return list;
}

}  // namespace

GridDialogue::GridDialogue(const Context& context, const PlacementGame& game, Record record, GridTable table)
    : context_(context), console_(context.console), game_(begunBy(game, record.first)), record_(std::move(record)),
      positions_(positionsOf(game_, record_)), table_(std::move(table)) {}

const base::Phrase& GridDialogue::whoPlays(Side side) const {
    if (!table_.humans.plays(side)) return text::playComputer;
    return table_.humans.plays(api::grid::Side::max) && table_.humans.plays(api::grid::Side::min) ? text::playPerson
                                                                                                  : text::playYou;
}

ExitCode GridDialogue::run() {
    interruptFlag();  // from here on Ctrl-C is ours
    seat();
    try {
        if (!context_.json) greet();
        play();
    } catch (...) {
        if (!table_.save.empty()) keep(table_.save);  // what was played is not lost
        throw;
    }
    if (context_.json) {
        console_.line(api::grid::recordJson(game_, record_));
    } else if (!left_) {
        announceEnd();
    }
    if (!table_.save.empty()) {
        keep(table_.save);
        console_.warn(say(text::fileWritten, table_.save));
    }
    return ExitCode::done;
}

void GridDialogue::seat() {
    player_.emplace(game_, record_.start, table_.player, interruptFlag(), gridProgress(console_));
    console_.endProgress();
    if (interruptFlag().raised()) throw Interrupted();
}

void GridDialogue::greet() {
    console_.say(say(text::playTitle, game_.rules().name, whoPlays(Side::max), whoPlays(Side::min)));
    if (!table_.humans.max || !table_.humans.min) {
        if (table_.player.depth) {
            console_.say(say(text::playDepth, *table_.player.depth));
        } else if (player_->isPerfect()) {
            console_.say(say(text::playPerfect, base::showCount(player_->positions())));
        } else {
            console_.say(say(text::playLimited, base::showSeconds(table_.player.moveSeconds)));
        }
    }
    if ((table_.humans.max || table_.humans.min) && !over())
        console_.say(say(text::playAsk, api::grid::exampleMove(game_, now())));
    console_.line();
    showBoard();
}

void GridDialogue::play() {
    while (!over() && !left_) {
        if (interruptFlag().raised()) throw Interrupted();
        if (!table_.humans.plays(now().mover)) {
            computerMoves();
        } else if (personMoves() == Heard::quit) {
            left_ = true;
            console_.say(say(text::gameLeft));
        }
    }
}

void GridDialogue::computerMoves() {
    if (!context_.json && !player_->isPerfect()) console_.progress(console_.in(text::playThinking));
    const engine::grid::Opinion opinion = player_->think(now(), interruptFlag());
    console_.endProgress();
    if (interruptFlag().raised()) throw Interrupted();
    makeMove(chooseMove(opinion, table_.random ? &*table_.random : nullptr), text::computerMoved);
}

GridDialogue::Heard GridDialogue::personMoves() {
    const bool alone = table_.humans.max != table_.humans.min;
    const auto line =
        console_.ask(say(alone ? text::yourTurn : text::turnOf, sideName(now().mover)).in(console_.language));
    if (!line) {
        if (interruptFlag().raised()) throw Interrupted();
        throw base::Error(base::Fault::input, say(text::inputEnded));
    }
    const Words words = split(*line);
    for (const char* command : {"hint", "undo", "moves", "help", "quit", "save", "load"}) {
        if (words.first == command) return obey(words.first, words.rest);
    }
    const api::grid::TypedMove typed = api::grid::readMove(game_, now(), *line);
    if (typed.problem) {
        console_.say(*typed.problem);
        return Heard::command;
    }
    makeMove(*typed.move, text::personMoved);
    return Heard::move;
}

GridDialogue::Heard GridDialogue::obey(const std::string& command, const std::string& rest) {
    const bool takesFile = command == "save" || command == "load";
    if (takesFile && rest.empty()) {
        console_.say(say(text::needsFileName, command));
    } else if (!takesFile && !rest.empty()) {
        console_.say(say(text::commandAlone, command, rest));
    } else if (command == "quit") {
        return Heard::quit;
    } else if (command == "hint") {
        hint();
    } else if (command == "undo") {
        undo();
    } else if (command == "moves") {
        showMoves();
    } else if (command == "help") {
        console_.say(say(text::playHelp));
        if (game_.rules().gravity) console_.say(say(text::playHelpGravity));
    } else {
        try {
            if (command == "load") {
                load(rest);
            } else {
                keep(rest);
                console_.say(say(text::gameSaved, rest));
            }
        } catch (const base::Error& error) {  // the game goes on
            console_.line(error.in(console_.language));
        }
    }
    return Heard::command;
}

void GridDialogue::makeMove(const Placing& move, const base::Phrase& told) {
    const Side mover = now().mover;
    record_.moves.push_back(move);
    positions_.push_back(game_.after(now(), move));
    if (context_.json) return;
    console_.say(say(told, sideName(mover), moveText(game_.rules(), move)));
    if (!over() && now().mover == mover) console_.say(say(text::movesAgain, sideName(mover)));
    console_.line();
    showBoard();
    console_.flush();
}

void GridDialogue::hint() {
    const engine::grid::Opinion opinion = player_->hint(now(), interruptFlag());
    if (interruptFlag().raised()) throw Interrupted();
    if (!opinion.moves.empty()) {
        console_.print(moveTable(console_, game_.rules(), opinion.moves));
        return;
    }
    std::string list;
    for (const Placing& move : opinion.best) list += (list.empty() ? "" : ", ") + moveText(game_.rules(), move);
    console_.say(say(text::hintSearched, opinion.depth, list));
}

// Back to before the last move that a person made, together with the answers to it.
void GridDialogue::undo() {
    std::size_t count = record_.moves.size();
    while (count > 0 && !table_.humans.plays(positions_[count - 1].mover)) --count;
    if (count == 0) {
        console_.say(say(text::nothingToUndo));
        return;
    }
    --count;
    console_.say(say(text::undoneMoves, moveList(count)));
    record_.moves.resize(count);
    positions_.resize(count + 1);
    console_.line();
    showBoard();
}

void GridDialogue::load(const std::string& file) {
    Record loaded = api::grid::readRecord(game_, base::readText(file, base::recordFile, interruptFlag()), file);
    loaded.rules = record_.rules;
    const bool sameStart = loaded.start == record_.start && loaded.first == record_.first;
    record_ = std::move(loaded);
    game_ = begunBy(game_, record_.first);
    positions_ = positionsOf(game_, record_);
    if (!sameStart) seat();
    console_.say(say(text::gameLoaded, file, record_.moves.size()));
    console_.line();
    showBoard();
}

void GridDialogue::keep(const std::string& file) const {
    base::writeFile(file, api::grid::writeRecord(game_, record_), interruptFlag());
}

void GridDialogue::showBoard() const {
    const auto last = record_.moves.empty() ? std::nullopt : std::optional<Placing>(record_.moves.back());
    console_.print(drawGrid(console_.out, game_, now(), last));
    console_.line();
}

std::string GridDialogue::moveList(std::size_t from) const {
    std::string list;
    for (std::size_t i = from; i < record_.moves.size(); ++i) {
        if (!list.empty()) list += ", ";
        list +=
            fmt::format("{} {}", sideName(positions_[i].mover), api::grid::writeMove(game_.rules(), record_.moves[i]));
    }
    return list;
}

void GridDialogue::showMoves() const {
    console_.say(record_.moves.empty() ? say(text::noMovesYet) : say(text::movesLine, moveList()));
}

void GridDialogue::announceEnd() const {
    const api::grid::Rules& rules = game_.rules();
    const api::grid::Tally tally = api::grid::tallyOf(game_, record_);
    if (rules.countsPoints()) {
        console_.say(say(text::pointsAgainst, tally.max, tally.min));
    } else if (rules.winner == api::grid::Winner::morePatterns) {
        console_.say(say(text::patternsAgainst, tally.max, patternsOf(rules, api::grid::Owner::max), tally.min,
                         patternsOf(rules, api::grid::Owner::min)));
    }
    if (now().status == Status::draw) {
        console_.say(say(text::endDraw));
    } else {
        const Side winner = now().status == Status::maxWins ? Side::max : Side::min;
        const bool mixed = table_.humans.max != table_.humans.min;
        console_.say(mixed ? say(text::endWinOf, sideName(winner), whoPlays(winner))
                           : say(text::endWin, sideName(winner)));
    }
    showMoves();
}

}  // namespace mitos::cli
