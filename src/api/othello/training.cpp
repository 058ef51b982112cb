#include "api/othello/training.h"

#include <nlohmann/json.hpp>

namespace mitos::api::othello {

std::string trainingJson(const TrainingRequest& request, const TrainingReport& report) {
    nlohmann::ordered_json json;
    json["complete"] = report.complete;
    json["out"] = report.complete ? nlohmann::ordered_json(request.out.string()) : nlohmann::ordered_json(nullptr);
    json["bytes"] = report.bytes;
    json["seed"] = request.seed;
    json["seconds"] = report.seconds;
    json["phases"] = nlohmann::ordered_json::array();
    for (const TrainingProgress::Fitted& phase : report.fitted) {
        json["phases"].push_back({{"empties", {phase.empties, phase.empties + 1}},
                                  {"samples", phase.samples},
                                  {"error", phase.error},
                                  {"held_out_error", phase.heldOutError}});
    }
    return json.dump();
}

}  // namespace mitos::api::othello
