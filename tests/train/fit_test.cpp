// The fitter finds a function that it was given samples of.
#include "train/fit.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/othello_boards.h"

namespace mitos::train {
namespace fit_test {

TEST(Fit, RecoversAFunctionOfThePatterns) {
    const Folding folding;
    base::Random random(11);
    // Corners and mobility of the edges, as weights of the smallest patterns would have it: whole numbers, so that labels are exact.
    const auto worth = [](const Position& position) {
        using games::othello::corners;
        constexpr Squares inner = 0x00003C24243C0000U;
        return 8 * (games::othello::discs(position.own & corners) -
                    games::othello::discs(position.opponent & corners)) +
               games::othello::discs(position.own & inner) - games::othello::discs(position.opponent & inner) + 3;
    };
    PhaseSamples samples;
    std::size_t count = 0;
    const games::othello::Othello game(8);
    double squares = 0;
    while (count < 40'000) {
        test::randomGame(game, random, [&](const games::othello::Board& board) {
            const Position position{board.own(), board.opponent()};
            const int empties = 64 - games::othello::discs(position.own | position.opponent);
            if (empties / 2 != 10) return;
            const Sample sample{position, static_cast<std::int8_t>(worth(position))};
            (++count % 10 == 0 ? samples.heldOut : samples.learned).push_back(sample);
            squares += sample.score * sample.score;
        });
    }
    PhaseFit fit(folding);
    FitOptions options;
    options.pull = 0.5;
    options.steps = 60;
    const FitError error = fitPhase(folding, samples, options, fit);
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
    const PhaseSamples samples{std::vector<Sample>(50, Sample{{1, 2}, 40}), {}};
    fitPhase(folding, samples, options, fit);
    EXPECT_NEAR(fit.bias[0], 2, 1e-3);
}

}  // namespace fit_test
}  // namespace mitos::train
