#pragma once
// Iterative deepening A* (Korf 1985) over the patterns: nothing is stored but the path, every look-up follows from the one before.
#include "base/limits.h"
#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

class Deepening {
  public:
    /// The watch ends it when a limit is reached or it is stopped; both must outlive it.
    Deepening(const Heuristic& heuristic, const std::array<std::uint8_t, games::tiles::mostCells>& tiles,
              base::Watch& watch);

    /// False when no way leads to the goal.
    [[nodiscard]] bool solvable() const { return solvable_; }
    /// No way is shorter.
    [[nodiscard]] int estimate() const { return estimate_; }

    /// Is there a way of at most `bound` moves? Then path() is one. Otherwise next() is the least bound worth trying, unless the watch
    /// ended it: then nothing is said.
    bool within(int bound);
    [[nodiscard]] const std::vector<Direction>& path() const { return path_; }  // of the blank
    [[nodiscard]] int next() const { return next_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    struct Step {
        std::uint8_t to;
        std::uint8_t direction;
        std::uint8_t back;
    };

    /// A move with what it makes of the pattern that it belongs to.
    struct Child {
        std::array<PatternState, mostViews> states;
        std::array<std::uint32_t, mostViews> places;
        Step step;
        std::uint8_t tile;
    };

    void ask(Child& child, std::size_t view, std::size_t from, std::size_t to) const;
    template <int views>
    bool go(int blank, int left, unsigned last);

    const Heuristic& heuristic_;
    base::Watch& watch_;
    std::array<std::uint8_t, games::tiles::mostCells> tiles_{};
    std::array<std::array<PatternState, mostPatterns>, mostViews> states_{};
    std::array<int, mostViews> sums_{};
    std::array<std::array<Step, 8>, games::tiles::mostCells> steps_{};
    std::array<std::uint8_t, games::tiles::mostCells> stepCount_{};
    std::vector<Direction> path_;
    std::uint64_t nodes_ = 0;
    int blankCell_ = 0;
    int estimate_ = 0;
    int next_ = 0;
    int bound_ = 0;
    bool solvable_ = true;
};

}  // namespace mitos::champion::tiles
