#pragma once
// `mitos train othello`: what it asks for, and its report as JSON.
#include <string>

#include "train/othello/training.h"

namespace mitos::api::othello {

using train::othello::TrainingProgress;
using train::othello::TrainingReport;
using train::othello::TrainingRequest;
using train::othello::trainOthello;

std::string trainingJson(const TrainingRequest& request, const TrainingReport& report);

}  // namespace mitos::api::othello
