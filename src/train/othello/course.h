#pragma once
// The way to the weights: stages from the end of the game backwards, each learning from labels that the former made possible.
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "train/othello/fit.h"
#include "train/othello/label.h"
#include "train/othello/play.h"

namespace mitos::train::othello {

struct Stage {
    std::string name;
    PlayPlan play;  // its range of empty squares covers whole phases
    LabelPlan label;
    std::size_t shards = 100;
    std::size_t games = 500;  // of a shard
    /// Better than all that was searched before: of the earlier samples in its range only those that were solved are learned from.
    bool replaces = false;
    double half = FitOptions{}.half;  // as in fit.h: the last word is for positions that are nearly even
};

/// The stages of the shipped weights.
std::vector<Stage> usualCourse();

struct CourseNews {
    std::string stage;
    std::size_t shardsDone = 0;
    std::size_t shards = 0;
    double seconds = 0;
    struct Phase {
        int phase = 0;
        FitError error;
    };
    std::optional<Phase> fitted;
};

struct Course {
    std::vector<Stage> stages;
    std::filesystem::path folder;  // of the samples
    std::uint64_t seed = 1;
    unsigned threads = 1;
    FitOptions fit;
};

struct Learned {
    champion::othello::Weights weights;
    int lastPhase = 0;  // those beyond stand in its likeness
};

/// The weights, or nothing when it was stopped; what was made lies in the folder, and another run goes on from there.
std::optional<Learned> learn(const Course& course, const base::StopFlag& stop,
                             const std::function<void(const CourseNews&)>& tell);

}  // namespace mitos::train::othello
