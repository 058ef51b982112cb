#pragma once
// A placement game at the terminal: the board after every move, whose turn it is, moves and commands typed by people.
#include <optional>
#include <string>
#include <vector>

#include "api/grid/boards.h"
#include "api/grid/record.h"
#include "base/random.h"
#include "cli/common/context.h"
#include "engine/grid/player.h"

namespace mitos::cli {

/// Which sides are played by people.
struct Humans {
    bool max = false;
    bool min = true;
    [[nodiscard]] bool plays(api::grid::Side side) const { return side == api::grid::Side::max ? max : min; }
};

/// How a game is played.
struct GridTable {
    Humans humans;
    engine::grid::PlayerOptions player;
    std::optional<base::Random> random;  // chooses between equally good moves; without it the first one is taken
    std::string save;                    // the file for the record, if any
};

class GridDialogue {
  public:
    GridDialogue(const Context& context, const api::grid::PlacementGame& game, api::grid::Record record,
                 GridTable table);

    /// Plays to the end, or until a person leaves. Throws Interrupted, and an Error (input) when the input ends before
    /// the game.
    ExitCode run();

  private:
    enum class Heard { move, command, quit };

    void greet();
    void seat();  // lets the computer study the game from its start
    void play();
    void computerMoves();
    Heard personMoves();
    Heard obey(const std::string& command, const std::string& rest);
    void makeMove(const api::grid::Placing& move, const base::Phrase& told);
    void hint();
    void undo();
    void load(const std::string& file);
    void keep(const std::string& file) const;
    void showBoard() const;
    void showMoves() const;
    void announceEnd() const;

    [[nodiscard]] const api::grid::GridState& now() const { return positions_.back(); }
    [[nodiscard]] bool over() const { return game_.isOver(now()); }
    [[nodiscard]] const base::Phrase& whoPlays(api::grid::Side side) const;
    [[nodiscard]] std::string moveList(std::size_t from = 0) const;

    const Context& context_;
    const Console& console_;
    api::grid::PlacementGame game_;
    api::grid::Record record_;
    std::vector<api::grid::GridState> positions_;
    GridTable table_;
    std::optional<engine::grid::Player> player_;
    bool left_ = false;
};

}  // namespace mitos::cli
