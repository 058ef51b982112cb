#pragma once
// Who meets whom, and how the results of games are counted.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mitos::arena {

/// Who plays which colour from which opening.
struct Fixture {
    std::size_t black = 0;
    std::size_t white = 0;
    std::size_t opening = 0;

    friend bool operator==(const Fixture&, const Fixture&) = default;
};

/// Wins, draws and losses, and the difference in discs over all these games (the empty squares to the winner).
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
    void add(double points, int difference);
};

/// Every two players, from every opening, once with either colour. Opening by opening, so that a tournament that is cut
/// short has treated all players alike.
std::vector<Fixture> roundRobin(std::size_t players, std::size_t openings);

}  // namespace mitos::arena
