#pragma once
// Statistics of the games of two players: the difference in Elo with its bars, the probability that the first is the
// stronger one, and a test that ends a match as soon as it is decided.
//
// Every opening is played from both sides, and the two games of such a pair are not independent: if one side of the
// opening is better, each player tends to win one game and lose the other. So pairs are counted, not games: five
// kinds by the points of the first player in them, 0 to 2 in halves (the pentanomial of M. Van den Bergh and the
// Fishtest project, 2019). Counting games (win, draw, loss: the trinomial) is right only if the openings do not
// influence the result.
//
// The test is Wald's (1945) with the generalised likelihood ratio (GSPRT; Li, Liu and Ying, "Generalized sequential
// probability ratio test for separate families of hypotheses", Sequential Analysis 33, 2014): the likelihood of the
// counts, maximised over all distributions with the mean score of elo1, divided by the same for elo0. Elo is
// logistic, that of expectedScore().
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace mitos::arena {

/// The number of pairs of games for each sum of the first player's points in them: 0, 0.5, 1, 1.5, 2.
struct PairCounts {
    std::array<std::uint64_t, 5> counts{};

    [[nodiscard]] std::uint64_t pairs() const {
        std::uint64_t sum = 0;
        for (const std::uint64_t count : counts) sum += count;
        return sum;
    }
    /// Adds a pair by the points of its two games, each 0, 0.5 or 1.
    void add(double first, double second) { ++counts[static_cast<std::size_t>(std::lround(2 * (first + second)))]; }
};

/// The estimated strength of the first player minus that of the second.
struct EloDifference {
    double elo = 0;
    double low = 0;  // the 95 % interval; infinite on a side without a bound
    double high = 0;
    double superiority = 0.5;  // the probability that the first is the stronger one ("LOS")
    bool prior = false;        // all was won or all lost, so half a drawn game or pair was added, as in elo.h

    [[nodiscard]] double error() const { return (high - low) / 2; }
};

/// Estimates the difference from counts of results whose values are 0, 1/n, 2/n … 1: {losses, draws, wins}, or the
/// five kinds of pairs. The interval is that of the mean score by its standard error (as cutechess and Fishtest do),
/// on the Elo scale. Without any results all members keep their defaults.
EloDifference eloDifference(std::span<const std::uint64_t> counts);

/// Returns the difference in Elo at which this score, 0 to 1, is expected; infinite for 0 and 1.
double eloOfScore(double score);

/// The two hypotheses of a test and its error rates.
struct SprtBounds {
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05;  // the probability that elo1 is accepted although elo0 is true
    double beta = 0.05;   // the probability that elo0 is accepted although elo1 is true

    [[nodiscard]] double lower() const;  // elo0 is accepted if the logarithm of the ratio is at or below it
    [[nodiscard]] double upper() const;  // elo1 is accepted if the logarithm of the ratio is at or above it

    friend bool operator==(const SprtBounds&, const SprtBounds&) = default;
};

enum class Verdict : std::uint8_t { open, elo0, elo1 };

/// The state of a test after some games.
struct SprtState {
    double ratio = 0;  // the logarithm of the likelihood ratio
    Verdict verdict = Verdict::open;
};

/// Returns the logarithm of the likelihood ratio for counts as in eloDifference(); 0 without any results. A kind
/// that has not occurred counts a thousandth, so that every mean is possible.
double logLikelihoodRatio(std::span<const std::uint64_t> counts, double elo0, double elo1);
/// Returns the state of the test for counts as in eloDifference().
SprtState sprt(std::span<const std::uint64_t> counts, const SprtBounds& bounds);

}  // namespace mitos::arena
