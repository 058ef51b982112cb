#pragma once
// How strong players are, estimated from their games: ratings on the Elo scale with error bars.
//
// The model of Bradley and Terry (1952) on Elo's scale: a player rated d points higher is expected to score 1/(1 +
// 10^(-d/400)). The ratings are those of maximum likelihood over all games; a draw counts as half a win and half a loss
// (Glickman 1999 does the same). The bars are 1.96 standard errors from the Fisher information at the maximum. A draw
// tells more than that (it has less variance), so with many draws the bars are too wide rather than too narrow.
#include <cstddef>
#include <vector>

namespace mitos::arena {

/// Points per pair of players: a win is one, a draw a half.
class Points {
  public:
    explicit Points(std::size_t players) : players_(players), table_(players * players, 0) {}

    [[nodiscard]] std::size_t players() const { return players_; }
    /// What `player` scored against `opponent`, of one point or of several games at once.
    void add(std::size_t player, std::size_t opponent, double points) {
        table_[player * players_ + opponent] += points;
    }
    [[nodiscard]] double of(std::size_t player, std::size_t opponent) const {
        return table_[player * players_ + opponent];
    }
    /// Games between two players.
    [[nodiscard]] double games(std::size_t a, std::size_t b) const { return of(a, b) + of(b, a); }

  private:
    std::size_t players_;
    std::vector<double> table_;
};

struct Rating {
    double elo = 0;
    double error = 0;  // half the width of the 95 % interval
    bool rated = false;
    std::size_t pool = 0;  // players of the same pool have met, directly or through others; only they can be compared
};

struct Ratings {
    std::vector<Rating> players;
    bool prior = false;  // half a drawn game was added to every pair that met
    std::size_t pools = 0;
};

/// Within each pool the mean rating is zero, and an error is that of a rating against this mean. Where someone won or
/// lost everything there is no maximum (the rating would be infinite): then half a drawn game is added to every pair
/// that met, which is a weak belief that players are equal. More exactly, there is a maximum when no part of a pool has
/// taken all points from the rest (Ford 1957). A player without games is not rated.
Ratings estimateElo(const Points& points);

/// The expected score of a player rated `difference` points above the opponent.
double expectedScore(double difference);

}  // namespace mitos::arena
