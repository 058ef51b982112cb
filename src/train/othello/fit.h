#pragma once
// Computes weights from samples: regularised least squares, solved by conjugate gradients.
#include <cstdint>
#include <span>
#include <vector>

#include "champion/othello/folding.h"
#include "champion/othello/weights.h"
#include "train/othello/sample.h"

namespace mitos::train::othello {

using champion::othello::Folding;

/// The weights of one phase in discs: the shared weights, and the bias of the mover for even and odd numbers of empty
/// squares.
struct PhaseFit {
    std::vector<float> weights;
    std::array<float, 2> bias{};

    explicit PhaseFit(const Folding& folding) : weights(folding.count) {}
};

/// How a phase is fitted.
struct FitOptions {
    double pull = 10;  // how strongly a weight is held at its value before: as much as so many samples would
    int steps = 40;
    /// The value at which a sample counts half: positions that the weights before call far from even matter less.
    double half = 24;
    /// The weight of samples from the phases before and after. They are much alike, and there are never enough of the
    /// phase itself.
    double neighbours = 0.5;
    unsigned threads = 1;  // the result is the same for any number of them
};

/// The errors of a fit.
struct FitError {
    double fitted = 0;   // root of the mean square, in discs, on the samples that were learned from
    double heldOut = 0;  // on games that were held out
    std::size_t samples = 0;
};

/// The samples that one phase learns from.
struct PhaseSamples {
    std::span<const Sample> learned;
    std::span<const Sample> heldOut;  // to measure the weights on samples that they did not learn from
    std::vector<std::span<const Sample>> neighbours;
};

/// Improves `fit` on the samples of one phase. The errors are those of the phase itself, with all samples weighted
/// equally.
FitError fitPhase(const Folding& folding, const PhaseSamples& samples, const FitOptions& options, PhaseFit& fit);

/// Writes a phase into the weights of the engine.
void put(const Folding& folding, const PhaseFit& fit, int phase, champion::othello::Weights& weights);

}  // namespace mitos::train::othello
