#pragma once
// Weights from samples: regularised least squares, solved by conjugate gradients.
#include <cstdint>
#include <span>
#include <vector>

#include "champion/othello/folding.h"
#include "champion/othello/weights.h"
#include "train/othello/sample.h"

namespace mitos::train::othello {

using champion::othello::Folding;

/// What is known of one phase, in discs: the shared weights, and the bias of the mover for an even and an odd number of empties.
struct PhaseFit {
    std::vector<float> weights;
    std::array<float, 2> bias{};

    explicit PhaseFit(const Folding& folding) : weights(folding.count) {}
};

struct FitOptions {
    double pull = 10;  // how strongly a weight is held where it was: as much as so many samples would
    int steps = 40;
    /// Positions that are far from even matter less: one that the weights before called so many discs counts half.
    double half = 24;
    /// What samples of the phases before and after count. They are much alike, and there are never enough of the phase itself.
    double neighbours = 0.5;
    unsigned threads = 1;  // the result is the same for any number of them
};

struct FitError {
    double fitted = 0;   // root of the mean square, in discs, on what was learned
    double heldOut = 0;  // on games of which nothing was
    std::size_t samples = 0;
};

/// What one phase learns from.
struct PhaseSamples {
    std::span<const Sample> learned;
    std::span<const Sample> heldOut;  // to see what the weights are worth on what they did not learn from
    std::vector<std::span<const Sample>> neighbours;
};

/// Improves `fit`, from where it stands, on the samples of one phase. The errors are those of the phase itself, every sample alike.
FitError fitPhase(const Folding& folding, const PhaseSamples& samples, const FitOptions& options, PhaseFit& fit);

/// The weights as the engine reads them.
void put(const Folding& folding, const PhaseFit& fit, int phase, champion::othello::Weights& weights);

}  // namespace mitos::train::othello
