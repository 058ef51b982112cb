#pragma once
// The schedule of a tournament, and the counts of its results.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mitos::arena {

/// A game of the schedule: the numbers of its two players and of its opening.
struct Fixture {
    std::size_t black = 0;
    std::size_t white = 0;
    std::size_t opening = 0;

    friend bool operator==(const Fixture&, const Fixture&) = default;
};

/// The results of a player: wins, draws and losses, and the sum of the differences in discs, in which the empty
/// squares count for the winner.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::int64_t discs = 0;

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return static_cast<double>(wins) + static_cast<double>(draws) / 2; }
    [[nodiscard]] double meanDiscs() const {
        return games() == 0 ? 0 : static_cast<double>(discs) / static_cast<double>(games());
    }
    /// Adds a game with its points, 1 or 0.5 or 0, and its difference in discs.
    void add(double points, int difference);
};

/// Returns the games of all pairs of players, from every opening with both colours. They go opening by opening, so
/// that a tournament that is cut short has treated all players alike.
std::vector<Fixture> roundRobin(std::size_t players, std::size_t openings);

}  // namespace mitos::arena
