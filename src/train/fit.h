#pragma once
// Weights from samples: regularised least squares, solved by conjugate gradients.
#include <cstdint>
#include <span>
#include <vector>

#include "champion/othello/folding.h"
#include "champion/othello/weights.h"
#include "train/sample.h"

namespace mitos::train {

using champion::othello::Folding;

/// What is known of one phase, in discs: the shared weights, and the bias of the mover for an even and an odd number of empties.
struct PhaseFit {
    std::vector<float> weights;
    std::array<float, 2> bias{};

    explicit PhaseFit(const Folding& folding) : weights(folding.count) {}
};

struct FitOptions {
    double pull = 30;  // how strongly a weight is held where it was: as much as so many samples would
    int steps = 40;
};

struct FitError {
    double fitted = 0;   // root of the mean square, in discs, on what was learned
    double heldOut = 0;  // on games of which nothing was
    std::size_t samples = 0;
};

/// Of one phase.
struct PhaseSamples {
    std::vector<Sample> learned;
    std::vector<Sample> heldOut;  // to see what the weights are worth on what they did not learn from
};

/// Improves `fit`, from where it stands, on the samples of one phase.
FitError fitPhase(const Folding& folding, const PhaseSamples& samples, const FitOptions& options, PhaseFit& fit);

/// The weights as the engine reads them.
void put(const Folding& folding, const PhaseFit& fit, int phase, champion::othello::Weights& weights);

}  // namespace mitos::train
