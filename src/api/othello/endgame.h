#pragma once
// Endgames solved exactly by the champion: one position, or a list of them.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/boards.h"
#include "base/error.h"
#include "champion/othello/solver.h"

namespace mitos::api::othello {

using champion::othello::HearSolve;
using champion::othello::SolveNews;
using champion::othello::SolveWindow;
inline constexpr Square noSquare = games::othello::pass;

/// A position to solve, and what is said to be known of it.
struct Endgame {
    Board board;
    std::optional<int> published;            // the score that the list states
    std::size_t line = 0;                    // of the file, from 1
    std::shared_ptr<const base::Error> bad;  // what is wrong with the line, and then nothing else is there
};

/// One position a line, with or without scores (OBF), or the moves of a game, whose last position is meant. Empty lines and comments
/// (`%`) are left out; a bad line is an entry of its own.
std::vector<Endgame> readEndgames(std::string_view text, const std::string& source);

struct EndgameOptions {
    std::uint64_t tableBytes = std::uint64_t{256} << 20U;
    unsigned threads = 1;
    std::string weights;  // a file; empty: those that come with Mitos
    std::optional<champion::othello::Level> level;
};

/// `portable`, `avx2` or `avx512`; nothing for an empty name: the fastest that is there. An Error (usage) for another, and for one that this CPU
/// has not.
std::optional<champion::othello::Level> readCpuLevel(const std::string& name);

struct EndgameRequest {
    SolveWindow window;
    bool allMoves = false;
    bool certify = false;
    base::Limits limits;  // for each position
};

struct MoveScore {
    Square move = games::othello::pass;
    int lower = -64;  // for the mover of the position, proven
    int upper = 64;
};

/// What a second look found: nothing of the champion is in it but the line.
struct Certificate {
    bool lineEndsAtScore = false;
    std::optional<bool>
        atLeast;  // the textbook search agrees that the score is no less; nothing: it would have taken too long
    std::optional<bool> atMost;

    [[nodiscard]] bool holds() const { return lineEndsAtScore && atLeast.value_or(true) && atMost.value_or(true); }
};

struct EndgameReport {
    Board board;
    champion::othello::SolveReport solved;
    std::vector<MoveScore> moves;  // with `allMoves`, best first
    std::optional<Certificate> certificate;
};

class EndgameSolver {
  public:
    /// An Error for a weights file that is missing, damaged or made for something else, and for a table that does not
    /// fit. Stopped when the flag is raised while the file is read.
    explicit EndgameSolver(const EndgameOptions& options, const base::StopFlag& stop = base::neverStopped());
    ~EndgameSolver();

    /// Of a board of 8x8.
    EndgameReport solve(const Board& board, const EndgameRequest& request, const base::StopFlag& stop,
                        const HearSolve& hear = {});

  private:
    std::unique_ptr<champion::othello::Weights> own_;
    std::uint64_t bytes_;
    champion::othello::Solver solver_;
};

/// The textbook search asked about the bounds of a score, as far as `limits` allow.
Certificate certify(const Board& board, int score, const std::vector<Square>& line, const base::Limits& limits,
                    const base::StopFlag& stop);

/// `{"position":"…","score":n,"move":"a2","nodes":n,"seconds":x,"line":[…]}` and more.
std::string endgameJson(const EndgameReport& report, const Endgame* known = nullptr);
/// For a line of a list that is no position.
std::string badEndgameJson(const Endgame& endgame);

}  // namespace mitos::api::othello
