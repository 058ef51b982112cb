#pragma once
// Small games written out position by position: random ones with transpositions at different depths, turns that stay
// with a side, forced moves and ends at any depth; and an oracle that was written without the searches.
#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "search/turns/game.h"

namespace mitos::test {

using search::turns::Value;

/// `spread` of the hash: all positions share two hashes when it is false.
template <bool spread>
struct Spot {
    std::uint32_t number = 0;

    [[nodiscard]] std::uint64_t hash() const { return spread ? base::mix(number) : number & 1U; }
    friend bool operator==(const Spot&, const Spot&) = default;
};

struct SpotFacts {
    std::vector<std::uint32_t> next;  // where each move leads; none: the game is over
    std::vector<Value> weights;       // of each move
    bool max = false;
    bool unquiet = false;
    Value finalValue = 0;
    Value judgement = 0;
};

/// Positions have numbers, and moves lead to greater ones: every line ends.
struct GameFacts {
    std::vector<SpotFacts> spots;

    explicit GameFacts(std::uint64_t seed) {
        base::Random random(seed);
        const auto below = [&](std::uint64_t bound) { return static_cast<std::uint32_t>(random.below(bound)); };
        const std::uint32_t size = 15 + below(60);
        const std::uint32_t reach = 2 + below(8);    // a short reach makes long games
        const std::uint32_t ends = 4 + below(20);    // one position in so many is an end
        const bool alternating = below(2) == 0;      // mostly
        const std::uint32_t variety = 2 + below(6);  // of values: with few, many moves are equal
        for (std::uint32_t number = 0; number < size; ++number) {
            SpotFacts spot;
            spot.max = alternating ? (number % 2 == 0) != (below(8) == 0) : below(2) == 0;
            spot.unquiet = below(3) == 0;
            spot.judgement = static_cast<Value>(below(variety)) - static_cast<Value>(variety / 2);
            spot.finalValue = static_cast<Value>(below(3)) * 100 - 100 + static_cast<Value>(below(2));
            const bool end = number + 1 == size || (number > 0 && below(ends) == 0);
            const std::uint32_t moves = end ? 0 : 1 + below(5);
            for (std::uint32_t i = 0; i < moves; ++i) {
                spot.next.push_back(std::min(number + 1 + below(reach), size - 1));
                spot.weights.push_back(static_cast<Value>(below(4)));
            }
            spots.push_back(spot);
        }
    }
};

template <bool spread>
class RandomGame {
  public:
    using State = Spot<spread>;
    using Move = std::uint8_t;

    explicit RandomGame(const GameFacts& facts) : facts_(&facts) {}

    [[nodiscard]] const SpotFacts& at(const State& state) const { return facts_->spots[state.number]; }
    [[nodiscard]] bool maxToMove(const State& state) const { return at(state).max; }
    [[nodiscard]] bool isOver(const State& state) const { return at(state).next.empty(); }
    [[nodiscard]] Value finalValue(const State& state) const { return at(state).finalValue; }
    [[nodiscard]] State after(const State& state, Move move) const { return {at(state).next.at(move)}; }
    template <class Visit>
    void forEachMove(const State& state, Visit&& visit) const {
        for (std::size_t i = 0; i < at(state).next.size(); ++i) visit(static_cast<Move>(i));
    }

    [[nodiscard]] auto evaluation() const {
        return [this](const State& state) { return at(state).judgement; };
    }
    [[nodiscard]] auto weight() const {
        return [this](const State& state, Move move) { return at(state).weights[move]; };
    }
    [[nodiscard]] auto unquiet() const {
        return [this](const State& state) { return at(state).unquiet; };
    }

  private:
    const GameFacts* facts_;
};

/// Minimax by the definition, over the facts alone.
class Oracle {
  public:
    Oracle(const GameFacts& facts, int extension) : spots_(&facts.spots), extension_(extension) {}

    Value value(std::uint32_t number, int depth) { return valueOf(number, depth, extension_ > 0); }
    /// The value after each move of a position.
    std::vector<Value> moveValues(std::uint32_t number, int depth) {
        std::vector<Value> values;
        for (const std::uint32_t next : (*spots_)[number].next) values.push_back(value(next, depth - 1));
        return values;
    }
    std::vector<std::uint8_t> bestMoves(std::uint32_t number, int depth) {
        const std::vector<Value> values = moveValues(number, depth);
        const Value best = (*spots_)[number].max ? *std::max_element(values.begin(), values.end())
                                                 : *std::min_element(values.begin(), values.end());
        std::vector<std::uint8_t> moves;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] == best) moves.push_back(static_cast<std::uint8_t>(i));
        }
        return moves;
    }
    /// The positions that a search without memory or cuts visits.
    std::uint64_t treeSize(std::uint32_t number, int depth) { return sizeOf(number, depth, extension_ > 0); }
    /// Tells whether a line from the position goes on beyond the depth.
    bool judges(std::uint32_t number, int depth) {
        const std::vector<std::uint32_t>& next = (*spots_)[number].next;
        if (next.empty() || depth == 0) return !next.empty();
        return std::any_of(next.begin(), next.end(), [&](std::uint32_t n) { return judges(n, depth - 1); });
    }

    /// Is `line` legal, does every position on it have the value `expected`, and does it go on to its end?
    bool holds(std::uint32_t number, int depth, const std::vector<std::uint8_t>& line, Value expected) {
        bool extendable = extension_ > 0;
        for (std::size_t i = 0;; ++i) {
            const SpotFacts& spot = (*spots_)[number];
            if (valueOf(number, depth, extendable) != expected) return false;
            if (spot.next.empty()) return i == line.size();
            if (depth == 0 && extendable && spot.unquiet) {
                depth = extension_;
                extendable = false;
            }
            if (depth == 0) return i == line.size() && spot.judgement == expected;
            if (i == line.size() || line[i] >= spot.next.size()) return false;
            number = spot.next[line[i]];
            --depth;
        }
    }

  private:
    Value valueOf(std::uint32_t number, int depth, bool extendable) {
        const auto known = known_.find({number, depth, extendable});
        if (known != known_.end()) return known->second;
        return known_[{number, depth, extendable}] = compute(number, depth, extendable);
    }

    Value compute(std::uint32_t number, int depth, bool extendable) {
        const SpotFacts& spot = (*spots_)[number];
        if (spot.next.empty()) return spot.finalValue;
        if (depth == 0) {
            if (!extendable || !spot.unquiet) return spot.judgement;
            depth = extension_;
            extendable = false;
        }
        std::vector<Value> values;
        for (const std::uint32_t next : spot.next) values.push_back(valueOf(next, depth - 1, extendable));
        std::sort(values.begin(), values.end());
        return spot.max ? values.back() : values.front();
    }

    std::uint64_t sizeOf(std::uint32_t number, int depth, bool extendable) {
        const SpotFacts& spot = (*spots_)[number];
        if (depth == 0 && extendable && spot.unquiet) {
            depth = extension_;
            extendable = false;
        }
        std::uint64_t size = 1;
        if (depth == 0) return size;
        for (const std::uint32_t next : spot.next) size += sizeOf(next, depth - 1, extendable);
        return size;
    }

    const std::vector<SpotFacts>* spots_;
    int extension_;
    std::map<std::tuple<std::uint32_t, int, bool>, Value> known_;  // number, depth, extendable
};

}  // namespace mitos::test
