#pragma once
// The computer as a player of placement games: perfect where the game can be solved, otherwise by a search of limited depth or
// time.
#include <memory>
#include <optional>
#include <vector>

#include "api/grid/solve.h"
#include "base/random.h"

namespace mitos::api::grid {

struct PlayerOptions {
    std::optional<int> depth;  // looks only so many plies ahead, even where the game could be solved
    base::Limits limits;       // memory of the solution
    double solveSeconds = 2;   // what a solution may take before it is given up
    double moveSeconds = 1;    // and then a move
    double depthSeconds = std::numeric_limits<double>::infinity();    // what a search to `depth` may take
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // positions that the search for a move may visit
    std::optional<std::filesystem::path> cache;                       // of solutions that were made before
    unsigned threads = 1;
};

/// Is a complete solution worth beginning, with so much memory and time? Estimates of the time are rough: only what is said to
/// take many times the allowed is not even tried.
bool worthSolving(const Plan& plan, std::uint64_t bytes, double seconds);

/// What the computer thinks of a position.
struct Thought {
    std::vector<Placing> best;     // equally good, in board order; never empty when the game is not over
    std::vector<MoveWorth> moves;  // of every move, where the game is solved
    int depth = 0;                 // plies looked ahead, where it is not
    std::uint64_t nodes = 0;       // positions visited for it
};

class Player {
  public:
    /// Solves the game from this start if it may and can; a raised stop flag leaves it unsolved.
    Player(const PlacementGame& game, const BoardText& start, const PlayerOptions& options, const base::StopFlag& stop,
           const base::Tell& tell = {});
    /// Plays by a solution that is there already; without one, by search.
    Player(const PlacementGame& game, std::shared_ptr<const GridSolver> solver, const PlayerOptions& options);

    /// Every position of the game is known, and play is perfect.
    [[nodiscard]] bool perfect() const { return solver_ != nullptr && !options_.depth; }
    [[nodiscard]] std::uint64_t positions() const { return solver_ ? solver_->report().counts.positions : 0; }

    /// As the computer plays: within `depth` where that is given.
    [[nodiscard]] Thought think(const GridState& state, const base::StopFlag& stop) const;
    /// As well as can be: hints do not stop at `depth`.
    [[nodiscard]] Thought hint(const GridState& state, const base::StopFlag& stop) const;

  private:
    [[nodiscard]] Thought lookUp(const GridState& state) const;
    [[nodiscard]] Thought searchTo(const GridState& state, int deepest, double seconds,
                                   const base::StopFlag& stop) const;

    PlacementGame game_;
    PlayerOptions options_;
    std::shared_ptr<const GridSolver> solver_;  // nothing where the game is too large
};

/// One of the best moves: drawn at random, or the first one.
Placing choose(const Thought& thought, base::Random* random);

}  // namespace mitos::api::grid
