#pragma once
// The engine of Mitos as a player in matches: there is no program to start, and nothing that could fail.
#include <memory>
#include <optional>

#include "arena/othello/contestant.h"
#include "base/random.h"
#include "engine/othello/engine.h"

namespace mitos::arena::othello {

struct EnginePlayerOptions {
    std::optional<int> level;           // of the champion
    std::optional<std::uint64_t> seed;  // draws between equal moves of a textbook search; chooses the slips of a level
    bool tellsEstimates = true;         // otherwise only the values of finished games are told
};

class EnginePlayer : public Contestant {
  public:
    EnginePlayer(std::unique_ptr<engine::othello::Engine> engine, const EnginePlayerOptions& options);

    [[nodiscard]] std::string name() const override { return {}; }
    /// Forgets what earlier games left in the tables.
    void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) override;
    RecordedMove choose(const GameSoFar& soFar, const Allowance& allowance, const base::StopFlag& stop) override;

  private:
    [[nodiscard]] engine::othello::Budget budgetFor(const Board& board, const Allowance& allowance);

    std::unique_ptr<engine::othello::Engine> engine_;
    EnginePlayerOptions options_;
    std::optional<base::Random> ties_;
};

}  // namespace mitos::arena::othello
