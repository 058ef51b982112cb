#pragma once
// The engine of Mitos as a player in matches. It starts no program and never fails.
#include <memory>
#include <optional>

#include "arena/othello/contestant.h"
#include "base/random.h"
#include "engine/othello/engine.h"

namespace mitos::arena::othello {

/// The settings of an engine in a match.
struct EnginePlayerOptions {
    std::optional<int> level;           // of the champion; empty: no level
    std::optional<std::uint64_t> seed;  // draws between equal moves of a textbook search; chooses the slips of a level
    bool tellsEstimates = true;         // false: only proven values are reported
};

/// Chooses moves by an engine of Mitos.
class EnginePlayer : public Contestant {
  public:
    EnginePlayer(std::unique_ptr<engine::othello::Engine> engine, const EnginePlayerOptions& options);

    [[nodiscard]] std::string name() const override { return {}; }
    /// Begins a new game; the engine forgets what it stored in earlier games.
    void begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) override;
    RecordedMove choose(const GameSoFar& soFar, const Allowance& allowance, const base::StopFlag& stop) override;

  private:
    [[nodiscard]] engine::othello::Budget budgetFor(const Board& board, const Allowance& allowance);

    std::unique_ptr<engine::othello::Engine> engine_;
    EnginePlayerOptions options_;
    std::optional<base::Random> ties_;
};

}  // namespace mitos::arena::othello
