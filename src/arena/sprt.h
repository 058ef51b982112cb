#pragma once
// What the games of a pair of players say: the difference in Elo with its bars, how likely the first is the stronger
// one, and a test that ends a match as soon as it is decided.
//
// Every opening is played from both sides, and the two games of such a pair are not independent: who gets the better
// side wins one and loses the other. So pairs are counted, not games: five kinds by the points of the first player in
// them, 0 to 2 in halves (the pentanomial of M. Van den Bergh and the Fishtest project, 2019). Counting games (win,
// draw, loss: the trinomial) is right only where the openings say nothing about the result.
//
// The test is Wald's (1945) with the generalised likelihood ratio (GSPRT; Li, Liu and Ying, "Generalized sequential
// probability ratio test for separate families of hypotheses", Sequential Analysis 33, 2014): the likelihood of the
// counts at its greatest among all distributions with the mean score of elo1, over the same for elo0. Elo is logistic,
// that of expectedScore().
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace mitos::arena {

/// Pairs by the points that the first player made in the two games: 0, 0.5, 1, 1.5, 2.
struct PairCounts {
    std::array<std::uint64_t, 5> counts{};

    [[nodiscard]] std::uint64_t pairs() const {
        std::uint64_t sum = 0;
        for (const std::uint64_t count : counts) sum += count;
        return sum;
    }
    /// Points of both games, each 0, 0.5 or 1.
    void add(double first, double second) { ++counts[static_cast<std::size_t>(std::lround(2 * (first + second)))]; }
};

/// The first player's strength above the second's.
struct EloDifference {
    double elo = 0;
    double low = 0;  // the interval of 95 %; infinite on the side on which nothing bounds it
    double high = 0;
    double superiority = 0.5;  // how likely the first is the stronger one ("LOS")
    bool prior = false;        // everything was won or lost: half a drawn game or pair was added, as in elo.h

    [[nodiscard]] double error() const { return (high - low) / 2; }
};

/// From counts of results that are worth 0, 1/n, 2/n … 1: {losses, draws, wins}, or the five kinds of pairs. The
/// interval is that of the mean score by its standard error (as cutechess and Fishtest do), put on the Elo scale;
/// nothing is known of no games.
EloDifference eloDifference(std::span<const std::uint64_t> counts);

/// The score in Elo; infinite for 0 and 1.
double eloOfScore(double score);

struct SprtBounds {
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05;  // how often elo1 is accepted though elo0 is true
    double beta = 0.05;   // and the other way round

    [[nodiscard]] double lower() const;  // of the logarithm of the ratio: at or below it elo0 is accepted
    [[nodiscard]] double upper() const;

    friend bool operator==(const SprtBounds&, const SprtBounds&) = default;
};

enum class Verdict : std::uint8_t { open, elo0, elo1 };

struct SprtState {
    double ratio = 0;  // the logarithm of the likelihood ratio
    Verdict verdict = Verdict::open;
};

/// Counts as for eloDifference(). A kind that has not been seen counts a thousandth, so that every mean is possible.
double logLikelihoodRatio(std::span<const std::uint64_t> counts, double elo0, double elo1);
SprtState sprt(std::span<const std::uint64_t> counts, const SprtBounds& bounds);

}  // namespace mitos::arena
