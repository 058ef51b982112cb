#include "train/othello/fit.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/parallel.h"
#include "champion/othello/features.h"

namespace mitos::train::othello {
namespace {

using champion::othello::featureCount;
using champion::othello::moveCountsPerPosition;

constexpr std::size_t columns = featureCount + moveCountsPerPosition + 1;  // the bias is one of them
// The number of parts in which the rows are summed, whatever the number of threads: so every machine finds the same
// weights.
constexpr std::size_t parts = 8;

using Places = std::array<std::uint32_t, columns>;

// The samples as rows of a sparse matrix of ones.
struct Rows {
    std::vector<Places> places;
    std::vector<float> rest;    // the part of the score that is still to be explained
    std::vector<float> weight;  // of each row

    [[nodiscard]] std::size_t size() const { return places.size(); }
    [[nodiscard]] float at(std::size_t row, const std::vector<float>& x) const {
        float sum = 0;
        for (const std::uint32_t place : places[row]) sum += x[place];
        return sum;
    }
};

std::size_t beginOf(std::size_t part, std::size_t count) { return part * count / parts; }

Places placesOf(const Folding& folding, const Sample& sample) {
    using namespace champion::othello;
    const Position& position = sample.position;
    const auto numbers = featureNumbers(position.own, position.opponent);
    Places places{};
    for (std::size_t f = 0; f < featureCount; ++f) {
        places[f] = folding.shared[weightOffsets[features[f].pattern] + numbers[f]];
    }
    const MoveCountPlaces counts = moveCountPlaces(movesOf(position), movesOf(passed(position)));
    for (std::size_t i = 0; i < counts.size(); ++i) places[featureCount + i] = folding.shared[counts[i]];
    places.back() = folding.count + static_cast<std::uint32_t>(sample.empties() % 2);
    return places;
}

void addRows(const Folding& folding, std::span<const Sample> samples, const PhaseFit& fit, double weight, double half,
             unsigned threads, Rows& rows) {
    const std::size_t before = rows.size();
    rows.places.resize(before + samples.size());
    rows.rest.resize(rows.places.size());
    rows.weight.resize(rows.places.size());
    base::forEachIndex(parts, threads, [&](std::size_t part) {
        for (std::size_t i = beginOf(part, samples.size()); i < beginOf(part + 1, samples.size()); ++i) {
            const Places places = placesOf(folding, samples[i]);
            float predicted = fit.bias[places.back() - folding.count];
            for (std::size_t k = 0; k + 1 < columns; ++k) predicted += fit.weights[places[k]];
            rows.places[before + i] = places;
            rows.rest[before + i] = static_cast<float>(samples[i].score) - predicted;
            const double far = predicted / half;
            rows.weight[before + i] = static_cast<float>(weight / (1 + far * far));
        }
    });
}

double rootMeanSquare(const Rows& rows, std::size_t count, const std::vector<float>& x) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double error = static_cast<double>(rows.rest[i]) - static_cast<double>(rows.at(i, x));
        sum += error * error;
    }
    return count == 0 ? 0 : std::sqrt(sum / static_cast<double>(count));
}

double product(const std::vector<float>& a, const std::vector<float>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    return sum;
}

/// Conjugate gradients (Hestenes and Stiefel 1952) on (A'WA + pull) x = A'W rest, scaled by the diagonal.
class Minimum {
  public:
    Minimum(const Rows& rows, std::size_t unknowns, const FitOptions& options)
        : rows_(rows), options_(options), images_(parts, std::vector<float>(unknowns)), x_(unknowns),
          residual_(unknowns), scale_(unknowns, static_cast<float>(options.pull)), scaled_(unknowns) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (const std::uint32_t place : rows.places[i]) {
                residual_[place] += rows.weight[i] * rows.rest[i];
                scale_[place] += rows.weight[i];
            }
        }
    }

    std::vector<float> found() {
        rescale();
        std::vector<float> direction = scaled_;
        double length = product(residual_, scaled_);
        for (int step = 0; step < options_.steps && length > 1e-6; ++step) {
            const std::vector<float>& image = imageOf(direction);
            const auto far = static_cast<float>(length / product(direction, image));
            for (std::size_t i = 0; i < x_.size(); ++i) {
                x_[i] += far * direction[i];
                residual_[i] -= far * image[i];
            }
            rescale();
            const double next = product(residual_, scaled_);
            const auto keep = static_cast<float>(next / length);
            for (std::size_t i = 0; i < x_.size(); ++i) direction[i] = scaled_[i] + keep * direction[i];
            length = next;
        }
        return x_;
    }

  private:
    void rescale() {
        for (std::size_t i = 0; i < x_.size(); ++i) scaled_[i] = residual_[i] / scale_[i];
    }

    const std::vector<float>& imageOf(const std::vector<float>& direction) {
        base::forEachIndex(parts, options_.threads, [&](std::size_t part) {
            std::vector<float>& image = images_[part];
            std::fill(image.begin(), image.end(), 0.0F);
            for (std::size_t i = beginOf(part, rows_.size()); i < beginOf(part + 1, rows_.size()); ++i) {
                const float along = rows_.weight[i] * rows_.at(i, direction);
                for (const std::uint32_t place : rows_.places[i]) image[place] += along;
            }
        });
        std::vector<float>& sum = images_.front();
        for (std::size_t part = 1; part < parts; ++part) {
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += images_[part][i];
        }
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += static_cast<float>(options_.pull) * direction[i];
        return sum;
    }

    const Rows& rows_;
    const FitOptions& options_;
    std::vector<std::vector<float>> images_;
    std::vector<float> x_, residual_, scale_, scaled_;
};

}  // namespace

FitError fitPhase(const Folding& folding, const PhaseSamples& samples, const FitOptions& options, PhaseFit& fit) {
    FitError error;
    error.samples = samples.learned.size() + samples.heldOut.size();
    Rows rows;
    addRows(folding, samples.learned, fit, 1, options.half, options.threads, rows);
    for (const std::span<const Sample>& neighbour : samples.neighbours) {
        addRows(folding, neighbour, fit, options.neighbours, options.half, options.threads, rows);
    }
    const std::vector<float> x = Minimum(rows, folding.count + 2, options).found();
    error.fitted = rootMeanSquare(rows, samples.learned.size(), x);
    Rows unseen;
    addRows(folding, samples.heldOut, fit, 1, options.half, options.threads, unseen);
    error.heldOut = rootMeanSquare(unseen, unseen.size(), x);
    for (std::size_t i = 0; i < folding.count; ++i) fit.weights[i] += x[i];
    for (std::size_t odd = 0; odd < 2; ++odd) fit.bias[odd] += x[folding.count + odd];
    return error;
}

void put(const Folding& folding, const PhaseFit& fit, int phase, champion::othello::Weights& weights) {
    const auto rounded = [](float value) {
        return static_cast<std::int16_t>(
            std::clamp(std::lround(value * champion::othello::unitsPerDisc), -32000L, 32000L));
    };
    std::int16_t* to = weights.patterns.data() + static_cast<std::size_t>(phase) * champion::othello::weightsPerPhase;
    for (std::size_t i = 0; i < champion::othello::weightsPerPhase; ++i)
        to[i] = rounded(fit.weights[folding.shared[i]]);
    for (std::size_t empties = 0; empties < weights.moverBias.size(); ++empties) {
        if (champion::othello::phaseOf(static_cast<int>(empties)) == phase)
            weights.moverBias[empties] = rounded(fit.bias[empties % 2]);
    }
}

}  // namespace mitos::train::othello
