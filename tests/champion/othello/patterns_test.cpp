// The features of the evaluation, and how moves update them.
#include "champion/othello/patterns.h"

#include <gtest/gtest.h>

#include <set>

#include "champion/othello/features.h"
#include "champion/othello/folding.h"
#include "champion/othello/worker.h"
#include "games/othello/moves.h"
#include "tests/support/othello_boards.h"
#include "tests/support/scale.h"

namespace mitos::champion::othello {
namespace patterns_test {

constexpr std::uint64_t seed = 20261116;

TEST(Patterns, EveryFeatureCoversItsOwnSquaresAndEverySquareIsCovered) {
    std::set<Squares> seen;
    Squares all = 0;
    for (const Feature& feature : features) {
        Squares covered = 0;
        for (std::size_t i = 0; i < patterns[feature.pattern].size; ++i)
            covered |= games::othello::bitOf(feature.squares[i]);
        EXPECT_EQ(games::othello::discs(covered), static_cast<int>(patterns[feature.pattern].size));
        EXPECT_TRUE(seen.insert(covered).second);
        all |= covered;
    }
    EXPECT_EQ(all, ~Squares{0});
}

Weights arbitraryWeights() {
    Weights weights;
    base::Random random(seed);
    for (std::int16_t& weight : weights.patterns)
        weight = static_cast<std::int16_t>(static_cast<int>(random.below(401)) - 200);
    for (std::int16_t& bias : weights.moverBias)
        bias = static_cast<std::int16_t>(static_cast<int>(random.below(401)) - 200);
    return weights;
}

// Computes a number as patterns.h defines it, square by square.
int slowValue(const Weights& weights, Squares own, Squares opponent) {
    const int empties = 64 - games::othello::discs(own | opponent);
    int sum = weights.moverBias[static_cast<std::size_t>(empties)];
    const FeatureNumbers numbers = featureNumbers(own, opponent);
    for (std::size_t i = 0; i < featureCount; ++i) {
        sum += weights.phase(empties)[weightOffsets[features[i].pattern] + numbers[i]];
    }
    // As move_counts.h defines it, table by table.
    constexpr Squares risky = 0x42C300000000C342U;
    constexpr std::array<Squares, 2> kinds{~Squares{0}, ~risky};
    const std::array<Squares, 2> moves{games::othello::legalMoves(own, opponent),
                                       games::othello::legalMoves(opponent, own)};
    const std::int16_t* table = weights.phase(empties) + patternWeightsPerPhase;
    for (const Squares kind : kinds) {
        for (const Squares side : moves) {
            sum += table[std::min(games::othello::discs(side & kind), 31)];
            table += 32;
        }
    }
    const int onto = 5 * games::othello::discs(moves[0] & games::othello::corners) +
                     games::othello::discs(moves[1] & games::othello::corners);
    return sum + table[onto];
}

int inDiscs(int sum) {
    const int rounded = (sum >= 0 ? sum + unitsPerDisc / 2 : sum - unitsPerDisc / 2) / unitsPerDisc;
    return std::clamp(rounded, -63, 63);
}

TEST(Patterns, AreUpdatedByMovesAsIfComputedFromScratch) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    const Weights weights = arbitraryWeights();
    const std::atomic<bool> never{false};
    TranspositionTable table(1U << 16U);
    const games::othello::Othello game(8);
    for (const CpuLevel level : allCpuLevels) {
        if (!isSupported(level)) continue;
        const auto worker = makeWorker({table, weights, never}, level);
        base::Random random(seed);
        for (int i = 0; i < test::times(40, 4); ++i) {
            test::randomGame(game, random, [&](const games::othello::Board& board) {
                if (game.isOver(board) || game.moves(board) == 0) return;
                if (games::othello::discs(game.empties(board)) < 4) return;
                EXPECT_EQ(worker->evaluate({board.own(), board.opponent()}),
                          slowValue(weights, board.own(), board.opponent()));
                int best = -99;
                game.forEachMove(board, [&](games::othello::Square move) {
                    const games::othello::Board next = game.after(board, move);
                    best = std::max(best, -inDiscs(slowValue(weights, next.own(), next.opponent())));
                });
                EXPECT_EQ(worker->search({board.own(), board.opponent()}, -64, 64, 1, proven), best);
            });
        }
    }
}

TEST(Patterns, SharedWeightsGiveImagesOfABoardTheSameValue) {
    const Folding folding;
    base::Random random(seed);
    std::vector<int> shared(folding.count);
    for (int& weight : shared) weight = static_cast<int>(random.below(1000));
    const auto valueOf = [&](const games::othello::Board& board) {
        const FeatureNumbers numbers = featureNumbers(board.own(), board.opponent());
        int sum = 0;
        for (std::size_t i = 0; i < featureCount; ++i) {
            sum += shared[folding.shared[weightOffsets[features[i].pattern] + numbers[i]]];
        }
        return sum;
    };
    for (int i = 0; i < 200; ++i) {
        const games::othello::Board board = test::scatteredBoard(8, random);
        for (const games::othello::Symmetry symmetry : games::othello::symmetries) {
            EXPECT_EQ(valueOf(games::othello::transformed(board, symmetry)), valueOf(board));
        }
    }
}

}  // namespace patterns_test
}  // namespace mitos::champion::othello
