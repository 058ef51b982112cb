#pragma once
// The champion for many callers: keeps its tables from move to move, and plays at a level if asked to.
#include <memory>
#include <mutex>
#include <vector>

#include "champion/othello/solver.h"
#include "engine/othello/budget.h"
#include "engine/othello/opinion.h"

namespace mitos::engine::othello {

/// How the champion is made.
struct ChampionOptions {
    std::uint64_t bytes = std::uint64_t{64} << 20U;  // of one table; less if the machine does not have as much
    unsigned threads = 1;
    const champion::othello::Weights* weights = nullptr;  // null: those that come with Mitos
    champion::othello::Techniques techniques = {};
};

/// Answers questions of several threads at the same time. forget() must not be called during a search.
class Champion {
  public:
    /// The number of empty squares up to which a position is proven within about a second, and mostly within a tenth.
    static constexpr int provenSoonUpTo = 20;

    /// Throws an Error if the weights are damaged.
    explicit Champion(const ChampionOptions& options = {});

    /// Returns the most empty squares that its weights know.
    [[nodiscard]] int mostEmpties() const { return weights_->mostEmpties; }
    /// Returns whether its weights know the whole game.
    [[nodiscard]] bool knowsOpenings() const;
    /// Returns whether this is an 8x8 board with no more empty squares than its weights know.
    [[nodiscard]] bool knows(const Othello& game, const Board& board) const;
    /// Returns the most empty squares from which it reaches the end of the game at least once within the limits.
    [[nodiscard]] int emptiesWithin(double seconds, std::uint64_t nodes) const;

    /// Searches `board`, which knows() must accept, to the depth of the budget, or to the end of the game if it has
    /// none. The depth is ignored near the end: with at most twice as many empty squares, and at most provenSoonUpTo,
    /// the game is searched to its end. A level is never ignored. The move is a pass if there is no legal move, or if
    /// time ran out before the first iteration.
    Opinion think(const Board& board, const Budget& budget, const base::StopFlag& stop,
                  const OnOpinion& onOpinion = {});

    /// Searches every legal move of a position that is not over; the budget holds for all together. All moves are
    /// searched deeper and deeper. Near the end of the game that stops after some plies, and then one move is proven
    /// after the other, the best first, each within an equal share of what is left. `onValues` receives all moves
    /// whenever one is known better. The result has all moves, best first; those that a limit or a raised flag left
    /// out have depth 0.
    MoveValues values(const Board& board, const Budget& budget, const base::StopFlag& stop,
                      const OnValues& onValues = {});

    /// Empties the tables, for a new game. Must not be called during a search.
    void forget();

  private:
    using Solver = champion::othello::Solver;
    using Pool =
        std::vector<std::unique_ptr<Solver>>;  // as many as were ever used at the same time, with waiting threads
    Opinion misjudge(const Board& board, const Budget& budget, const OnOpinion& onOpinion);
    std::unique_ptr<Solver> take(Pool& pool, std::uint64_t tableBytes);
    void giveBack(Pool& pool, std::unique_ptr<Solver> solver);

    ChampionOptions options_;
    const champion::othello::Weights* weights_;
    std::mutex mutex_;
    Pool idle_;       // their tables keep their entries
    Pool idleFresh_;  // small tables that are emptied before each search
};

}  // namespace mitos::engine::othello
