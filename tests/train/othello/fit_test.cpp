// Label: threads
// The fit recovers the function behind its samples.
#include "train/othello/fit.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/othello_boards.h"

namespace mitos::train::othello {
namespace fit_test {

TEST(Fit, RecoversAFunctionOfThePatterns) {
    const Folding folding;
    base::Random random(11);
    // Corners and mobility on the edges, as the weights of the smallest patterns could express them: whole numbers, so
    // that labels are exact.
    const auto value = [](const Position& position) {
        using games::othello::corners;
        constexpr Squares inner = 0x00003C24243C0000U;
        return 8 * (games::othello::discs(position.own & corners) -
                    games::othello::discs(position.opponent & corners)) +
               games::othello::discs(position.own & inner) - games::othello::discs(position.opponent & inner) + 3;
    };
    std::vector<Sample> learned, heldOut;
    std::size_t count = 0;
    const games::othello::Othello game(8);
    double squares = 0;
    while (count < 40'000) {
        test::randomGame(game, random, [&](const games::othello::Board& board) {
            const Position position{board.own(), board.opponent()};
            const int empties = 64 - games::othello::discs(position.own | position.opponent);
            if (empties / 2 != 10) return;
            const Sample sample{position, static_cast<std::int8_t>(value(position))};
            (++count % 10 == 0 ? heldOut : learned).push_back(sample);
            squares += sample.score * sample.score;
        });
    }
    PhaseFit fit(folding);
    FitOptions options;
    options.pull = 0.5;
    options.steps = 60;
    const FitError error = fitPhase(folding, {learned, heldOut, {}}, options, fit);
    const double spread = std::sqrt(squares / static_cast<double>(count));
    EXPECT_LT(error.fitted, 0.05 * spread);
    EXPECT_LT(error.heldOut, 0.2 * spread);
    EXPECT_EQ(error.samples, count);
}

TEST(Fit, StaysWhereItWasWhenItIsPulledHard) {
    const Folding folding;
    PhaseFit fit(folding);
    fit.bias = {2, 2};
    FitOptions options;
    options.pull = 1e12;
    const std::vector<Sample> samples(50, Sample{{1, 2}, 40});
    fitPhase(folding, {samples, {}, {}}, options, fit);
    EXPECT_NEAR(fit.bias[0], 2, 1e-3);
}

// Returns positions of random games, labelled with the difference in moves.
std::vector<Sample> countedMoves(int empties, std::size_t count) {
    base::Random random(5);
    std::vector<Sample> samples;
    const games::othello::Othello game(8);
    while (samples.size() < count) {
        test::randomGame(game, random, [&](const games::othello::Board& board) {
            const Position position{board.own(), board.opponent()};
            if (champion::othello::emptySquares(position) != empties || samples.size() == count) return;
            const int moves = games::othello::discs(champion::othello::movesOf(position)) -
                              games::othello::discs(champion::othello::movesOf(champion::othello::passed(position)));
            samples.push_back({position, static_cast<std::int8_t>(moves)});
        });
    }
    return samples;
}

TEST(Fit, IsTheSameForAnyNumberOfThreads) {
    const Folding folding;
    const std::vector<Sample> samples = countedMoves(30, 500);
    FitOptions options;
    options.steps = 5;
    PhaseFit one(folding), three(folding);
    const FitError first = fitPhase(folding, {samples, samples, {}}, options, one);
    options.threads = 3;
    const FitError second = fitPhase(folding, {samples, samples, {}}, options, three);
    EXPECT_EQ(one.weights, three.weights);
    EXPECT_EQ(first.heldOut, second.heldOut);
}

TEST(Fit, LearnsFromThePhasesBesideToo) {
    const Folding folding;
    const std::vector<Sample> beside = countedMoves(32, 2000);
    const std::vector<Sample> unseen = countedMoves(30, 300);
    FitOptions options;
    PhaseFit without(folding), with(folding);
    const double nothing = fitPhase(folding, {{}, unseen, {}}, options, without).heldOut;
    EXPECT_LT(fitPhase(folding, {{}, unseen, {beside}}, options, with).heldOut, 0.6 * nothing);
}

TEST(Fit, CountsPositionsFarFromEvenForLess) {
    const Folding folding;
    const Position even{0x0000000810000000U, 0x0000001008000000U};
    const Position odd = champion::othello::afterMove(even, 19);
    PhaseFit fit(folding);
    fit.bias = {0, 48};  // two times `half`, so a fifth
    FitOptions options;
    options.pull = 1e4;  // so strong that both are hardly moved, each as its weight says
    const std::vector<Sample> samples{{even, 10}, {odd, 58}};
    fitPhase(folding, {samples, {}, {}}, options, fit);
    EXPECT_NEAR(fit.bias[0], 1e-3, 5e-5);
    EXPECT_NEAR(fit.bias[1] - 48, 2e-4, 2e-5);
}

}  // namespace fit_test
}  // namespace mitos::train::othello
