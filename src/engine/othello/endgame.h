#pragma once
// Endgames solved exactly by the champion.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "champion/othello/solver.h"
#include "engine/othello/board.h"

namespace mitos::engine::othello {

using champion::othello::OnSolveProgress;
using champion::othello::SolveProgress;
using champion::othello::SolveWindow;

/// How an endgame solver is made.
struct EndgameOptions {
    std::uint64_t tableBytes = std::uint64_t{256} << 20U;
    unsigned threads = 1;
    std::string weights;  // a file; empty: those that come with Mitos
    std::optional<champion::othello::CpuLevel> level;
};

/// What to find out about a position.
struct EndgameRequest {
    SolveWindow window;
    bool allMoves = false;
    bool certify = false;
    base::Limits limits;  // for each position
};

/// Proven bounds of one move.
struct MoveScore {
    Square move = games::othello::pass;
    int lower = -64;  // for the mover of the position, proven
    int upper = 64;
};

/// What a second search, which shares no code with the champion, says of its score and line.
struct Certificate {
    bool lineEndsAtScore = false;
    std::optional<bool>
        atLeast;  // the textbook search agrees that the score is no less; nothing: it would have taken too long
    std::optional<bool> atMost;

    [[nodiscard]] bool holds() const { return lineEndsAtScore && atLeast.value_or(true) && atMost.value_or(true); }
};

/// The result for one position.
struct EndgameReport {
    Board board;
    champion::othello::SolveReport solved;
    std::vector<MoveScore> moves;  // with `allMoves`, best first
    std::optional<Certificate> certificate;
};

/// Solves endgames on the 8x8 board with the champion.
class EndgameSolver {
  public:
    /// Loads the weights and makes the table. Throws an Error for a weights file that is missing, damaged or made for
    /// something else, and for a table that does not fit into memory; throws Stopped if the flag is raised while the
    /// file is read.
    explicit EndgameSolver(const EndgameOptions& options, const base::StopFlag& stop = base::neverStopped());
    ~EndgameSolver();

    /// Solves a board of 8x8.
    EndgameReport solve(const Board& board, const EndgameRequest& request, const base::StopFlag& stop,
                        const OnSolveProgress& onProgress = {});

  private:
    std::unique_ptr<champion::othello::Weights> own_;
    std::uint64_t bytes_;
    champion::othello::Solver solver_;
};

/// Checks the score and its line with the textbook search, as far as `limits` allow.
Certificate certify(const Board& board, int score, const std::vector<Square>& line, const base::Limits& limits,
                    const base::StopFlag& stop);

}  // namespace mitos::engine::othello
