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
    /// A step of the blank, and what the patterns of a view see of it.
    struct SeenStep {
        Cells exchanged = 0;
        Passing passing;
        int from = 0;  // of the tile
    };
    struct Step {
        std::array<SeenStep, mostViews> seen;
        std::uint8_t to = 0;
        std::uint8_t direction = 0;
        std::uint8_t back = 0;
    };
    /// A step with what it makes of the pattern that its tile belongs to.
    struct Child {
        std::array<PatternState, mostViews> states;
        const Step* step;
        std::uint32_t place;  // in the view that was asked last
        std::uint8_t tile;
    };

    void ask(Child& child, std::size_t view) const;
    bool isWithin(Child& child, std::size_t view, int left);
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
