#pragma once
// Othello in the terminal: its board, its moves and its computer players, for the dialogue of all games.
#include <optional>
#include <string>
#include <vector>

#include "api/othello/game_json.h"
#include "api/othello/record.h"
#include "base/random.h"
#include "cli/common/context.h"
#include "cli/common/terminal_game.h"
#include "cli/othello/computer_player.h"

namespace mitos::cli {

class OthelloTerminalGame : public TerminalGame {
  public:
    /// Goes on with the game of `record`. Throws an Error for an evaluation that is not there or not sound.
    OthelloTerminalGame(const Context& context, api::othello::Record record, OthelloGameSettings settings);

    [[nodiscard]] bool isOver() const override { return game_.isOver(board()); }
    [[nodiscard]] bool asksPerson() const override { return isPerson(board().mover) && !mustPass(); }
    std::optional<base::Message> makeTypedMove(const std::string& line) override;
    void makeUnaskedMove() override;

    [[nodiscard]] std::size_t moveCount() const override { return record_.moves.size(); }
    [[nodiscard]] bool wasChosenByPerson(std::size_t move) const override;
    void takeBackTo(std::size_t count) override;

    [[nodiscard]] std::string writeRecord() const override { return api::othello::writeRecord(record_); }
    void loadRecord(std::string_view text, const std::string& file) override;
    [[nodiscard]] std::string writeJson() const override;

    [[nodiscard]] base::Message prompt() const override;
    [[nodiscard]] std::string listMoves(std::size_t first) const override;
    [[nodiscard]] std::string listGame() const override;  // as `--moves` takes it
    [[nodiscard]] GameHelp help() const override;

    void greet() const override;
    void showPosition() const override;
    void showLegalMoves() const override;
    void showHint() const override;
    void announceEnd() const override;

  private:
    using Board = api::othello::Board;
    using Colour = api::othello::Colour;
    using Square = api::othello::Square;
    using Opinion = engine::othello::Opinion;

    [[nodiscard]] const Board& board() const { return positions_.back(); }
    [[nodiscard]] bool mustPass() const { return game_.isLegal(board(), api::othello::pass); }
    [[nodiscard]] bool isPerson(Colour colour) const { return record_.seat(colour).person; }
    [[nodiscard]] bool hasPerson() const { return record_.black.person || record_.white.person; }
    /// Returns whether one person plays against the computer, and is spoken to as `you`.
    [[nodiscard]] bool isAgainstComputer() const { return record_.black.person != record_.white.person; }
    [[nodiscard]] const ComputerPlayer& player(Colour colour) const;
    [[nodiscard]] std::vector<ComputerPlayer> makePlayers(int size) const;

    void makeMove(Square move, const std::optional<Opinion>& opinion);
    void passTurn();
    void append(Square move, const std::optional<Opinion>& opinion);
    void announceMove(const Board& before, Square move, const std::optional<Opinion>& opinion) const;
    /// Returns the discs that the move with this index turned.
    [[nodiscard]] std::uint64_t turnedBy(std::size_t move) const;
    /// Returns the index of the last move that is no pass, if there is one.
    [[nodiscard]] std::optional<std::size_t> lastPlaced() const;
    void showTitle() const;
    void showBoard() const;

    const Context& context_;
    Console& console_;
    OthelloGameSettings settings_;
    api::othello::Record record_;
    api::othello::Othello game_;
    std::vector<Board> positions_;                  // one more than there are moves
    std::vector<std::optional<Opinion>> opinions_;  // one a move; empty for those that the computer did not make here
    base::Random random_;
    std::vector<ComputerPlayer> players_;  // black's and white's; a person's is their adviser
};

}  // namespace mitos::cli
