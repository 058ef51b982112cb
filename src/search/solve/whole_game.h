#pragma once
// The complete solution of a game whose positions have no dense index: every reachable position with its value, in a
// hash map. Meant for small games; the sweep (sweep.h) is for large ones.
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"

namespace mitos::search::solve {

/// Solves games that fit those of search/turns by shape: State with hash(), Move, maxToMove, isOver, finalValue,
/// forEachMove, after.
template <class G>
class WholeGame {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit WholeGame(const G& game) : game_(game) {}

    /// Values everything that can be reached from `root`. Returns false if the watch ended it; then nothing is known.
    /// Recurses once per ply, so lines must be of a game's length.
    bool explore(const State& root, base::Watch& watch) {
        halted_ = false;
        visit(root, watch);
        if (halted_) {
            values_.clear();
            finished_ = 0;
        }
        return !halted_;
    }

    [[nodiscard]] std::uint64_t positions() const { return values_.size(); }
    [[nodiscard]] std::uint64_t finished() const { return finished_; }
    [[nodiscard]] std::uint64_t bytes() const {
        return values_.bucket_count() * (sizeof(typename Map::value_type) + 2);
    }

    /// Returns the value for MAX, or nothing for a position that was not reached.
    [[nodiscard]] std::optional<int> valueOf(const State& state) const {
        const auto at = values_.find(state);
        return at == values_.end() ? std::nullopt : std::optional<int>(at->second);
    }

    /// Returns best play by both sides from a position that was reached; of equally good moves the first.
    [[nodiscard]] std::vector<Move> line(State state) const {
        std::vector<Move> moves;
        while (!game_.isOver(state)) {
            const int value = values_.at(state);
            std::optional<Move> best;
            game_.forEachMove(state, [&](const Move& move) {
                if (!best && values_.at(game_.after(state, move)) == value) best = move;
            });
            moves.push_back(*best);
            state = game_.after(state, *best);
        }
        return moves;
    }

    template <class Visit>
    void forEach(Visit&& visit) const {
        for (const auto& [state, value] : values_) visit(state, value);
    }

  private:
    int visit(const State& state, base::Watch& watch) {
        if (const auto at = values_.find(state); at != values_.end()) return at->second;
        if (watch.spent(values_.size(), [&] { return progress(); })) {
            halted_ = true;
            return 0;
        }
        int best = 0;
        if (game_.isOver(state)) {
            best = game_.finalValue(state);
            ++finished_;
        } else {
            const bool max = game_.maxToMove(state);
            bool first = true;
            game_.forEachMove(state, [&](const Move& move) {
                if (halted_) return;
                const int value = visit(game_.after(state, move), watch);
                if (first || (max ? value > best : value < best)) best = value;
                first = false;
            });
            if (halted_) return 0;
        }
        values_.emplace(state, best);
        return best;
    }

    // When the map grows, the old and the new table exist at the same time.
    [[nodiscard]] base::Progress progress() const {
        base::Progress now;
        now.stored = values_.size();
        now.bytes = bytes() * (values_.size() + base::Watch::interval > values_.max_load() ? 3 : 1);
        return now;
    }

    struct Hash {
        using is_avalanching = void;  // states mix well
        std::size_t operator()(const State& state) const { return state.hash(); }
    };
    using Map = boost::unordered_flat_map<State, int, Hash>;

    const G& game_;
    Map values_;
    std::uint64_t finished_ = 0;
    bool halted_ = false;
};

}  // namespace mitos::search::solve
