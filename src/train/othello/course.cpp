#include "train/othello/course.h"

#include <fmt/format.h>

#include <map>

#include "base/checksum.h"
#include "base/ordered_work.h"
#include "train/othello/shard.h"
#include "train/othello/spread.h"

namespace mitos::train::othello {
namespace {

using champion::othello::Weights;

constexpr std::uint64_t tableBytes = std::uint64_t{16} << 20U;
constexpr int leastEmptiesForSpread = 14;
constexpr std::size_t spreadPositionsPerPhase = 100;
constexpr int deepestForSpread = 12;
constexpr std::size_t heldOutEvery = 10;  // of so many games one is held out

std::uint64_t fingerprint(const Weights& weights) {
    return base::checksum({reinterpret_cast<const char*>(weights.patterns.data()),
                           weights.patterns.size() * sizeof(weights.patterns[0])}) ^
           base::checksum({reinterpret_cast<const char*>(weights.moverBias.data()), sizeof(weights.moverBias)}) ^
           static_cast<std::uint64_t>(weights.probCut.base * 7 + weights.probCut.perEmpty * 11 +
                                      weights.probCut.perProbe * 13 + weights.probCut.power * 17);
}

std::string originOf(const Course& course, const Stage& stage, std::size_t shard, std::uint64_t weights) {
    std::string origin = fmt::format(
        "stage {} shard {} of {} games seed {} weights {:016x} empties {}-{} play {} {} {}-{} {} {} label {} {} {} {}",
        stage.name, shard, stage.games, course.seed, weights, stage.play.least, stage.play.most, stage.play.depth,
        stage.play.noise, stage.play.leastRandom, stage.play.mostRandom, stage.play.keep, stage.play.offTheLine,
        stage.label.exactUpTo, stage.label.endUpTo, stage.label.depth, stage.label.selectivity);
    if (stage.play.balance < PlayPlan::anyBalance) origin += fmt::format(" balance {}", stage.play.balance);
    return origin;
}

// Makes the samples of a shard. They depend on its origin alone, so its table starts empty.
std::vector<Sample> makeShard(const Course& course, const Stage& stage, std::size_t shard, const Weights& weights,
                              const base::StopFlag& stop) {
    champion::othello::TranspositionTable table(tableBytes);
    const std::atomic<bool> never{false};
    const auto worker = champion::othello::makeWorker({table, weights, never});
    base::Random random(base::checksum(originOf(course, stage, shard, fingerprint(weights))));
    std::vector<Sample> samples;
    for (std::size_t game = 0; game < stage.games && !stop.raised(); ++game) {
        for (const Position& position : playGame(stage.play, random, *worker)) {
            samples.push_back({position, static_cast<std::int8_t>(labelFor(position, stage.label, *worker))});
        }
        table.nextSearch();
    }
    return samples;
}

class Learner {
  public:
    Learner(const Course& course, const base::StopFlag& stop,
            const std::function<void(const CourseProgress&)>& onProgress)
        : course_(course), stop_(stop), onProgress_(onProgress) {}

    std::optional<Learned> run() {
        for (const Stage& stage : course_.stages) {
            if (stage.replaces) dropSearched(stage);
            if (!gather(stage)) return std::nullopt;
            fit(stage);
            measureSpread();
            if (stop_.raised()) return std::nullopt;
        }
        return Learned{weights_, fits_.empty() ? 0 : fits_.rbegin()->first};
    }

  private:
    bool gather(const Stage& stage) {
        const std::uint64_t made = fingerprint(weights_);
        solvedUpTo_ = std::max(solvedUpTo_, stage.label.exactUpTo);
        std::size_t done = 0;
        base::inOrder(
            stage.shards, course_.threads,
            [&](std::size_t shard) {
                const auto path = course_.folder / fmt::format("{}-{:04}.samples", stage.name, shard);
                const std::string origin = originOf(course_, stage, shard, made);
                if (auto stored = readShard(path, origin)) return std::move(*stored);
                std::vector<Sample> samples = makeShard(course_, stage, shard, weights_, stop_);
                if (stop_.raised()) return std::vector<Sample>();
                writeShard(path, origin, samples);
                return samples;
            },
            [&](std::size_t, const std::vector<Sample>& samples) {
                add(samples);
                if (onProgress_) onProgress_({stage.name, ++done, stage.shards, watch_.seconds(), {}});
            });
        return !stop_.raised();
    }

    void dropSearched(const Stage& stage) {
        for (auto& [phase, samples] : byPhase_) {
            if (2 * phase > stage.play.most || 2 * phase + 1 < stage.play.least) continue;
            for (std::vector<Sample>* part : {&samples.learned, &samples.heldOut}) {
                std::erase_if(*part, [&](const Sample& sample) { return sample.empties() > solvedUpTo_; });
            }
        }
    }

    // Whole games are held out: the positions of one game are too much alike.
    void add(const std::vector<Sample>& samples) {
        std::size_t game = 0;
        int before = 0;
        for (const Sample& sample : samples) {
            if (sample.empties() > before) ++game;  // a game's positions come in their order
            before = sample.empties();
            Gathered& phase = byPhase_[champion::othello::phaseOf(before)];
            (game % heldOutEvery == 0 ? phase.heldOut : phase.learned).push_back(sample);
        }
    }

