#pragma once
// How the states of a puzzle look in the terminal: in words, unless the puzzle has a view of its own.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "api/paths/adapter.h"
#include "cli/common/console.h"

namespace mitos::cli {

template <class A>
class StateView {
  public:
    using State = typename A::State;
    using Move = typename A::Move;

    StateView() = default;
    virtual ~StateView() = default;
    StateView(const StateView&) = delete;
    StateView& operator=(const StateView&) = delete;

    /// Draws one state as lines. `before` is the state that the last move was made from, or null.
    [[nodiscard]] virtual std::vector<std::string> draw(Console& /*console*/, const A& puzzle, const State& state,
                                                        const State* /*before*/) const {
        return {puzzle.inLine(state)};
    }
    /// Draws every state of a path with its number and the move that led to it.
    [[nodiscard]] virtual std::string drawPath(Console& console, const A& puzzle, const std::vector<State>& path,
                                               const std::vector<Move>& moves) const {
        std::string text;
        for (std::size_t i = 0; i < path.size(); ++i) {
            text += fmt::format("  {:>3}  {}", i, puzzle.inLine(path[i]));
            if (i > 0) text += "   " + puzzle.moveWords(path[i - 1], path[i], moves[i - 1], console.language);
            text += '\n';
        }
        return text;
    }
    /// Draws states without headings.
    [[nodiscard]] virtual std::string drawStates(Console& /*console*/, const A& puzzle,
                                                 const std::vector<State>& states) const {
        std::string text;
        for (const State& state : states) text += "  " + puzzle.inLine(state) + "\n";
        return text;
    }
};

}  // namespace mitos::cli
