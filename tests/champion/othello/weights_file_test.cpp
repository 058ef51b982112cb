// Weights as a file: what was written is read, and anything else is refused.
#include "champion/othello/weights_file.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/random.h"
#include "champion/othello/folding.h"
#include "tests/support/scale.h"
#include "texts/writing/language.h"

namespace mitos::champion::othello {
namespace weights_file_test {

Weights arbitrary(int last) {
    const Folding folding;
    base::Random random(7);
    Weights weights;
    std::vector<std::int16_t> shared(folding.count);
    for (int phase = 0; phase < phaseCount; ++phase) {
        if (phase <= last) {
            for (std::int16_t& weight : shared) {
                if (random.below(20) == 0) weight = static_cast<std::int16_t>(random.next());
            }
        }
        for (std::size_t i = 0; i < weightsPerPhase; ++i) {
            weights.patterns[static_cast<std::size_t>(phase) * weightsPerPhase + i] = shared[folding.shared[i]];
        }
    }
    weights.probCut = {1, -2, 3, -4};
    for (std::int16_t& bias : weights.moverBias) bias = static_cast<std::int16_t>(random.next());
    return weights;
}

std::string reasonOf(std::string_view bytes) {
    try {
        (void)unpackWeights(bytes, "file");
    } catch (const base::Error& error) {
        EXPECT_EQ(error.fault(), base::Fault::input);
        return error.in(text::Language::english);
    }
    return "none";
}

TEST(WeightsFile, GivesBackWhatWasPut) {
    const Weights weights = arbitrary(3);
    const Weights back = unpackWeights(packWeights(weights, 3), "file");
    EXPECT_EQ(back.patterns, weights.patterns);
    EXPECT_EQ(back.moverBias, weights.moverBias);
    EXPECT_EQ(back.probCut, weights.probCut);
}

TEST(WeightsFile, IsRefusedWhenAnythingIsDamaged) {
    const std::string bytes = packWeights(arbitrary(1), 1);
    const std::size_t step = test::sanitized ? 33 : 1;
    EXPECT_NE(reasonOf(""), "none");
    EXPECT_NE(reasonOf("something else"), "none");
    for (std::size_t at = 0; at < bytes.size(); at += at < 100 ? step : bytes.size() / 50) {
        std::string damaged = bytes;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        EXPECT_TRUE(reasonOf(damaged).starts_with("file: ")) << "byte " << at;
        EXPECT_NE(reasonOf(bytes.substr(0, at)), "none") << "cut at " << at;
    }
    EXPECT_NE(reasonOf(bytes + "x"), "none");
}

TEST(WeightsFile, ComesWithMitos) {
    const Weights& weights = shippedWeights();
    EXPECT_NE(weights.patterns, Weights().patterns);
}

}  // namespace weights_file_test
}  // namespace mitos::champion::othello
