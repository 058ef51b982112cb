#include "train/fit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mitos::train {
namespace {

using champion::othello::featureCount;

constexpr std::size_t columns = featureCount + 1;  // the bias is one of them

// The samples as rows of a sparse matrix of ones.
struct Rows {
    std::vector<std::array<std::uint32_t, columns>> places;
    std::vector<float> rest;  // what is still to be explained

    double at(std::size_t row, const std::vector<double>& x) const {
        double sum = 0;
        for (const std::uint32_t place : places[row]) sum += x[place];
        return sum;
    }
};

Rows rowsOf(const Folding& folding, std::span<const Sample> samples, const PhaseFit& fit) {
    Rows rows;
    for (const Sample& sample : samples) {
        const auto numbers = champion::othello::featureNumbers(sample.position.own, sample.position.opponent);
        std::array<std::uint32_t, columns> places{};
        const std::size_t odd = static_cast<std::size_t>(sample.empties()) % 2;
        float known = fit.bias[odd];
        for (std::size_t f = 0; f < featureCount; ++f) {
            places[f] =
                folding.shared[champion::othello::weightOffsets[champion::othello::features[f].pattern] + numbers[f]];
            known += fit.weights[places[f]];
        }
        places[featureCount] = folding.count + static_cast<std::uint32_t>(odd);
        rows.places.push_back(places);
        rows.rest.push_back(static_cast<float>(sample.score) - known);
    }
    return rows;
}

double rootMeanSquare(const Rows& rows, const std::vector<double>& x) {
    double sum = 0;
    for (std::size_t i = 0; i < rows.places.size(); ++i) {
        const double error = rows.rest[i] - rows.at(i, x);
        sum += error * error;
    }
    return rows.places.empty() ? 0 : std::sqrt(sum / static_cast<double>(rows.places.size()));
}

double product(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

/// Conjugate gradients (Hestenes and Stiefel 1952) on (A'A + pull) x = A' rest, scaled by the diagonal.
std::vector<double> solveFor(const Rows& rows, std::size_t unknowns, const FitOptions& options) {
    std::vector<double> x(unknowns), residual(unknowns), scale(unknowns, options.pull);
    for (std::size_t i = 0; i < rows.places.size(); ++i) {
        for (const std::uint32_t place : rows.places[i]) {
            residual[place] += rows.rest[i];
            scale[place] += 1;
        }
    }
    std::vector<double> scaled(unknowns), direction(unknowns), image(unknowns);
    const auto rescale = [&] {
        for (std::size_t i = 0; i < unknowns; ++i) scaled[i] = residual[i] / scale[i];
    };
    rescale();
    direction = scaled;
    double length = product(residual, scaled);
    for (int step = 0; step < options.steps && length > 1e-9; ++step) {
        for (std::size_t i = 0; i < unknowns; ++i) image[i] = options.pull * direction[i];
        for (std::size_t i = 0; i < rows.places.size(); ++i) {
            const double along = rows.at(i, direction);
            for (const std::uint32_t place : rows.places[i]) image[place] += along;
        }
        const double far = length / product(direction, image);
        for (std::size_t i = 0; i < unknowns; ++i) {
            x[i] += far * direction[i];
            residual[i] -= far * image[i];
        }
        rescale();
        const double next = product(residual, scaled);
        for (std::size_t i = 0; i < unknowns; ++i) direction[i] = scaled[i] + next / length * direction[i];
        length = next;
    }
    return x;
}

}  // namespace

FitError fitPhase(const Folding& folding, const PhaseSamples& samples, const FitOptions& options, PhaseFit& fit) {
    FitError error;
    error.samples = samples.learned.size() + samples.heldOut.size();
    const Rows rows = rowsOf(folding, samples.learned, fit);
    const Rows unseen = rowsOf(folding, samples.heldOut, fit);
    const std::vector<double> x = solveFor(rows, folding.count + 2, options);
    error.fitted = rootMeanSquare(rows, x);
    error.heldOut = rootMeanSquare(unseen, x);
    for (std::size_t i = 0; i < folding.count; ++i) fit.weights[i] += static_cast<float>(x[i]);
    for (std::size_t odd = 0; odd < 2; ++odd) fit.bias[odd] += static_cast<float>(x[folding.count + odd]);
    return error;
}

void put(const Folding& folding, const PhaseFit& fit, int phase, champion::othello::Weights& weights) {
    const auto rounded = [](float value) {
        return static_cast<std::int16_t>(
            std::clamp(std::lround(value * champion::othello::unitsOfADisc), -32000L, 32000L));
    };
    std::int16_t* to = weights.patterns.data() + static_cast<std::size_t>(phase) * champion::othello::weightsOfAPhase;
    for (std::size_t i = 0; i < champion::othello::weightsOfAPhase; ++i)
        to[i] = rounded(fit.weights[folding.shared[i]]);
    for (std::size_t empties = 0; empties < weights.moverBias.size(); ++empties) {
        if (champion::othello::phaseOf(static_cast<int>(empties)) == phase)
            weights.moverBias[empties] = rounded(fit.bias[empties % 2]);
    }
}

}  // namespace mitos::train
