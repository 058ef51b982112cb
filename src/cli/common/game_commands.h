#pragma once
// The commands that a person types in a two-player game instead of a move; they are the same in every game.
#include <array>
#include <string_view>

#include "base/phrase.h"
#include "texts/game_dialogue.h"

namespace mitos::cli {

enum class GameCommand { hint, undo, moves, board, save, load, help, quit };

/// A command and its name in both languages.
struct NamedCommand {
    GameCommand command;
    base::Phrase name;
    bool takesFile = false;  // the name of a file follows it
};

/// All commands, in the order of the help text.
inline constexpr std::array gameCommands{
    NamedCommand{GameCommand::hint, text::commandHint},       NamedCommand{GameCommand::undo, text::commandUndo},
    NamedCommand{GameCommand::moves, text::commandMoves},     NamedCommand{GameCommand::board, text::commandBoard},
    NamedCommand{GameCommand::save, text::commandSave, true}, NamedCommand{GameCommand::load, text::commandLoad, true},
    NamedCommand{GameCommand::help, text::commandHelp},       NamedCommand{GameCommand::quit, text::commandQuit},
};

/// Finds a command by its name in either language, with or without capitals and accents, or by a second name: `?`, `q`,
/// `exit`, `έξοδος`. Returns null if the word is no command.
const NamedCommand* findGameCommand(std::string_view word);

}  // namespace mitos::cli
