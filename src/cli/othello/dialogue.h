#pragma once
// Othello at the terminal: the board after every move, the legal moves by number, moves and commands typed by people.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/game_json.h"
#include "api/othello/record.h"
#include "base/random.h"
#include "cli/common/context.h"
#include "cli/othello/words.h"
#include "engine/othello/hint.h"

namespace mitos::cli {

/// How a game is played; who plays is in its record.
struct OthelloTable {
    engine::othello::EngineOptions engine;  // all but what each seat has for itself
    engine::othello::Budget budget;         // of a move, but for the depth and level of the seat
    api::othello::Seat adviser;             // gives the hints where no computer plays
    std::uint64_t seed = 0;                 // of the draws between equally good moves
    std::string save;                       // the file for the record, if any
};

/// The computer on a seat.
struct SeatedEngine {
    std::unique_ptr<engine::othello::Engine> engine;
    engine::othello::Budget budget;
};

class OthelloDialogue {
  public:
    OthelloDialogue(const Context& context, api::othello::Record record, OthelloTable table);

    /// Plays to the end, or until a person leaves. Throws Interrupted, and an Error (input) when the input ends before the game.
    ExitCode run();

  private:
    using Board = api::othello::Board;
    using Colour = api::othello::Colour;
    using Square = api::othello::Square;
    using Opinion = engine::othello::Opinion;

    void greet() const;
    void tellSeats() const;
    void play();
    void computerMoves();
    void personMoves();
    void obey(OthelloCommand command, const TypedWords& words);
    void withFile(OthelloCommand command, const std::string& file);
    void makeMove(Square move, const std::optional<Opinion>& opinion = {});
    void passTurn();
    void hint();
    void showValues(const engine::othello::MoveValues& values, int best, bool proven) const;
    void undo();
    void load(const std::string& file);
    void keep(const std::string& file) const;
    void showBoard() const;
    void showLegal() const;
    void showLast() const;
    void showGame() const;
    void announceEnd() const;

    [[nodiscard]] const Board& now() const { return positions_.back(); }
    [[nodiscard]] bool over() const { return game_.isOver(now()); }
    [[nodiscard]] bool person(Colour colour) const { return record_.seat(colour).person; }
    /// One person against the computer: then they are spoken to as `you`.
    [[nodiscard]] bool mixed() const { return record_.black.person != record_.white.person; }
    [[nodiscard]] bool anyPerson() const { return record_.black.person || record_.white.person; }
    [[nodiscard]] SeatedEngine makeEngine(const api::othello::Seat& seat, int size) const;
    [[nodiscard]] const SeatedEngine& engineOf(Colour colour) const;
    [[nodiscard]] std::uint64_t turnedBy(std::size_t move) const;
    [[nodiscard]] std::string moveList(std::size_t from) const;

    const Context& context_;
    const Console& console_;
    api::othello::Record record_;
    api::othello::Othello game_;
    std::vector<Board> positions_;                  // one more than there are moves
    std::vector<std::optional<Opinion>> opinions_;  // of the computer's moves, when it made them
    OthelloTable table_;
    base::Random random_;
    std::vector<SeatedEngine> engines_;  // black and white; on a person's seat their adviser
    bool left_ = false;
};

}  // namespace mitos::cli
