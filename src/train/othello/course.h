#pragma once
// The course of learning: stages from the end of the game backwards, each learning from labels that the one before
// made possible.
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

/// One stage: the games that are played, and how their positions are labelled.
struct Stage {
    std::string name;
    PlayPlan play;  // its range of empty squares covers whole phases
    LabelPlan label;
    std::size_t shards = 100;
    std::size_t games = 500;  // of a shard
    /// Its samples are better than all that were searched before: of the earlier samples in its range only those that
    /// were solved are learned from.
    bool replaces = false;
    double half = FitOptions{}.half;  // as in fit.h: the last stages care most for positions that are nearly even
};

/// Returns the stages of the shipped weights.
std::vector<Stage> usualCourse();

/// How far a course is.
struct CourseProgress {
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

/// A course and how it is run.
struct Course {
    std::vector<Stage> stages;
    std::filesystem::path folder;  // for the samples
    std::uint64_t seed = 1;
    unsigned threads = 1;
    FitOptions fit;
};

/// The result of a course.
struct Learned {
    champion::othello::Weights weights;
    int lastPhase = 0;  // later phases are copies of it
};

/// Runs the course and returns the weights, or nothing if it was stopped; the samples stay in the folder, and another
/// run continues from there.
std::optional<Learned> learn(const Course& course, const base::StopFlag& stop,
                             const std::function<void(const CourseProgress&)>& onProgress);

}  // namespace mitos::train::othello
