#pragma once
// The engine of Mitos as a player in matches: there is no program to start, and nothing that could fail.
#include <memory>
#include <optional>

#include "arena/contestant.h"
#include "base/random.h"
#include "engine/othello/engine.h"

namespace mitos::arena {

class EnginePlayer : public Contestant {
  public:
    /// `seed` draws between equally good moves of a textbook search, and chooses the slips of a level.
    EnginePlayer(std::unique_ptr<engine::othello::Engine> engine, std::optional<int> level,
                 std::optional<std::uint64_t> seed);

    [[nodiscard]] std::string name() const override { return {}; }
    /// Forgets earlier games, so that a game is the same whichever were played before.
    void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) override;
    Chosen choose(const GameSoFar& soFar, const Allowance& allowance, const base::StopFlag& stop) override;

  private:
    [[nodiscard]] engine::othello::Budget budgetFor(const Board& board, const Allowance& allowance);

    std::unique_ptr<engine::othello::Engine> engine_;
    std::optional<int> level_;
    std::uint64_t slipSeed_;
    std::optional<base::Random> ties_;
};

}  // namespace mitos::arena
