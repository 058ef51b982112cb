#include "train/othello/training.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/error.h"
#include "base/files.h"
#include "champion/othello/weights_file.h"
#include "texts/champion.h"
#include "train/othello/course.h"

namespace mitos::train::othello {
namespace {

void makeFolder(const std::filesystem::path& folder) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure) {
        throw base::Error(base::Fault::system, base::say(text::trainFolder, folder.string(), failure.message()));
    }
}

TrainingProgress progressOf(const CourseProgress& course) {
    TrainingProgress progress{course.stage, course.shardsDone, course.shards, course.seconds, {}};
    if (course.fitted) {
        const FitError& error = course.fitted->error;
        progress.fitted = {2 * course.fitted->phase, error.samples, error.fitted, error.heldOut};
    }
    return progress;
}

}  // namespace

TrainingReport trainOthello(const TrainingRequest& request, const base::StopFlag& stop,
                            const std::function<void(const TrainingProgress&)>& onProgress) {
    makeFolder(request.samples);
    Course course;
    course.stages = usualCourse();
    for (Stage& stage : course.stages) {
        const double shards = static_cast<double>(stage.shards) * request.scale;
        stage.shards = std::max<std::size_t>(1, static_cast<std::size_t>(shards));
        if (shards < 1) {  // less than a part: a smaller one, of another name
            stage.games = std::max<std::size_t>(1, static_cast<std::size_t>(shards * static_cast<double>(stage.games)));
            stage.name += fmt::format("-{}", stage.games);
        }
    }
    course.folder = request.samples;
    course.seed = request.seed;
    course.threads = std::max(request.threads, 1U);
    TrainingReport report;
    std::map<int, TrainingProgress::Fitted> fitted;
    const base::Stopwatch watch;
    const auto learned = learn(course, stop, [&](const CourseProgress& found) {
        const TrainingProgress progress = progressOf(found);
        if (progress.fitted) fitted[progress.fitted->empties] = *progress.fitted;
        if (onProgress) onProgress(progress);
    });
    for (const auto& [empties, phase] : fitted) report.fitted.push_back(phase);
    report.seconds = watch.seconds();
    if (!learned) return report;
    const std::string bytes = champion::othello::packWeights(learned->weights, learned->lastPhase);
    base::writeFile(request.out, bytes);
    report.bytes = bytes.size();
    report.complete = true;
    return report;
}

}  // namespace mitos::train::othello
