#pragma once
// The exact end of a game: the score with best play, the move, and the line that proves it.
#include <functional>
#include <limits>
#include <vector>

#include "base/limits.h"
#include "champion/othello/crew.h"
#include "champion/othello/worker.h"

namespace mitos::champion::othello {

struct SolveWindow {
    int alpha = -64;  // scores beyond the window are told as bounds; (-1, 1) asks only who wins
    int beta = 64;
};

/// How far a solution has come.
struct SolveNews {
    int depth = 0;        // plies looked ahead; as many as squares are empty from the ladder on
    int selectivity = 0;  // as in table.h
    int value = 0;        // what that step found
    int lower = -64;      // proven
    int upper = 64;
    Square move = games::othello::pass;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::uint64_t expected = 0;  // about so many nodes in all, a rough guess; 0 when there is none yet
    bool step = true;            // a step is done; otherwise only time has gone by since the last one
    std::vector<Square> line;    // as likely as the value; passes are in it
};
using HearSolve = std::function<void(const SolveNews&)>;

struct SolveReport {
    int lower = -64;  // proven bounds on the score, for the mover
    int upper = 64;
    int value = 0;  // the score where they meet; else the best guess within them
    Square move = games::othello::pass;
    std::vector<Square> line;  // to the end of the game where the score is exact; passes are in it
    SolveNews last;
    std::uint64_t nodes = 0;
    double seconds = 0;
    base::Halt halt = base::Halt::none;

    [[nodiscard]] bool exact() const { return lower == upper; }
};

/// How far to look where a move is wanted and no proof.
struct ThinkPlan {
    int depth = 60;  // plies at most; to the end where no more squares are empty
    /// After so many seconds no further step is begun: it would hardly be finished within the limits.
    double enough = std::numeric_limits<double>::infinity();
};

/// A move, and what it is worth to the mover.
struct MoveWorth {
    Square move = games::othello::pass;
    int discs = 0;
};

struct Looked {
    std::vector<MoveWorth> moves;
    std::uint64_t nodes = 0;
};

struct SolverOptions {
    std::uint64_t tableBytes = std::uint64_t{256} << 20U;
    unsigned threads = 1;
    Level level = fastestLevel();
    Techniques techniques = {};
};

class Solver {
  public:
    /// The weights must outlive it.
    Solver(const Weights& weights, const SolverOptions& options);
    ~Solver();

    /// Of a position in which somebody can move, or that is over. What earlier solutions left in the table helps.
    SolveReport solve(const Position& position, const SolveWindow& window, const base::Limits& limits,
                      const base::StopFlag& stop, const HearSolve& hear = {});

    /// The best move as far as it can be seen: deeper and deeper, and to the end where so few squares are empty. What is not proven is
    /// likely, and told as such.
    SolveReport think(const Position& position, const ThinkPlan& plan, const base::Limits& limits,
                      const base::StopFlag& stop, const HearSolve& hear = {});

    /// All moves, each looked at so many plies deep (the move is the first), on one thread and without limits: for few plies.
    Looked look(const Position& position, int depth);

    /// Begins with nothing known, as when it was made.
    void forget();
    [[nodiscard]] std::uint64_t tableBytes() const { return table_.bytes(); }

  private:
    class Run;
    /// A new search; how much of the table it takes follows from the squares that are empty.
    void begin(int empties);

    Techniques techniques_;
    Table table_;
    Busy busy_;
    std::atomic<bool> halted_{false};
    bool fresh_ = true;  // nothing is known: the table may be used as small as it suits
    std::vector<std::unique_ptr<Worker>> workers_;
    Crew crew_;  // last: its threads end before what they use goes
};

}  // namespace mitos::champion::othello
