#pragma once
// A placement game in the terminal: its board, its moves and its computer player, for the dialogue of all games.
#include <optional>
#include <string>
#include <vector>

#include "api/grid/boards.h"
#include "api/grid/record.h"
#include "base/random.h"
#include "cli/common/context.h"
#include "cli/common/terminal_game.h"
#include "engine/grid/player.h"

namespace mitos::cli {

/// Which sides are played by people.
struct Humans {
    bool max = false;
    bool min = true;
    [[nodiscard]] bool plays(api::grid::Side side) const { return side == api::grid::Side::max ? max : min; }
    [[nodiscard]] bool playBoth() const { return max && min; }
    [[nodiscard]] bool playNone() const { return !max && !min; }
    [[nodiscard]] bool playOne() const { return max != min; }
};

/// Who plays a placement game, and how the computer plays it.
struct GridGameSettings {
    Humans humans;
    engine::grid::PlayerOptions computer;
    std::optional<base::Random> random;  // chooses between equally good moves; empty: the first one is taken
};

class GridTerminalGame : public TerminalGame {
  public:
    /// Goes on with the game of `record`. The computer solves it first if it can; throws Interrupted after Ctrl-C.
    GridTerminalGame(const Context& context, const api::grid::PlacementGame& game, api::grid::Record record,
                     GridGameSettings settings);

    [[nodiscard]] bool isOver() const override { return game_.isOver(position()); }
    [[nodiscard]] bool asksPerson() const override { return settings_.humans.plays(position().mover); }
    std::optional<base::Message> makeTypedMove(const std::string& line) override;
    void makeUnaskedMove() override;

    [[nodiscard]] std::size_t moveCount() const override { return record_.moves.size(); }
    [[nodiscard]] bool wasChosenByPerson(std::size_t move) const override;
    void takeBackTo(std::size_t count) override;

    [[nodiscard]] std::string writeRecord() const override { return api::grid::writeRecord(game_, record_); }
    void loadRecord(std::string_view text, const std::string& file) override;
    [[nodiscard]] std::string writeJson() const override { return api::grid::recordJson(game_, record_); }

    [[nodiscard]] base::Message prompt() const override;
    [[nodiscard]] std::string listMoves(std::size_t first) const override;
    [[nodiscard]] std::string listGame() const override { return listMoves(0); }
    [[nodiscard]] GameHelp help() const override;

    void greet() const override;
    void showPosition() const override;
    void showHint() const override;
    void announceEnd() const override;

  private:
    using Position = api::grid::GridState;

    [[nodiscard]] const Position& position() const { return positions_.back(); }
    [[nodiscard]] base::Phrase playerName(api::grid::Side side) const;
    /// Makes the computer player, which solves the game from this start if it can. Throws Interrupted after Ctrl-C.
    [[nodiscard]] engine::grid::Player makePlayer(const api::grid::PlacementGame& game,
                                                  const api::grid::BoardText& start) const;
    void makeMove(const api::grid::Placing& move, base::Phrase message);
    void describeComputer() const;
    void showTally() const;

    const Context& context_;
    Console& console_;
    GridGameSettings settings_;
    api::grid::PlacementGame game_;
    api::grid::Record record_;
    std::vector<Position> positions_;  // one more than there are moves
    engine::grid::Player player_;
};

}  // namespace mitos::cli
