#pragma once
// A board as the search has it: what each pattern's table knows of it, and how a step of the blank changes that.
#include "champion/tiles/automaton.h"
#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

/// A step of the blank as a table sees it.
struct StepSeen {
    Cells beforeFrom = 0;  // the cells before that from which the tile comes
    Cells beforeTo = 0;    // and before that to which it goes
    Cells exchanged = 0;   // both
    Passing passing;
    std::uint8_t from = 0;
    std::uint8_t direction = 0;
};

/// Without values of its own, as is all that a search makes many of.
struct BlankStep {
    std::uint8_t number;
    std::uint8_t to;
    std::uint8_t direction;
    std::uint8_t cost;
};

/// All steps from each cell, and those that do not undo the last one.
struct BlankSteps {
    static constexpr std::size_t noDirection = games::tiles::directions;
    struct List {
        std::array<BlankStep, games::tiles::directions> steps{};
        std::size_t count = 0;
    };
    std::array<std::array<List, noDirection + 1>, games::tiles::mostCells> after;  // by cell and last direction
    std::array<std::vector<StepSeen>, symmetries> seen;                            // by number

    explicit BlankSteps(const Shape& shape);
};

/// One pattern on a board on the way.
template <class Distance>
struct PatternOnBoard {
    Cells cells;
    std::uint32_t known;  // as the side has it: the place, or the tiles' arrangement
    Order order;
    Distance distance;
};

/// What a search needs of a pattern's table to follow a step.
class PatternSide {
  public:
    PatternSide() = default;
    PatternSide(const Heuristic& heuristic, const BlankSteps& blankSteps, const Look& look);

    template <class Distance>
    [[nodiscard]] PatternOnBoard<Distance> onBoard(const PatternState& state) const {
        return {state.cells, jumps_ != nullptr ? state.place : space_->arrangementOf(state.order), state.order,
                static_cast<Distance>(state.distance)};
    }

    /// A pattern after a step, but for its distance, and where that is kept.
    template <class Distance>
    struct Next {
        PatternOnBoard<Distance> pattern;
        const std::uint64_t* word;
    };
    template <unsigned planes, class Distance>
    [[nodiscard, gnu::always_inline]] Next<Distance> after(const PatternOnBoard<Distance>& pattern,
                                                           const BlankStep& step) const {
        const StepSeen& seen = steps_[step.number];
        Next<Distance> next;
        next.pattern.cells = pattern.cells ^ seen.exchanged;
        next.pattern.distance = 0;
        std::uint32_t place = 0;
        if (jumps_ != nullptr) {
            const auto from = static_cast<std::uint32_t>(std::popcount(pattern.cells & seen.beforeFrom));
            const auto to = static_cast<std::uint32_t>(std::popcount(pattern.cells & seen.beforeTo));
            const std::size_t link =
                std::size_t{pattern.known} * linksOfAPlace_ + from * linksOfATile_ + seen.direction;
            place = narrow_ != nullptr ? narrow_[link] : wide_[link];
            next.pattern.known = place;
            next.pattern.order = jumps_[jumpBetween_[from * (mostTiles + 1) + to] + pattern.order];
        } else {
            place = space_->placeOf(next.pattern.cells, seen.from);
            next.pattern.known = moved(pattern.known, pattern.cells, seen.passing);
            next.pattern.order = space_->orderOf(next.pattern.known);
        }
        next.word = words_ + std::size_t{place} * wordsOfAPlace_ + next.pattern.order / 64U * planes;
        return next;
    }

  private:
    const StepSeen* steps_ = nullptr;
    const std::uint64_t* words_ = nullptr;
    const Order* jumps_ = nullptr;  // nothing for large patterns, whose arrangements are kept
    const std::uint16_t* narrow_ = nullptr;
    const std::uint32_t* wide_ = nullptr;
    const PatternSpace* space_ = nullptr;
    std::uint32_t linksOfAPlace_ = 0;
    std::uint32_t linksOfATile_ = 0;
    std::uint32_t wordsOfAPlace_ = 0;
    std::array<std::uint32_t, Links::mostTiles*(mostTiles + 1)>
        jumpBetween_{};  // by the tiles before both cells: where the jump begins
};

template <class Board>
struct ChildOf;

/// A board on the way. The template's parameters are the most that it has room for.
template <int viewCount, int patterns, class DistanceOfPattern>
struct Position {
    static constexpr int views = viewCount;
    using Distance = DistanceOfPattern;
    using Pattern = PatternOnBoard<Distance>;

    std::array<std::array<Pattern, patterns>, views> seen;
    std::array<std::uint8_t, games::tiles::mostCells> tiles;
    std::uint8_t blank;
    MoveAutomaton::State automaton;
    std::array<std::int16_t, views> sum;

    void apply(const ChildOf<Position>& child) {
        for (std::size_t v = 0; v < views; ++v) {
            Pattern& pattern = seen[v][child.pattern[v]];
            sum[v] = static_cast<std::int16_t>(sum[v] + child.seen[v].distance - pattern.distance);
            pattern = child.seen[v];
        }
        tiles[blank] = child.tile;
        blank = child.step.to;
        automaton = child.automaton;
    }
};

/// A step with what it makes of the pattern that its tile belongs to.
template <class Board>
struct ChildOf {
    std::array<typename Board::Pattern, Board::views> seen;
    BlankStep step;
    MoveAutomaton::State automaton;
    std::array<std::uint8_t, Board::views> pattern;
    std::uint8_t tile;
    std::int8_t further;  // from the goal, by all views together
};

/// The tables of all views.
template <int views, int patterns>
struct Sides {
    std::array<std::array<std::uint8_t, games::tiles::mostCells>, views> patternOf{};  // of a tile
    std::array<std::array<PatternSide, patterns>, views> sides{};

    Sides(const Heuristic& heuristic, const BlankSteps& steps) {
        for (std::size_t v = 0; v < views; ++v) {
            const View& view = heuristic.view(v);
            patternOf[v] = view.pattern;
            for (std::size_t p = 0; p < view.looks.size(); ++p) sides[v][p] = {heuristic, steps, view.looks[p]};
        }
    }
};

}  // namespace mitos::champion::tiles
