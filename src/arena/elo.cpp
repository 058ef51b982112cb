#include "arena/elo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mitos::arena {
namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

constexpr double eloPerUnit = 400 / std::numbers::ln10;  // a unit is a factor e in the odds
constexpr double widthOf95 = 1.959963984540054;
constexpr double priorGames = 0.5;

// Returns the inverse of a symmetric, positive definite matrix (Gauss and Jordan; no pivots are needed).
Matrix inverseOf(Matrix matrix) {
    const std::size_t n = matrix.size();
    Matrix inverse(n, Vector(n, 0));
    for (std::size_t i = 0; i < n; ++i) inverse[i][i] = 1;
    for (std::size_t column = 0; column < n; ++column) {
        const double pivot = matrix[column][column];
        for (std::size_t j = 0; j < n; ++j) {
            matrix[column][j] /= pivot;
            inverse[column][j] /= pivot;
        }
        for (std::size_t row = 0; row < n; ++row) {
            if (row == column) continue;
            const double factor = matrix[row][column];
            for (std::size_t j = 0; j < n; ++j) {
                matrix[row][j] -= factor * matrix[column][j];
                inverse[row][j] -= factor * inverse[column][j];
            }
        }
    }
    return inverse;
}

// Returns which players are reached from `from` by steps for which step(a, b) holds.
template <class Step>
std::vector<bool> reached(std::size_t players, std::size_t from, const Step& step) {
    std::vector<bool> seen(players, false);
    std::vector<std::size_t> open{from};
    seen[from] = true;
    while (!open.empty()) {
        const std::size_t a = open.back();
        open.pop_back();
        for (std::size_t b = 0; b < players; ++b) {
            if (seen[b] || !step(a, b)) continue;
            seen[b] = true;
            open.push_back(b);
        }
    }
    return seen;
}

// The players of one pool, and the points among them.
class Pool {
  public:
    Pool(const Points& points, std::vector<std::size_t> members) : points_(points), members_(std::move(members)) {}

    [[nodiscard]] const std::vector<std::size_t>& members() const { return members_; }

    // Returns whether the likelihood has a maximum: every player is reached from the first one by steps to players
    // who took points from the last, and the first one from every player.
    [[nodiscard]] bool hasMaximum() const {
        const auto all = [&](const auto& step) {
            const std::vector<bool> seen = reached(points_.players(), members_.front(), step);
            return std::all_of(members_.begin(), members_.end(), [&](std::size_t i) { return seen[i]; });
        };
        return all([&](std::size_t a, std::size_t b) { return points_.of(a, b) > 0; }) &&
               all([&](std::size_t a, std::size_t b) { return points_.of(b, a) > 0; });
    }

    void rate(bool prior, std::vector<Rating>& ratings) const {
        const std::size_t n = members_.size();
        Matrix points(n, Vector(n, 0));
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j) {
                const bool met = points_.games(members_[i], members_[j]) > 0;
                points[i][j] = points_.of(members_[i], members_[j]) + (prior && met ? priorGames / 2 : 0);
            }
        }
        Vector units(n, 0);
        // Newton's method. The likelihood is concave, and shortened steps keep a far start from diverging.
        for (int step = 0; step < 200; ++step) {
            const Vector change = times(inverseOf(information(points, units)), gradient(points, units));
            double longest = 0;
            for (const double c : change) longest = std::max(longest, std::abs(c));
            const double shorter = longest > 1 ? 1 / longest : 1;
            for (std::size_t i = 0; i < n; ++i) units[i] += shorter * change[i];
            if (longest < 1e-12) break;
        }
        const Matrix inverse = inverseOf(information(points, units));
        double mean = 0;
        for (const double u : units) mean += u / static_cast<double>(n);
        for (std::size_t i = 0; i < n; ++i) {
            Rating& rating = ratings[members_[i]];
            rating.rated = true;
            rating.elo = (units[i] - mean) * eloPerUnit;
            rating.error =
                widthOf95 * eloPerUnit * std::sqrt(std::max(0.0, inverse[i][i] - 1 / static_cast<double>(n)));
        }
    }

  private:
    const Points& points_;
    std::vector<std::size_t> members_;

    static double scoreOf(double units) { return 1 / (1 + std::exp(-units)); }

    // Returns by how much each player scored more than the ratings predict.
    static Vector gradient(const Matrix& points, const Vector& units) {
        Vector gradient(units.size(), 0);
        for (std::size_t i = 0; i < units.size(); ++i) {
            for (std::size_t j = 0; j < units.size(); ++j) {
                gradient[i] += points[i][j] - (points[i][j] + points[j][i]) * scoreOf(units[i] - units[j]);
            }
        }
        return gradient;
    }

    // Returns the Fisher information. It is singular, because all ratings may be shifted together; adding 1/n in
    // every place removes that. Taken off the inverse again, it leaves the variances against the mean (the
    // pseudo-inverse).
    static Matrix information(const Matrix& points, const Vector& units) {
        const std::size_t n = units.size();
        Matrix matrix(n, Vector(n, 1 / static_cast<double>(n)));
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j) {
                if (i == j) continue;
                const double p = scoreOf(units[i] - units[j]);
                const double weight = (points[i][j] + points[j][i]) * p * (1 - p);
                matrix[i][i] += weight;
                matrix[i][j] -= weight;
            }
        }
        return matrix;
    }

    static Vector times(const Matrix& matrix, const Vector& vector) {
        Vector product(vector.size(), 0);
        for (std::size_t i = 0; i < vector.size(); ++i) {
            for (std::size_t j = 0; j < vector.size(); ++j) product[i] += matrix[i][j] * vector[j];
        }
        return product;
    }
};

}  // namespace

Ratings estimateElo(const Points& points) {
    Ratings ratings;
    ratings.players.resize(points.players());
    std::vector<Pool> pools;
    std::vector<bool> placed(points.players(), false);
    for (std::size_t i = 0; i < points.players(); ++i) {
        if (placed[i]) continue;
        const std::vector<bool> met =
            reached(points.players(), i, [&](std::size_t a, std::size_t b) { return points.games(a, b) > 0; });
        std::vector<std::size_t> members;
        for (std::size_t j = 0; j < points.players(); ++j) {
            if (met[j]) members.push_back(j);
        }
        for (const std::size_t member : members) {
            placed[member] = true;
            ratings.players[member].pool = pools.size();
        }
        if (members.size() > 1) pools.emplace_back(points, std::move(members));
    }
    ratings.pools = pools.size();
    ratings.prior = std::any_of(pools.begin(), pools.end(), [](const Pool& pool) { return !pool.hasMaximum(); });
    for (const Pool& pool : pools) pool.rate(ratings.prior, ratings.players);
    return ratings;
}

double expectedScore(double difference) { return 1 / (1 + std::exp(-difference / eloPerUnit)); }

}  // namespace mitos::arena
