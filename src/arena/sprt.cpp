#include "arena/sprt.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "arena/elo.h"

namespace mitos::arena {
namespace {

constexpr double unseen = 1e-3;
constexpr double halfOf95 = 1.959963984540054;
constexpr double leastDeviation = 1e-9;  // below it the mean is certain

std::vector<double> weightsOf(std::span<const std::uint64_t> counts) {
    std::vector<double> weights;
    for (const std::uint64_t count : counts) weights.push_back(static_cast<double>(count));
    return weights;
}

double sumOf(const std::vector<double>& weights) { return std::accumulate(weights.begin(), weights.end(), 0.0); }

// Returns the value of a result of this kind, 0 to 1.
double worth(std::size_t kind, std::size_t kinds) { return static_cast<double>(kind) / static_cast<double>(kinds - 1); }

// Returns the distribution with the mean `score` under which the counts are likeliest: p_i / (1 + theta (a_i -
// score)). Theta (Lagrange's multiplier) is the zero of a function that falls from infinity to minus infinity between
// its poles, so bisection finds it.
std::vector<double> likeliestWithMean(const std::vector<double>& shares, double score) {
    const std::size_t kinds = shares.size();
    double low = -1 / (1 - score);
    double high = 1 / score;
    const auto balance = [&](double theta) {
        double sum = 0;
        for (std::size_t i = 0; i < kinds; ++i) {
            const double away = worth(i, kinds) - score;
            sum += shares[i] * away / (1 + theta * away);
        }
        return sum;
    };
    for (int step = 0; step < 100; ++step) {
        const double middle = std::midpoint(low, high);
        (balance(middle) > 0 ? low : high) = middle;
    }
    const double theta = std::midpoint(low, high);
    std::vector<double> likeliest(kinds);
    for (std::size_t i = 0; i < kinds; ++i) likeliest[i] = shares[i] / (1 + theta * (worth(i, kinds) - score));
    return likeliest;
}

// Sets the interval if all of n results are the worst or all the best possible. If they are the worst, there is no
// bound from below. The bound from above is the largest share of better results, each counted as the best, with which
// n bad ones still have a probability of 2.5 % (Clopper and Pearson 1934). The bar always reaches the estimate.
void boundOneSided(EloDifference& difference, double n) {
    constexpr double infinite = std::numeric_limits<double>::infinity();
    const double most = 1 - std::pow(0.025, 1 / n);
    if (difference.elo < 0) {
        difference.low = -infinite;
        difference.high = std::max(difference.elo, eloOfScore(most));
    } else {
        difference.low = std::min(difference.elo, eloOfScore(1 - most));
        difference.high = infinite;
    }
}

}  // namespace

double eloOfScore(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1) + 0.0;  // -0 becomes 0
}

EloDifference eloDifference(std::span<const std::uint64_t> counts) {
    std::vector<double> weights = weightsOf(counts);
    EloDifference difference;
    const std::size_t kinds = weights.size();
    const double all = sumOf(weights);
    if (all == 0) return difference;
    if (weights.front() == all || weights.back() == all) {
        difference.prior = true;
        weights[kinds / 2] += 0.5;
    }
    const double total = sumOf(weights);
    double mean = 0;
    for (std::size_t i = 0; i < kinds; ++i) mean += weights[i] * worth(i, kinds) / total;
    double variance = 0;
    for (std::size_t i = 0; i < kinds; ++i) {
        variance += weights[i] * (worth(i, kinds) - mean) * (worth(i, kinds) - mean) / total;
    }
    const double deviation = std::sqrt(variance / total);
    difference.elo = eloOfScore(mean);
    difference.low = eloOfScore(mean - halfOf95 * deviation);
    difference.high = eloOfScore(mean + halfOf95 * deviation);
    if (difference.prior) boundOneSided(difference, all);
    if (deviation > leastDeviation) {
        difference.superiority = 0.5 * std::erfc(-(mean - 0.5) / deviation / std::sqrt(2.0));
    } else {
        difference.superiority = mean == 0.5 ? 0.5 : (mean > 0.5 ? 1 : 0);
    }
    return difference;
}

double SprtBounds::lower() const { return std::log(beta / (1 - alpha)); }
double SprtBounds::upper() const { return std::log((1 - beta) / alpha); }

double logLikelihoodRatio(std::span<const std::uint64_t> counts, double elo0, double elo1) {
    std::vector<double> shares = weightsOf(counts);
    if (sumOf(shares) == 0) return 0;
    for (double& share : shares) share = std::max(share, unseen);
    const double total = sumOf(shares);
    for (double& share : shares) share /= total;
    const std::vector<double> under0 = likeliestWithMean(shares, expectedScore(elo0));
    const std::vector<double> under1 = likeliestWithMean(shares, expectedScore(elo1));
    double ratio = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) ratio += shares[i] * std::log(under1[i] / under0[i]);
    return total * ratio;
}

SprtState sprt(std::span<const std::uint64_t> counts, const SprtBounds& bounds) {
    SprtState state;
    state.ratio = logLikelihoodRatio(counts, bounds.elo0, bounds.elo1);
    if (state.ratio >= bounds.upper()) state.verdict = Verdict::elo1;
    if (state.ratio <= bounds.lower()) state.verdict = Verdict::elo0;
    return state;
}

}  // namespace mitos::arena
