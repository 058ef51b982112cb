#pragma once
// Proves the value of one position without valuing all of them: alpha-beta with a table of proven bounds, for games
// that are too large for a complete solution.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "search/solve/proof_table.h"

namespace mitos::search::solve {

/// What a proof search requires of a game beyond the Game concept of search/turns:
///   key(state)                       equal only for positions of the same value
///   outlook(state)                   .wins, .loses: decided by the next moves; otherwise .cells for the mover
///   forEachMove(state, cells, visit) the moves to those
///   priority(state, move)            a guess: better moves have a higher one
template <class G>
concept ProvableGame = requires(const G& game, const typename G::State& state, const typename G::Move& move) {
    { game.key(state) } -> std::convertible_to<ProofKey>;
    { game.outlook(state).wins } -> std::convertible_to<bool>;
    { game.priority(state, move) } -> std::convertible_to<int>;
    { game.maxToMove(state) } -> std::same_as<bool>;
    { game.isOver(state) } -> std::same_as<bool>;
    { game.finalValue(state) } -> std::convertible_to<int>;
};

/// The result of a proof search.
struct Proof {
    bool complete = false;
    base::Halt halt = base::Halt::none;
    int lower = 0;  // the value for MAX lies between these
    int upper = 0;
    std::uint64_t nodes = 0;
    std::uint64_t stored = 0;
    std::uint64_t bytes = 0;  // of the table, at the end
    double seconds = 0;
};

/// Proves values of positions of one game, with a table that is kept between the proofs.
template <ProvableGame G>
class ProofSearch {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// Every value of the game lies within [least, most], the values of a lost and a won game. The table takes at
    /// most `bytes`.
    ProofSearch(const G& game, int least, int most, std::uint64_t bytes, base::Watch& watch)
        : game_(game), least_(least), most_(most), table_(bytes), watch_(watch) {}

    /// Proves the value of `state` by asking whether it is at least some number until the bounds meet. `values` are
    /// the possible values.
    Proof prove(const State& state, const std::vector<int>& values) {
        Proof proof;
        proof.lower = least_;
        proof.upper = most_;
        while (proof.lower < proof.upper && !halted_) {
            // The number is the middle one of the values that are left.
            std::vector<int> open;
            for (const int value : values) {
                if (value > proof.lower && value <= proof.upper) open.push_back(value);
            }
            if (open.empty()) break;
            const int target = open[open.size() / 2];
            const int answer = search(state, target - 1, target);
            if (halted_) break;
            if (answer >= target) {
                proof.lower = std::max(proof.lower, target);
            } else {
                proof.upper = std::max(proof.lower, below(values, target));
            }
        }
        proof.complete = proof.lower == proof.upper;
        proof.halt = watch_.halt();
        proof.nodes = nodes_;
        proof.stored = table_.size();
        proof.bytes = table_.bytes();
        proof.seconds = watch_.seconds();
        return proof;
    }

  private:
    static int below(const std::vector<int>& values, int target) {
        int best = values.front();
        for (const int value : values) {
            if (value < target) best = std::max(best, value);
        }
        return best;
    }

    // Fail-soft value for MAX:
    //   result <= alpha  the true value is at most `result`
    //   result >= beta   the true value is at least `result`
    int search(const State& state, int alpha, int beta) {
        // Step 1. The game is over.
        if (game_.isOver(state)) return game_.finalValue(state);
        if (watch_.spent(nodes_, [&] { return progress(); })) {
            halted_ = true;
            return alpha;
        }
        ++nodes_;
        const std::uint64_t before = nodes_;

        // Step 2. The next moves decide the game.
        const bool max = game_.maxToMove(state);
        const auto outlook = game_.outlook(state);
        if (outlook.wins) return max ? most_ : least_;
        if (outlook.loses) return max ? least_ : most_;

        // Step 3. The table decides.
        const ProofKey key = game_.key(state);
        ProvenBounds bounds{least_, most_};
        table_.find(key, bounds);
        if (bounds.lower >= beta || bounds.lower == bounds.upper) return bounds.lower;
        if (bounds.upper <= alpha) return bounds.upper;

        // Step 4. Moves, the most promising first.
        const std::size_t first = moves_.size();
        game_.forEachMove(state, outlook.cells, [&](const Move& move) {
            moves_.push_back({move, game_.priority(state, move)});
        });
        const std::size_t last = moves_.size();
        sort(first);

        // Step 5. Each in turn until the window is closed.
        int best = max ? least_ : most_;
        for (std::size_t i = first; i < last && !halted_; ++i) {
            const State next = game_.after(state, moves_[i].move);
            const int value = search(next, alpha, beta);
            best = max ? std::max(best, value) : std::min(best, value);
            if (max ? best >= beta : best <= alpha) break;
        }
        moves_.resize(first);
        if (halted_) return best;

        // Step 6. What has been proven is stored.
        if (best >= beta) bounds.lower = std::max(bounds.lower, best);
        if (best <= alpha) bounds.upper = std::min(bounds.upper, best);
        table_.store(key, bounds, nodes_ - before);
        return best;
    }

    [[nodiscard]] base::Progress progress() const {
        base::Progress now;
        now.stored = table_.size();
        now.bytes = table_.bytes();
        return now;
    }

    struct Candidate {
        Move move;
        int priority;
    };

    // Sorts by insertion, since lists are short; equal moves keep their order.
    void sort(std::size_t first) {
        for (std::size_t i = first + 1; i < moves_.size(); ++i) {
            const Candidate moved = moves_[i];
            std::size_t at = i;
            for (; at > first && moves_[at - 1].priority < moved.priority; --at) moves_[at] = moves_[at - 1];
            moves_[at] = moved;
        }
    }

    const G& game_;
    int least_;
    int most_;
    ProofTable table_;
    base::Watch& watch_;
    std::vector<Candidate> moves_;
    std::uint64_t nodes_ = 0;
    bool halted_ = false;
};

}  // namespace mitos::search::solve
