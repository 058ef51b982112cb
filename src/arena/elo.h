#pragma once
// The strength of players, estimated from their games: ratings on the Elo scale with error bars.
//
// The model of Bradley and Terry (1952) on Elo's scale: a player rated d points higher is expected to score 1/(1 +
// 10^(-d/400)). The ratings are those of maximum likelihood over all games; a draw counts as half a win and half a loss
// (Glickman 1999 does the same). The bars are 1.96 standard errors from the Fisher information at the maximum. A draw
// has less variance than the model assumes, so with many draws the bars are too wide rather than too narrow.
#include <cstddef>
#include <vector>

namespace mitos::arena {

/// The points that each player scored against each other one: 1 for a win, 0.5 for a draw.
class Points {
  public:
    explicit Points(std::size_t players) : players_(players), table_(players * players, 0) {}

    [[nodiscard]] std::size_t players() const { return players_; }
    /// Adds what `player` scored against `opponent` in one game or in several.
    void add(std::size_t player, std::size_t opponent, double points) {
        table_[player * players_ + opponent] += points;
    }
    /// Returns what `player` scored against `opponent`.
    [[nodiscard]] double of(std::size_t player, std::size_t opponent) const {
        return table_[player * players_ + opponent];
    }
    /// Returns the number of games between two players.
    [[nodiscard]] double games(std::size_t a, std::size_t b) const { return of(a, b) + of(b, a); }

  private:
    std::size_t players_;
    std::vector<double> table_;
};

/// The estimated strength of one player.
struct Rating {
    double elo = 0;
    double error = 0;      // half the width of the 95 % interval
    bool rated = false;    // false: the player has no games
    std::size_t pool = 0;  // players who met, directly or through others, share a pool; only they can be compared
};

/// The ratings of all players.
struct Ratings {
    std::vector<Rating> players;
    bool prior = false;  // half a drawn game was added to every pair that met
    std::size_t pools = 0;
};

/// Estimates the ratings of all players. Within each pool the mean rating is zero, and an error is that of a rating
/// against this mean. There is no maximum if a part of a pool has taken all points from the rest (Ford 1957), for
/// example if one player won everything: the rating would be infinite. Then half a drawn game is added to every pair
/// that met, a weak belief that the players are equal. A player without games is not rated.
Ratings estimateElo(const Points& points);

/// Returns the expected score, 0 to 1, of a player rated `difference` points above the opponent.
double expectedScore(double difference);

}  // namespace mitos::arena
