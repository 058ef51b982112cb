#pragma once
// The search at the root: which moves are best, and exactly which of them are equal.
#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "base/random.h"
#include "search/turns/counters.h"
#include "search/turns/window.h"

namespace mitos::search::turns {

/// One of the best root moves.
template <class Move>
struct TiedMove {
    Move move;
    std::uint32_t place = 0;  // its number in the list of the root's moves
    std::vector<Move> line;   // begins with the move and leads to its value
};

/// The result of a search at the root.
template <class M>
struct RootResult {
    using Move = M;

    bool complete = false;               // every root move was valued to `depth`
    bool exhaustive = false;             // and no value depended on the depth: a deeper search would find the same
    base::Halt halt = base::Halt::none;  // why no more was done
    int depth = 0;
    Value value = 0;         // for MAX; if incomplete, of the best move so far; the root's evaluation if `valued` is 0
    std::size_t valued = 0;  // root moves that were valued
    /// Exactly the root moves of that value, in the game's order: the same with every switch of every search.
    std::vector<TiedMove<Move>> tied;
    /// The first of the tied moves, until choose() draws one. Empty only if the game is over.
    std::optional<Move> move;
    std::vector<Move> line;  // the principal variation, beginning with `move`
    Counters counters;
};

/// Compares root moves as their values come in. The originals used whatever alpha-beta returned as the value, so that
/// a bound of a worse move could look like a tie. Here each move is searched in a window that is wider by one than
/// the best value, which excludes that (for MAX, with best value b and the window b-1 to infinite):
///   result <= b-1  the move is proven worse
///   result == b    inside the window, so the value is exact: proven equal
///   result >  b    inside the window too: proven better
template <class Move>
class BestMoves {
  public:
    explicit BestMoves(bool max) : max_(max) {}

    [[nodiscard]] Window window() const {
        if (tied_.empty()) return {};
        return max_ ? Window{value_ - 1, infinite} : Window{-infinite, value_ + 1};
    }

    /// Compares a move with the best so far. `below` is the line of the position after the move.
    void compare(const Move& move, std::uint32_t place, Value value, std::span<const Move> below) {
        ++valued_;
        const bool better = tied_.empty() || (max_ ? value > value_ : value < value_);
        if (!better && value != value_) return;
        if (better) tied_.clear();
        value_ = value;
        TiedMove<Move> item{move, place, {move}};
        item.line.insert(item.line.end(), below.begin(), below.end());
        const auto after = std::find_if(tied_.begin(), tied_.end(), [&](const auto& t) { return t.place > place; });
        tied_.insert(after, std::move(item));
    }

    [[nodiscard]] Value value() const { return value_; }
    [[nodiscard]] std::size_t valued() const { return valued_; }
    [[nodiscard]] std::vector<TiedMove<Move>>& tied() { return tied_; }

  private:
    bool max_;
    Value value_ = 0;
    std::size_t valued_ = 0;
    std::vector<TiedMove<Move>> tied_;
};

/// Draws one of the tied moves, each with the same probability, and its line. The draw depends on the set alone, so
/// the same seed gives the same move with every switch.
template <class Move>
void choose(RootResult<Move>& result, base::Random& random) {
    if (result.tied.empty()) return;
    const TiedMove<Move>& drawn = result.tied[random.below(result.tied.size())];
    result.move = drawn.move;
    result.line = drawn.line;
}

}  // namespace mitos::search::turns
