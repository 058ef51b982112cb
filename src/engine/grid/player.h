#pragma once
// The computer as a player of placement games: perfect if the game can be solved, otherwise by a search of limited
// depth or time.
#include <memory>
#include <optional>
#include <vector>

#include "base/random.h"
#include "engine/grid/solver.h"

namespace mitos::engine::grid {

/// How the computer plays.
struct PlayerOptions {
    std::optional<int> depth;  // if set, think() searches so many plies ahead and never uses a solution
    base::Limits limits;       // memory of the solution
    double solveSeconds = 2;   // a solution that takes longer is given up
    double moveSeconds = 1;    // of a search for a move, without `depth`
    double depthSeconds = std::numeric_limits<double>::infinity();    // of a search to `depth`
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // positions that a search may visit
    std::optional<std::filesystem::path> cache;                       // where solutions that took long are stored
    unsigned threads = 1;
};

/// The computer's judgement of a position.
struct Opinion {
    std::vector<Placing> best;     // equally good moves, in board order; empty only if the game is over
    std::vector<MoveValue> moves;  // the value of every legal move, if it was looked up in a solution
    int depth = 0;                 // plies searched ahead, if not
    std::uint64_t nodes = 0;       // positions that the search visited
};

/// The computer as a player of one game.
class Player {
  public:
    /// Solves the game from `start` if the options allow it; with a raised stop flag it stays unsolved.
    Player(const PlacementGame& game, const BoardText& start, const PlayerOptions& options, const base::StopFlag& stop,
           const base::OnProgress& onProgress = {});
    /// Plays by an existing solution, or by search if `solver` is null or has none.
    Player(const PlacementGame& game, std::shared_ptr<const GridSolver> solver, const PlayerOptions& options);

    /// Returns whether think() takes every move from a solution.
    [[nodiscard]] bool isPerfect() const { return solver_ != nullptr && !options_.depth; }
    /// Returns the number of positions of the solution; 0 without one.
    [[nodiscard]] std::uint64_t positions() const { return solver_ ? solver_->report().counts.positions : 0; }

    /// Returns the opinion by which the computer plays: no deeper than `depth`, if that is set.
    [[nodiscard]] Opinion think(const GridState& state, const base::StopFlag& stop) const;
    /// Returns the best opinion possible: hints ignore `depth`.
    [[nodiscard]] Opinion hint(const GridState& state, const base::StopFlag& stop) const;

  private:
    [[nodiscard]] Opinion lookUp(const GridState& state) const;
    [[nodiscard]] Opinion searchTo(const GridState& state, int deepest, double seconds,
                                   const base::StopFlag& stop) const;

    PlacementGame game_;
    PlayerOptions options_;
    std::shared_ptr<const GridSolver> solver_;  // null if the game is not solved
};

/// Returns one of the best moves: drawn at random, or the first one if `random` is null. There must be one.
Placing chooseMove(const Opinion& opinion, base::Random* random);

}  // namespace mitos::engine::grid
