#pragma once
// The complete solution of a game whose positions have no dense index: every reachable position with its value, in a hash map.
// For small games; the sweep (sweep.h) is for large ones.
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"

namespace mitos::search::solve {

/// Fits the games of search/turns by shape: State with hash(), Move, maxToMove, isOver, finalValue, forEachMove, after.
template <class G>
class WholeGame {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit WholeGame(const G& game) : game_(game) {}

    /// Recurses once a ply, so lines must be of a game's length. Values everything that can be reached from `root`; false when the watch ended it, and then nothing is known.
    bool explore(const State& root, base::Watch& watch) {
        halted_ = false;
        visit(root, watch);
        if (halted_) {
            known_.clear();
            finished_ = 0;
        }
        return !halted_;
    }

    [[nodiscard]] std::uint64_t positions() const { return known_.size(); }
    [[nodiscard]] std::uint64_t finished() const { return finished_; }
    [[nodiscard]] std::uint64_t bytes() const { return known_.bucket_count() * (sizeof(typename Map::value_type) + 2); }

    /// As MAX sees it; nothing for a position that was not reached.
    [[nodiscard]] std::optional<int> valueOf(const State& state) const {
        const auto at = known_.find(state);
        return at == known_.end() ? std::nullopt : std::optional<int>(at->second);
    }

    /// Best play by both sides from a position that was reached; of equally good moves the first.
    [[nodiscard]] std::vector<Move> line(State state) const {
        std::vector<Move> moves;
        while (!game_.isOver(state)) {
            const int value = known_.at(state);
            std::optional<Move> best;
            game_.forEachMove(state, [&](const Move& move) {
                if (!best && known_.at(game_.after(state, move)) == value) best = move;
            });
            moves.push_back(*best);
            state = game_.after(state, *best);
        }
        return moves;
    }

    template <class Visit>
    void forEach(Visit&& visit) const {
        for (const auto& [state, value] : known_) visit(state, value);
    }

  private:
    int visit(const State& state, base::Watch& watch) {
        if (const auto at = known_.find(state); at != known_.end()) return at->second;
        if (watch.spent(known_.size(), [&] { return progress(); })) {
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
        known_.emplace(state, best);
        return best;
    }

    // When the map grows, the old and the new table are there together.
    [[nodiscard]] base::Progress progress() const {
        base::Progress now;
        now.stored = known_.size();
        now.bytes = bytes() * (known_.size() + base::Watch::interval > known_.max_load() ? 3 : 1);
        return now;
    }

    struct Hash {
        using is_avalanching = void;  // states mix well
        std::size_t operator()(const State& state) const { return state.hash(); }
    };
    using Map = boost::unordered_flat_map<State, int, Hash>;

    const G& game_;
    Map known_;
    std::uint64_t finished_ = 0;
    bool halted_ = false;
};

}  // namespace mitos::search::solve
