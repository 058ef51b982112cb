#pragma once
// What GameDialogue needs to know of a two-player game.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.h"

namespace mitos::cli {

/// What the help text of one game says that the help texts of other games do not.
struct GameHelp {
    base::Message moves;                     // how a move is typed
    base::Message hintCommand;               // what `hint` shows
    base::Message movesCommand;              // what `moves` shows
    std::optional<base::Message> note = {};  // after the list of commands
};

/// A two-player game in progress in the terminal: its rules, its record, its computer player, and how it is shown.
/// With `--json` nobody is asked for a move, and moves are made without a word.
class TerminalGame {
  public:
    TerminalGame() = default;
    TerminalGame(const TerminalGame&) = delete;
    TerminalGame& operator=(const TerminalGame&) = delete;
    virtual ~TerminalGame() = default;

    [[nodiscard]] virtual bool isOver() const = 0;
    /// Returns whether the next move is chosen by a person. The game must not be over.
    [[nodiscard]] virtual bool asksPerson() const = 0;

    /// Reads `line` as a move of the person to move, makes it and shows it. Returns what is wrong with a line that is
    /// no legal move, and then leaves the game as it is.
    virtual std::optional<base::Message> makeTypedMove(const std::string& line) = 0;
    /// Makes and shows the next move where no person chooses it: a move of the computer, or a forced pass. Throws
    /// Interrupted after Ctrl-C, and then leaves the game as it is.
    virtual void makeUnaskedMove() = 0;

    [[nodiscard]] virtual std::size_t moveCount() const = 0;
    /// Returns whether a person chose the move with this index; a forced pass is not chosen.
    [[nodiscard]] virtual bool wasChosenByPerson(std::size_t move) const = 0;
    /// Takes back all moves but the first `count`.
    virtual void takeBackTo(std::size_t count) = 0;

    /// Returns the game as its files hold it.
    [[nodiscard]] virtual std::string writeRecord() const = 0;
    /// Goes on with the game in the text of a file; who plays stays as it is. Throws an Error for a text that is no
    /// record of this game, and Interrupted after Ctrl-C; then it leaves the game as it is.
    virtual void loadRecord(std::string_view text, const std::string& file) = 0;
    /// Returns the whole game as one JSON object.
    [[nodiscard]] virtual std::string writeJson() const = 0;

    /// Returns the question for the person to move.
    [[nodiscard]] virtual base::Message prompt() const = 0;
    /// Returns the moves from the index `first` on, each with its side.
    [[nodiscard]] virtual std::string listMoves(std::size_t first) const = 0;
    /// Returns all moves as the command `moves` shows them.
    [[nodiscard]] virtual std::string listGame() const = 0;
    [[nodiscard]] virtual GameHelp help() const = 0;

    /// Prints who plays, and the position in which the game begins or goes on.
    virtual void greet() const = 0;
    /// Prints the position, and what a person has to know of the move that led to it.
    virtual void showPosition() const = 0;
    /// Prints the legal moves of the person to move, if the game lists them.
    virtual void showLegalMoves() const {}
    /// Searches and prints advice for the person to move. Throws Interrupted after Ctrl-C.
    virtual void showHint() const = 0;
    /// Prints the result of a finished game.
    virtual void announceEnd() const = 0;
};

}  // namespace mitos::cli
