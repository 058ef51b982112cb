#include "cli/common/game_dialogue.h"

#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "cli/common/interrupt.h"
#include "texts/game_dialogue.h"
#include "texts/terminal.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

using base::Message;
using base::say;
using text::Language;

// Returns what the help text says of a command.
Message meaningOf(GameCommand command, const GameHelp& help) {
    switch (command) {
    case GameCommand::hint:
        return help.hintCommand;
    case GameCommand::undo:
        return say(text::undoHelp);
    case GameCommand::moves:
        return help.movesCommand;
    case GameCommand::board:
        return say(text::boardHelp);
    case GameCommand::save:
        return say(text::saveHelp);
    case GameCommand::load:
        return say(text::loadHelp);
    case GameCommand::help:
        return say(text::helpHelp);
    case GameCommand::quit:
        break;
    }
    return say(text::quitHelp);
}

}  // namespace

GameDialogue::GameDialogue(const Context& context, TerminalGame& game, std::string recordFile)
    : context_(context), console_(context.console), game_(game), recordFile_(std::move(recordFile)) {}

ExitCode GameDialogue::run() {
    interruptFlag();  // from here on Ctrl-C raises the flag and does not end the process
    keepRecord();
    try {
        if (!context_.json) game_.greet();
        play();
    } catch (...) {
        keepRecord();  // what was played is not lost
        throw;
    }
    if (context_.json) {
        console_.line(game_.writeJson());
    } else if (!isLeft_) {
        game_.announceEnd();
        showMoves();
    }
    keepRecord();
    if (!recordFile_.empty()) console_.warn(say(text::fileWritten, recordFile_));
    return ExitCode::done;
}

void GameDialogue::play() {
    while (!game_.isOver() && !isLeft_) {
        throwIfInterrupted();
        if (game_.asksPerson()) {
            askPerson();
        } else {
            game_.makeUnaskedMove();
        }
    }
}

void GameDialogue::askPerson() {
    const std::string line = askLine(console_, game_.prompt());
    const TypedWords words = splitTyped(line);
    if (const NamedCommand* named = findGameCommand(words.first)) return obey(*named, words);
    if (const auto problem = game_.makeTypedMove(line)) console_.say(*problem);
}

void GameDialogue::obey(const NamedCommand& named, const TypedWords& words) {
    if (named.takesFile && words.rest.empty()) return console_.say(say(text::needsFileName, words.first));
    if (!named.takesFile && !words.rest.empty())
        return console_.say(say(text::commandAlone, words.first, base::shownWord(words.rest)));
    switch (named.command) {
    case GameCommand::hint:
        return game_.showHint();
    case GameCommand::undo:
        return undo();
    case GameCommand::moves:
        showMoves();
        return game_.showLegalMoves();
    case GameCommand::board:
        return game_.showPosition();
    case GameCommand::save:
    case GameCommand::load:
        return useFile(named.command, words.rest);
    case GameCommand::help:
        return showHelp();
    case GameCommand::quit:
        isLeft_ = true;
        return console_.say(say(text::gameLeft));
    }
}

// Goes back to before the last move that a person chose, together with the answers to it.
void GameDialogue::undo() {
    std::size_t count = game_.moveCount();
    while (count > 0 && !game_.wasChosenByPerson(count - 1)) --count;
    if (count == 0) return console_.say(say(text::nothingToUndo));
    --count;
    console_.say(say(text::undoneMoves, game_.listMoves(count)));
    game_.takeBackTo(count);
    console_.line();
    game_.showPosition();
}

void GameDialogue::useFile(GameCommand command, const std::string& file) {
    try {
        if (command == GameCommand::load) {
            load(file);
        } else {
            save(file);
            console_.say(say(text::gameSaved, file));
        }
    } catch (const base::Error& error) {  // the game goes on
        console_.line(error.in(console_.language));
    }
}

void GameDialogue::load(const std::string& file) {
    game_.loadRecord(base::readText(file, base::recordFile, interruptFlag()), file);
    console_.say(say(text::gameLoaded, file, game_.moveCount()));
    console_.line();
    game_.showPosition();
}

void GameDialogue::save(const std::string& file) const { base::writeFile(file, game_.writeRecord(), interruptFlag()); }

void GameDialogue::keepRecord() const {
    if (!recordFile_.empty()) save(recordFile_);
}

void GameDialogue::showMoves() const {
    console_.say(game_.moveCount() == 0 ? say(text::noMovesYet) : say(text::movesLine, game_.listGame()));
}

// Returns `save FILE`; in Greek the English name follows in brackets.
std::string GameDialogue::shownInHelp(const NamedCommand& named) const {
    std::string shown = console_.in(named.name);
    if (named.takesFile) shown += " " + console_.in(text::fileValue);
    if (console_.language != Language::english) shown += " (" + std::string(named.name.in(Language::english)) + ")";
    return shown;
}

void GameDialogue::showHelp() const {
    const GameHelp help = game_.help();
    console_.say(help.moves);
    std::size_t width = 0;
    for (const NamedCommand& named : gameCommands) width = std::max(width, columnsOf(shownInHelp(named)));
    for (const NamedCommand& named : gameCommands)
        console_.line("  " + padded(shownInHelp(named), width + 3) +
                      meaningOf(named.command, help).in(console_.language));
    if (help.note) console_.say(*help.note);
}

}  // namespace mitos::cli
