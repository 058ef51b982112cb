#pragma once
// The weights of the champion, learned from nothing but the rules: `mitos train othello`.
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"

namespace mitos::train::othello {

struct TrainingRequest {
    std::filesystem::path out;      // the file of weights
    std::filesystem::path samples;  // a folder for what is learned from; a run that was ended goes on from there
    std::uint64_t seed = 1;
    unsigned threads = 1;
    double scale = 1;  // of the usual number of games
};

struct TrainingProgress {
    std::string stage;
    std::size_t done = 0;  // parts of the stage
    std::size_t parts = 0;
    double seconds = 0;
    struct Fitted {
        int empties = 0;  // and one more
        std::size_t samples = 0;
        double error = 0;         // root of the mean square, in discs
        double heldOutError = 0;  // on samples that were not learned from
    };
    std::optional<Fitted> fitted;
};

struct TrainingReport {
    bool complete = false;
    std::vector<TrainingProgress::Fitted> fitted;  // the last of each phase
    std::uintmax_t bytes = 0;                      // of the file
    double seconds = 0;
};

/// An Error when the file or the folder cannot be written.
TrainingReport trainOthello(const TrainingRequest& request, const base::StopFlag& stop,
                            const std::function<void(const TrainingProgress&)>& onProgress = {});

}  // namespace mitos::train::othello
