#pragma once
// A board as the search keeps it: where each pattern stands in its table, and how a step of the blank changes that.
#include "champion/tiles/automaton.h"
#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

/// A step of the blank under one symmetry, as a table sees it.
struct TableStep {
    Cells beforeFrom = 0;  // the cells before the one that the tile leaves
    Cells beforeTo = 0;    // the cells before the one that it enters
    Cells exchanged = 0;   // the two cells
    Passing passing;
    std::uint8_t from = 0;
    std::uint8_t direction = 0;
};

/// A step of the blank. Without default values, like everything that a search makes many of.
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
    std::array<std::array<List, noDirection + 1>, games::tiles::mostCells> after;  // indexed by cell and last direction
    std::array<std::vector<TableStep>, symmetries> tableSteps;                     // indexed by the step's number

    explicit BlankSteps(const Shape& shape);
};

/// One pattern on a board during the search.
template <class Distance>
struct PatternOnBoard {
    Cells cells;
    std::uint32_t index;  // the place, or the tiles' arrangement if the pattern is too large for links
    Order order;
    Distance distance;
};

/// Follows one pattern through its table, step by step.
class PatternReader {
  public:
    PatternReader() = default;
    PatternReader(const Heuristic& heuristic, const BlankSteps& blankSteps, const TableLookup& lookup);

    template <class Distance>
    [[nodiscard]] PatternOnBoard<Distance> onBoard(const PatternState& state) const {
        return {state.cells, jumps_ != nullptr ? state.place : space_->arrangementOf(state.order), state.order,
                static_cast<Distance>(state.distance)};
    }

    /// A pattern after a step, without its distance, and the table word that holds it.
    template <class Distance>
    struct Next {
        PatternOnBoard<Distance> pattern;
        const std::uint64_t* word;
    };
    template <unsigned planes, class Distance>
    [[nodiscard, gnu::always_inline]] Next<Distance> after(const PatternOnBoard<Distance>& pattern,
                                                           const BlankStep& step) const {
        const TableStep& tableStep = steps_[step.number];
        Next<Distance> next;
        next.pattern.cells = pattern.cells ^ tableStep.exchanged;
        next.pattern.distance = 0;
        std::uint32_t place = 0;
        if (jumps_ != nullptr) {
            const auto from = static_cast<std::uint32_t>(std::popcount(pattern.cells & tableStep.beforeFrom));
            const auto to = static_cast<std::uint32_t>(std::popcount(pattern.cells & tableStep.beforeTo));
            const std::size_t link =
                std::size_t{pattern.index} * linksPerPlace_ + from * linksPerTile_ + tableStep.direction;
            place = narrow_ != nullptr ? narrow_[link] : wide_[link];
            next.pattern.index = place;
            next.pattern.order = jumps_[jumpBetween_[from * (mostTiles + 1) + to] + pattern.order];
        } else {
            place = space_->placeOf(next.pattern.cells, tableStep.from);
            next.pattern.index = moved(pattern.index, pattern.cells, tableStep.passing);
            next.pattern.order = space_->orderOf(next.pattern.index);
        }
        next.word = words_ + std::size_t{place} * wordsPerPlace_ + next.pattern.order / 64U * planes;
        return next;
    }

  private:
    const TableStep* steps_ = nullptr;
    const std::uint64_t* words_ = nullptr;
    const Order* jumps_ = nullptr;  // null for large patterns, whose arrangements are kept
    const std::uint16_t* narrow_ = nullptr;
    const std::uint32_t* wide_ = nullptr;
    const PatternSpace* space_ = nullptr;
    std::uint32_t linksPerPlace_ = 0;
    std::uint32_t linksPerTile_ = 0;
    std::uint32_t wordsPerPlace_ = 0;
    std::array<std::uint32_t, Links::mostTiles*(mostTiles + 1)>
        jumpBetween_{};  // where a jump begins, by the numbers of tiles before both cells
};

template <class Board>
struct ChildOf;

/// A board during the search. The template's parameters are the greatest numbers that it can hold.
template <int viewCount, int patterns, class DistanceOfPattern>
struct Position {
    static constexpr int views = viewCount;
    using Distance = DistanceOfPattern;
    using Pattern = PatternOnBoard<Distance>;

    std::array<std::array<Pattern, patterns>, views> patternStates;
    std::array<std::uint8_t, games::tiles::mostCells> tiles;
    std::uint8_t blank;
    MoveAutomaton::State automaton;
    std::array<std::int16_t, views> sum;

    void apply(const ChildOf<Position>& child) {
        for (std::size_t v = 0; v < views; ++v) {
            Pattern& pattern = patternStates[v][child.pattern[v]];
            sum[v] = static_cast<std::int16_t>(sum[v] + child.patternStates[v].distance - pattern.distance);
            pattern = child.patternStates[v];
        }
        tiles[blank] = child.tile;
        blank = child.step.to;
        automaton = child.automaton;
    }
};

/// A step and the state of its tile's pattern afterwards.
template <class Board>
struct ChildOf {
    std::array<typename Board::Pattern, Board::views> patternStates;
    BlankStep step;
    MoveAutomaton::State automaton;
    std::array<std::uint8_t, Board::views> pattern;
    std::uint8_t tile;
    std::int8_t further;  // how much further from the goal, summed over the views
};

/// The readers of all patterns in all views.
template <int views, int patterns>
struct PatternReaders {
    std::array<std::array<std::uint8_t, games::tiles::mostCells>, views> patternOf{};  // indexed by tile
    std::array<std::array<PatternReader, patterns>, views> readers{};

    PatternReaders(const Heuristic& heuristic, const BlankSteps& steps) {
        for (std::size_t v = 0; v < views; ++v) {
            const View& view = heuristic.view(v);
            patternOf[v] = view.pattern;
            for (std::size_t p = 0; p < view.lookups.size(); ++p) readers[v][p] = {heuristic, steps, view.lookups[p]};
        }
    }
};

}  // namespace mitos::champion::tiles
