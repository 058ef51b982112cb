#pragma once
// The computer as a player of Othello: a textbook search with its settings, asked move after move; the champion near the end, where it
// is chosen.
#include <memory>
#include <optional>

#include "api/othello/champion.h"
#include "api/othello/final_score.h"
#include "api/othello/search.h"
#include "base/random.h"

namespace mitos::api::othello {

struct PlayerOptions {
    turns::Settings settings;  // its seed is not asked: the draw between equal moves is made by think()
    Unquiet unquiet;
    std::string evaluationName;
    bool champion = false;  // plays instead, on the boards that it knows
    unsigned championThreads = 1;
    std::optional<int> level;  // of the champion
};

/// A move and what it took.
struct Thought {
    Square move = games::othello::pass;
    SearchReport report;
    int sure = 100;  // per cent: of what the champion did not prove
};

/// What a person asks before moving.
struct Hint {
    Thought best;
    struct Worth {
        Square move;
        int value;
    };
    std::vector<Worth> moves;  // of every move, in board order; empty where that would take long
};

class Player {
  public:
    Player(const Othello& game, Evaluation evaluation, PlayerOptions options);

    [[nodiscard]] const PlayerOptions& options() const { return options_; }

    /// For a position that is not over. `random` draws one of the moves that are proven equal; without it the first one is taken.
    [[nodiscard]] Thought think(const Board& board, base::Random* random, const base::StopFlag& stop,
                                const base::Tell& tell = {}) const;

    /// The same search, deeper and deeper and for a few seconds at most.
    [[nodiscard]] Hint hint(const Board& board, const base::StopFlag& stop, const base::Tell& tell = {}) const;

  private:
    [[nodiscard]] MoveBudget
    budgetFor(const base::Limits& limits) const;  // without the level: advice is as good as it can be
    [[nodiscard]] bool asksChampion(const Board& board, const base::Limits& limits) const;
    [[nodiscard]] Hint hintOfChampion(const Board& board, const base::Limits& limits, const base::StopFlag& stop) const;

    Searcher searcher_;
    PlayerOptions options_;
    std::unique_ptr<Champion> champion_;  // makes its table when it is first asked
};

}  // namespace mitos::api::othello
