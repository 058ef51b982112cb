#pragma once
// Solves positions exactly (score with best play, move, and the line that proves it) and searches for the best move
// within limits.
#include <functional>
#include <limits>
#include <vector>

#include "base/limits.h"
#include "champion/othello/worker.h"
#include "champion/othello/worker_threads.h"

namespace mitos::champion::othello {

/// The scores between which a solution must be exact.
struct SolveWindow {
    int alpha = -64;  // scores outside the window are reported as bounds; (-1, 1) only asks who wins
    int beta = 64;
};

/// How far a solution has come.
struct SolveProgress {
    int depth = 0;        // plies searched; in searches to the end of the game, the number of empty squares
    int selectivity = 0;  // as in transposition_table.h
    int value = 0;        // the result of the last iteration
    int lower = -64;      // proven
    int upper = 64;
    Square move = games::othello::pass;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::uint64_t expected = 0;  // a rough guess of the total number of nodes; 0 if there is none yet
    bool step = true;            // true: an iteration was finished; false: only time has passed since the last report
    std::vector<Square> line;    // the expected moves, as certain as the value; includes passes
};
using OnSolveProgress = std::function<void(const SolveProgress&)>;

/// The result of a search.
struct SolveReport {
    int lower = -64;  // proven bounds on the score, for the mover
    int upper = 64;
    int value = 0;  // the score if the bounds meet, otherwise the best guess within them
    Square move = games::othello::pass;
    std::vector<Square> line;  // to the end of the game if the score is exact; includes passes
    SolveProgress last;
    std::uint64_t nodes = 0;
    double seconds = 0;
    base::Halt halt = base::Halt::none;

    [[nodiscard]] bool exact() const { return lower == upper; }
};

/// How far to search if a move is asked for rather than a proof.
struct ThinkPlan {
    int depth = 60;  // at most; a search to the end of the game if no more squares are empty
    /// Seconds; no new iteration starts after this, since it would hardly be finished within the limits.
    double softLimit = std::numeric_limits<double>::infinity();
};

/// A move and its value for the mover.
struct ValuedMove {
    Square move = games::othello::pass;
    int discs = 0;
};

/// All legal moves of a position with their values, and the nodes that the searches took.
struct ValuedMoves {
    std::vector<ValuedMove> moves;
    std::uint64_t nodes = 0;
};

/// How a solver is made.
struct SolverOptions {
    std::uint64_t tableBytes = std::uint64_t{256} << 20U;
    unsigned threads = 1;
    CpuLevel level = fastestCpuLevel();
    Techniques techniques = {};
};

/// The strong Othello search: deepens, climbs its ladder of selectivities, and proves.
class Solver {
  public:
    /// Keeps a reference to `weights`, which must outlive it.
    Solver(const Weights& weights, const SolverOptions& options);
    ~Solver();

    /// Solves `position`, in which somebody can move or the game is over. The entries that earlier solutions left in
    /// the table are used.
    SolveReport solve(const Position& position, const SolveWindow& window, const base::Limits& limits,
                      const base::StopFlag& stop, const OnSolveProgress& onProgress = {});

    /// Searches for the best move, deeper and deeper within `plan` and `limits`, and to the end of the game when few
    /// squares are empty. What is not proven is reported as a guess.
    SolveReport think(const Position& position, const ThinkPlan& plan, const base::Limits& limits,
                      const base::StopFlag& stop, const OnSolveProgress& onProgress = {});

    /// Returns the value of every legal move, searched `depth` plies deep (the move is the first ply). Runs on one
    /// thread and without limits: meant for few plies.
    ValuedMoves valueMoves(const Position& position, int depth);

    /// Forgets all earlier searches, as if newly made.
    void forget();
    [[nodiscard]] std::uint64_t tableBytes() const { return table_.bytes(); }

  private:
    class Run;
    /// Starts a new search. The part of the table that it uses depends on the number of empty squares.
    void begin(int empties);

    Techniques techniques_;
    TranspositionTable table_;
    NodesInSearch nodesInSearch_;
    std::atomic<bool> halted_{false};
    bool fresh_ = true;  // nothing is stored: the table may be used as small as suits the search
    std::vector<std::unique_ptr<Worker>> workers_;
    WorkerThreads workerThreads_;  // last: its threads end before what they use is destroyed
};

}  // namespace mitos::champion::othello
