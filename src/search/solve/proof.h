#pragma once
// Proving the value of one position without valuing all of them: alpha-beta with a table of proven bounds, for games that are
// too large for a complete solution.
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "base/hash.h"
#include "base/limits.h"
#include "base/zeroed_array.h"

namespace mitos::search::solve {

/// What is asked of a game here beyond the Game concept of search/turns:
///   key(state)            two words that are different for different positions
///   worth(move)           a guess: better moves have more of it
///   mustAnswer(state)     cells that the mover has to take at once lest the other side wins, as a set of bits; 0 if none
template <class G>
concept ProvableGame = requires(const G& game, const typename G::State& state, const typename G::Move& move) {
    { game.key(state) } -> std::convertible_to<std::array<std::uint64_t, 2>>;
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
    double seconds = 0;
};

template <ProvableGame G>
class ProofSearch {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// Every value of the game lies within [least, most]. The table takes at most `bytes`.
    ProofSearch(const G& game, int least, int most, std::uint64_t bytes, base::Watch& watch)
        : game_(game), least_(least), most_(most), table_(entriesFor(bytes)), watch_(watch) {}

    /// Narrows the value of `state` down to one number, by asking "at least this?" until the bounds meet.
    Proof prove(const State& state, const std::vector<int>& values) {
        Proof proof;
        proof.lower = least_;
        proof.upper = most_;
        while (proof.lower < proof.upper && !halted_) {
            // The smallest possible value above the lower bound, tried from the middle of those that are left.
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
        proof.stored = stored_;
        proof.seconds = watch_.seconds();
        return proof;
    }

  private:
    // One proven interval for one position; the keys are whole, so no two positions are ever taken for each other.
    struct Entry {
        std::array<std::uint64_t, 2> key;
        std::int16_t lower;
        std::int16_t upper;
        std::uint32_t used;  // 0: empty
    };

    static std::size_t entriesFor(std::uint64_t bytes) {
        std::size_t entries = 1024;
        while (entries * 2 * sizeof(Entry) <= bytes) entries *= 2;
        return entries;
    }

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

        // Step 2. It is known well enough.
        const std::array<std::uint64_t, 2> key = game_.key(state);
        Entry& entry = table_[base::mix(key[0], key[1]) & (table_.size() - 1)];
        int lower = least_;
        int upper = most_;
        if (entry.used != 0 && entry.key == key) {
            lower = entry.lower;
            upper = entry.upper;
            if (lower >= beta || lower == upper) return lower;
            if (upper <= alpha) return upper;
        }

        // Step 3. Moves, the most promising first; only those that answer a threat, where there is one.
        const std::size_t first = moves_.size();
        const std::uint64_t must = game_.mustAnswer(state);
        game_.forEachMove(state, [&](const Move& move) {
            if (must != 0 && ((must >> move.cell) & 1U) == 0) return;
            moves_.push_back({move, game_.worth(state, move)});
        });
        const std::size_t last = moves_.size();
        std::stable_sort(moves_.begin() + static_cast<std::ptrdiff_t>(first), moves_.end(),
                         [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });

        // Step 4. Each in turn until the window is closed.
        const bool max = game_.maxToMove(state);
        int best = max ? least_ : most_;
        for (std::size_t i = first; i < last && !halted_; ++i) {
            const State next = game_.after(state, moves_[i].move);
            const int value = search(next, alpha, beta);
            best = max ? std::max(best, value) : std::min(best, value);
            if (max ? best >= beta : best <= alpha) break;
        }
        moves_.resize(first);
        if (halted_) return best;

        // Step 5. Remember what has been proven.
        Entry& kept = table_[base::mix(key[0], key[1]) & (table_.size() - 1)];
        if (kept.used == 0) ++stored_;
        if (best >= beta) lower = std::max(lower, best);
        if (best <= alpha) upper = std::min(upper, best);
        kept = {key, static_cast<std::int16_t>(lower), static_cast<std::int16_t>(upper), 1};
        return best;
    }

    [[nodiscard]] base::Progress progress() const {
        base::Progress now;
        now.stored = stored_;
        now.bytes = 0;
        return now;
    }

    struct Candidate {
        Move move;
        int worth;
    };

    const G& game_;
    int least_;
    int most_;
    base::ZeroedArray<Entry> table_;
    base::Watch& watch_;
    std::vector<Candidate> moves_;
    std::uint64_t nodes_ = 0;
    std::uint64_t stored_ = 0;
    bool halted_ = false;
};

}  // namespace mitos::search::solve
