#pragma once
// Proving the value of one position without valuing all of them: alpha-beta with a table of proven bounds, for games that are
// too large for a complete solution.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "search/solve/proof_table.h"

namespace mitos::search::solve {

/// What is asked of a game here beyond the Game concept of search/turns:
///   key(state)                       equal only for positions of the same value
///   outlook(state)                   .wins, .loses: decided by the next moves; else .cells, where the mover may go
///   forEachMove(state, cells, visit) the moves to those
///   worth(state, move)               a guess: better moves have more of it
template <class G>
concept ProvableGame = requires(const G& game, const typename G::State& state, const typename G::Move& move) {
    { game.key(state) } -> std::convertible_to<ProofKey>;
    { game.outlook(state).wins } -> std::convertible_to<bool>;
    { game.worth(state, move) } -> std::convertible_to<int>;
    { game.maxToMove(state) } -> std::same_as<bool>;
    { game.isOver(state) } -> std::same_as<bool>;
    { game.finalValue(state) } -> std::convertible_to<int>;
};

struct Proof {
    bool complete = false;
    base::Halt halt = base::Halt::none;
    int lower = 0;  // the value for MAX lies between these
    int upper = 0;
    std::uint64_t nodes = 0;
    std::uint64_t stored = 0;
    std::uint64_t bytes = 0;  // of the table, in the end
    double seconds = 0;
};

template <ProvableGame G>
class ProofSearch {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// Every value of the game lies within [least, most], which are those of a lost and a won game. The table takes at most
    /// `bytes`.
    ProofSearch(const G& game, int least, int most, std::uint64_t bytes, base::Watch& watch)
        : game_(game), least_(least), most_(most), table_(bytes), watch_(watch) {}

    /// Narrows the value of `state` down to one number, by asking "at least this?" until the bounds meet.
    Proof prove(const State& state, const std::vector<int>& values) {
        Proof proof;
        proof.lower = least_;
        proof.upper = most_;
        while (proof.lower < proof.upper && !halted_) {
            // "At least this?" is asked of the middle one of the values that are left.
            std::vector<int> open;
            for (const int value : values) {
                if (value > proof.lower && value <= proof.upper) open.push_back(value);
            }
            if (open.empty()) break;
            const int ask = open[open.size() / 2];
            const int answer = search(state, ask - 1, ask);
            if (halted_) break;
            if (answer >= ask) {
                proof.lower = std::max(proof.lower, ask);
            } else {
                proof.upper = std::max(proof.lower, below(values, ask));
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
    static int below(const std::vector<int>& values, int ask) {
        int best = values.front();
        for (const int value : values) {
            if (value < ask) best = std::max(best, value);
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

        // Step 2. The next moves decide it.
        const bool max = game_.maxToMove(state);
        const auto outlook = game_.outlook(state);
        if (outlook.wins) return max ? most_ : least_;
        if (outlook.loses) return max ? least_ : most_;

        // Step 3. It is known well enough.
        const ProofKey key = game_.key(state);
        ProvenBounds known{least_, most_};
        table_.find(key, known);
        if (known.lower >= beta || known.lower == known.upper) return known.lower;
        if (known.upper <= alpha) return known.upper;

        // Step 4. Moves, the most promising first.
        const std::size_t first = moves_.size();
        game_.forEachMove(state, outlook.cells, [&](const Move& move) {
            moves_.push_back({move, game_.worth(state, move)});
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

        // Step 6. Remember what has been proven.
        if (best >= beta) known.lower = std::max(known.lower, best);
        if (best <= alpha) known.upper = std::min(known.upper, best);
        table_.store(key, known, nodes_ - before);
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
        int worth;
    };

    // By insertion, for lists are short; equal ones stay as they are.
    void sort(std::size_t first) {
        for (std::size_t i = first + 1; i < moves_.size(); ++i) {
            const Candidate moved = moves_[i];
            std::size_t at = i;
            for (; at > first && moves_[at - 1].worth < moved.worth; --at) moves_[at] = moves_[at - 1];
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
