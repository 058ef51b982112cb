#pragma once
// Solutions that several callers share: computed once, kept while there is room, looked up by any thread.
#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "engine/grid/solver.h"

namespace mitos::engine::grid {

/// Keeps the solutions that were used last, together no larger than `mostBytes`. It also remembers what could not be
/// solved, so that nobody waits for it again with no more time or memory. Failures are forgotten after a while, since
/// the machine may just have been busy.
class SolvedGames {
  public:
    using Clock = std::chrono::steady_clock;

    explicit SolvedGames(std::uint64_t mostBytes, Clock::duration failureLifetime = std::chrono::minutes(1))
        : mostBytes_(mostBytes), failureLifetime_(failureLifetime) {}

    /// What the store has on a game.
    struct StoredSolution {
        bool decided = false;  // it is solved, or was tried before with at least these limits, or is not worth trying
        std::shared_ptr<const GridSolver> solver;  // null unless it is solved
    };
    /// Returns the key of what is solved: the text of the rules, who begins, and the start.
    [[nodiscard]] static std::string keyOf(const PlacementGame& game, const BoardText& start);

    /// Returns what is stored, without solving.
    [[nodiscard]] StoredSolution find(const PlacementGame& game, const BoardText& start, const base::Limits& limits);

    /// Returns the solution, which is computed if nothing is stored yet, or null if a limit or the stop flag came
    /// first. A solution has at most as many bytes as the whole store.
    [[nodiscard]] std::shared_ptr<const GridSolver> solve(const PlacementGame& game, const BoardText& start,
                                                          const base::Limits& limits, const base::StopFlag& stop,
                                                          const base::OnProgress& onProgress = {},
                                                          unsigned threads = 1);

    /// Sets how many bytes all solutions may have together; those without room are removed.
    void resize(std::uint64_t mostBytes);

    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::size_t entries() const;

  private:
    struct Entry {
        std::string key;
        std::shared_ptr<const GridSolver> solver;
        base::Limits tried;  // did not suffice, if there is no solver
        std::uint64_t bytes = 0;
        Clock::time_point made = Clock::now();
    };
    [[nodiscard]] StoredSolution lookUp(const std::string& key, const base::Limits& limits);
    void store(Entry entry);
    [[nodiscard]] std::uint64_t mostBytes() const;

    std::uint64_t mostBytes_;
    Clock::duration failureLifetime_;
    mutable std::mutex mutex_;
    std::list<Entry> entries_;  // the one used last comes first
    std::uint64_t bytes_ = 0;
};

}  // namespace mitos::engine::grid