    // Fits the phases of a stage on the samples of all stages so far.
    void fit(const Stage& stage) {
        for (auto& [phase, samples] : byPhase_) {
            if (stop_.raised()) return;
            if (2 * phase > stage.play.most || 2 * phase + 1 < stage.play.least) continue;
            // A phase starts with the weights of the phase after it in the game.
            if (!fits_.contains(phase)) {
                const auto later = fits_.find(phase - 1);
                fits_.emplace(phase, later != fits_.end() ? later->second : PhaseFit(folding_));
            }
            PhaseFit& fit = fits_.at(phase);
            PhaseSamples from{samples.learned, samples.heldOut, {}};
            for (const int beside : {phase - 1, phase + 1}) {
                const auto neighbour = byPhase_.find(beside);
                if (neighbour != byPhase_.end()) from.neighbours.emplace_back(neighbour->second.learned);
            }
            FitOptions options = course_.fit;
            options.threads = course_.threads;
            options.half = stage.half;
            const FitError error = fitPhase(folding_, from, options, fit);
            put(folding_, fit, phase, weights_);
            if (onProgress_)
                onProgress_(
                    {stage.name, stage.shards, stage.shards, watch_.seconds(), CourseProgress::Phase{phase, error}});
        }
        if (fits_.empty()) return;  // so few games that no position was kept
        // Phases that are not learned yet, or never, are copies of the last one that was.
        const int last = fits_.rbegin()->first;
        for (int phase = last + 1; phase < champion::othello::phaseCount; ++phase) {
            put(folding_, fits_.at(last), phase, weights_);
        }
    }

    // Probable cutoffs are made in searches that go on for a while: from positions with many empty squares.
    void measureSpread() {
        std::vector<Position> positions;
        for (const auto& [phase, samples] : byPhase_) {
            if (2 * phase < leastEmptiesForSpread) continue;
            const std::vector<Sample>& from = samples.learned;
            if (from.size() < spreadPositionsPerPhase)
                continue;  // they show nothing, and weights that were learned from so few would search long
            const std::size_t step = std::max<std::size_t>(from.size() / spreadPositionsPerPhase, 1);
            for (std::size_t i = 0; i < from.size(); i += step) positions.push_back(from[i].position);
        }
        if (positions.empty()) return;
        const auto pairs = comparedSearches(positions, weights_, deepestForSpread, course_.threads, stop_);
        if (!stop_.raised()) weights_.probCut = fitSpread(pairs);
    }

    struct Gathered {
        std::vector<Sample> learned;
        std::vector<Sample> heldOut;
    };

    const Course& course_;
    const base::StopFlag& stop_;
    const std::function<void(const CourseProgress&)>& onProgress_;
    base::Stopwatch watch_;
    Folding folding_;
    Weights weights_;
    std::map<int, PhaseFit> fits_;
    std::map<int, Gathered> byPhase_;
    int solvedUpTo_ = 0;  // so many empty squares were solved by every stage that had them
};

}  // namespace

// The first stages go back from the end, to have weights for the whole game; then come whole games between players
// with these weights. The last stages start from openings that are nearly even, where games are decided in play.
// Play: most and least empty squares, depth, noise, random plies, share of positions that is kept, share off the
// line, balance. Label: solved up to, searched to the end up to, depth.
std::vector<Stage> usualCourse() {
    constexpr int exact = champion::othello::proven;
    constexpr int uncertain = 0;
    return {
        {"end", {13, 1, 0, 3, 6, 30, 1, 0.33}, {13, 0, 0, exact}, 60},
        {"twenty", {21, 14, 1, 2, 6, 24, 1, 0.33}, {14, 0, 6, uncertain}, 40},
        {"middle", {27, 22, 1, 2, 6, 24, 1, 0.33}, {0, 0, 6, uncertain}, 50},
        {"thirty", {35, 28, 1, 2, 6, 20, 1, 0.33}, {0, 0, 6, uncertain}, 40},
        {"forty", {45, 36, 1, 2, 4, 14, 1, 0.33}, {0, 0, 6, uncertain}, 40},
        {"fifty", {59, 46, 1, 2, 0, 8, 1, 0.33}, {0, 0, 6, uncertain}, 30},
        {"games", {59, 1, 3, 1, 0, 18, 0.5, 0.33}, {14, 16, 7, uncertain}, 100, 500, true},
        {"again", {59, 1, 3, 1, 0, 18, 0.4, 0.4, 20}, {14, 17, 8, uncertain}, 240, 500, true},
        {"more", {59, 1, 3, 1, 2, 16, 0.4, 0.4, 8}, {14, 17, 9, uncertain}, 320, 500, false, 12},
    };
}

std::optional<Learned> learn(const Course& course, const base::StopFlag& stop,
                             const std::function<void(const CourseProgress&)>& onProgress) {
    return Learner(course, stop, onProgress).run();
}

}  // namespace mitos::train::othello
