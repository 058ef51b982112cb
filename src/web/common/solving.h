#pragma once
// Games that take long to solve are solved in the background: whoever asks is told how far that has come, and plays on.
#include <chrono>
#include <condition_variable>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "api/grid/boards.h"
#include "engine/grid/solved_games.h"
#include "web/common/pool.h"

namespace mitos::web {

/// What is known about the complete solution of a game.
struct SolutionState {
    std::shared_ptr<const engine::grid::GridSolver> solver;  // null unless the game is solved
    std::optional<base::Progress> solving;                   // how far the work has come, while it goes on
    bool waiting = false;                                    // the work has not begun: another game comes first
    bool tooLarge = false;                                   // the solution has no room in the store

    /// Nothing is known and nobody works on it.
    [[nodiscard]] bool unknown() const { return !solver && !solving && !tooLarge; }
};

/// Solves one game after the other on a thread of its own and puts the solutions into a store. Of those that wait, the
/// one asked for last comes first. For any thread.
class SolvingQueue {
  public:
    static constexpr std::size_t mostWaiting = 16;  // games; whoever asks for one more asks again later

    explicit SolvingQueue(engine::grid::SolvedGames& store) : store_(store) {}

    /// What is known by now, without beginning anything.
    [[nodiscard]] SolutionState look(const api::grid::PlacementGame& game, const api::grid::BoardText& start);

    /// The same, and the work begins where it has not yet and the solution has room.
    SolutionState begin(const api::grid::PlacementGame& game, const api::grid::BoardText& start);

    /// Waits until the game is solved, the stop flag is raised, or `seconds` have passed since its work was asked for
    /// first; tells the progress meanwhile. Returns at once where nobody works on it.
    SolutionState wait(const api::grid::PlacementGame& game, const api::grid::BoardText& start, double seconds,
                       const base::StopFlag& stop, const base::OnProgress& tell);

    /// Would wait() return at once?
    [[nodiscard]] bool hasWaited(const api::grid::PlacementGame& game, const api::grid::BoardText& start,
                                 double seconds);

  private:
    using Clock = std::chrono::steady_clock;
    struct Job {
        std::string key;
        api::grid::PlacementGame game;
        api::grid::BoardText start;
        base::Progress progress;
        bool running = false;
        Clock::time_point asked = Clock::now();      // first
        Clock::time_point lastAsked = Clock::now();  // decides which one comes next
    };

    static void tellJob(const Job& job, SolutionState& state);
    void runNext(const base::StopFlag& stop);
    [[nodiscard]] std::list<Job>::iterator find(const std::string& key);

    engine::grid::SolvedGames& store_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::list<Job> jobs_;
    Pool pool_{1, mostWaiting, Pool::Manner::background};  // goes first: its thread uses the rest
};

}  // namespace mitos::web
