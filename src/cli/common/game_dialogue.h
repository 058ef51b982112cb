#pragma once
// The dialogue of a two-player game in the terminal: moves and commands typed by people, moves of the computer
// between them.
#include <string>

#include "cli/common/context.h"
#include "cli/common/game_commands.h"
#include "cli/common/terminal_game.h"
#include "cli/common/typed_words.h"

namespace mitos::cli {

class GameDialogue {
  public:
    /// The game's record is kept in `recordFile`; an empty name keeps it nowhere.
    GameDialogue(const Context& context, TerminalGame& game, std::string recordFile);

    /// Plays until the game is over or a person leaves it, then announces the end or, with `--json`, prints the game.
    /// Throws Interrupted after Ctrl-C, and an Error (input) when the input ends before the game. The record is
    /// written first of all, so that a file that cannot be written is reported before the game, and again at the end,
    /// however it comes.
    ExitCode run();

  private:
    void play();
    void askPerson();
    void obey(const NamedCommand& named, const TypedWords& words);
    void undo();
    void useFile(GameCommand command, const std::string& file);
    void load(const std::string& file);
    void save(const std::string& file) const;
    void keepRecord() const;
    void showMoves() const;
    void showHelp() const;
    [[nodiscard]] std::string shownInHelp(const NamedCommand& named) const;

    const Context& context_;
    Console& console_;
    TerminalGame& game_;
    std::string recordFile_;
    bool isLeft_ = false;
};

}  // namespace mitos::cli
