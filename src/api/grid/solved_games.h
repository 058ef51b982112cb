#pragma once
// Solutions that several askers share: made once, kept while there is room, looked up by any thread.
#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "api/grid/solve.h"

namespace mitos::api::grid {

/// The solutions asked for last, together no larger than `mostBytes`. What could not be solved is remembered too, so that nobody
/// waits for it again with no more time or memory; but not for ever, for the machine may just have been busy.
class SolvedGames {
  public:
    using Clock = std::chrono::steady_clock;

    explicit SolvedGames(std::uint64_t mostBytes, Clock::duration failuresLast = std::chrono::minutes(1))
        : mostBytes_(mostBytes), failuresLast_(failuresLast) {}

    struct Known {
        bool asked = false;  // it was tried before with at least these limits, or is not worth trying
        std::shared_ptr<const GridSolver> solver;  // nothing where it could not be solved
    };
    /// What makes two questions the same: the text of the rules, who begins, and the start.
    [[nodiscard]] static std::string keyOf(const PlacementGame& game, const BoardText& start);

    /// Without any work worth speaking of.
    [[nodiscard]] Known find(const PlacementGame& game, const BoardText& start, const base::Limits& limits);

    /// Solves what is not known yet; nothing where a limit or the stop flag came first. The solution has no more bytes than the
    /// whole store.
    [[nodiscard]] std::shared_ptr<const GridSolver> solve(const PlacementGame& game, const BoardText& start,
                                                          const base::Limits& limits, const base::StopFlag& stop,
                                                          const base::Tell& tell = {}, unsigned threads = 1);

    /// From now on no larger than this; what has no room any more is forgotten.
    void resize(std::uint64_t mostBytes);

    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::size_t entries() const;

  private:
    struct Entry {
        std::string key;
        std::shared_ptr<const GridSolver> solver;
        base::Limits tried;  // that were not enough
        std::uint64_t bytes = 0;
        Clock::time_point made = Clock::now();
    };
    [[nodiscard]] Known look(const std::string& key, const base::Limits& limits);
    void keep(Entry entry);
    [[nodiscard]] std::uint64_t mostBytes() const;

    std::uint64_t mostBytes_;
    Clock::duration failuresLast_;
    mutable std::mutex mutex_;
    std::list<Entry> entries_;  // the one asked for last comes first
    std::uint64_t bytes_ = 0;
};

}  // namespace mitos::api::grid
