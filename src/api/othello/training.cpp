#include "api/othello/training.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "champion/othello/weights_file.h"
#include "texts/champion.h"
#include "train/othello/course.h"

namespace mitos::api::othello {
namespace {

void makeFolder(const std::filesystem::path& folder) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure) {
        throw base::Error(base::Fault::system, base::say(text::trainFolder, folder.string(), failure.message()));
    }
}

TrainingNews newsOf(const train::othello::CourseProgress& news) {
    TrainingNews told{news.stage, news.shardsDone, news.shards, news.seconds, {}};
    if (news.fitted) {
        const train::othello::FitError& error = news.fitted->error;
        told.fitted = {2 * news.fitted->phase, error.samples, error.fitted, error.heldOut};
    }
    return told;
}

}  // namespace

TrainingReport trainOthello(const TrainingRequest& request, const base::StopFlag& stop,
                            const std::function<void(const TrainingNews&)>& tell) {
    makeFolder(request.samples);
    train::othello::Course course;
    course.stages = train::othello::usualCourse();
    for (train::othello::Stage& stage : course.stages) {
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
    std::map<int, TrainingNews::Fitted> fitted;
    const base::Stopwatch watch;
    const auto learned = train::othello::learn(course, stop, [&](const train::othello::CourseProgress& news) {
        const TrainingNews told = newsOf(news);
        if (told.fitted) fitted[told.fitted->empties] = *told.fitted;
        if (tell) tell(told);
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

std::string trainingJson(const TrainingRequest& request, const TrainingReport& report) {
    nlohmann::ordered_json json;
    json["complete"] = report.complete;
    json["out"] = report.complete ? nlohmann::ordered_json(request.out.string()) : nlohmann::ordered_json(nullptr);
    json["bytes"] = report.bytes;
    json["seed"] = request.seed;
    json["seconds"] = report.seconds;
    json["phases"] = nlohmann::ordered_json::array();
    for (const TrainingNews::Fitted& phase : report.fitted) {
        json["phases"].push_back({{"empties", {phase.empties, phase.empties + 1}},
                                  {"samples", phase.samples},
                                  {"error", phase.error},
                                  {"held_out_error", phase.heldOutError}});
    }
    return json.dump();
}

}  // namespace mitos::api::othello
