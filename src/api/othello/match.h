#pragma once
// `mitos match`: the engine of Mitos takes its seats, and the standing becomes JSON.
#include <filesystem>
#include <optional>
#include <string>

#include "api/othello/boards.h"
#include "api/othello/evaluations.h"
#include "arena/othello/match_openings.h"
#include "arena/othello/planned_match.h"

namespace mitos::api::othello {

using arena::EloDifference;
using arena::Failing;
using arena::failings;
using arena::GameClock;
using arena::readGameClock;
using arena::SprtBounds;
using arena::SprtState;
using arena::Tally;
using arena::Verdict;
using arena::othello::Failed;
using arena::othello::makeOpenings;
using arena::othello::MatchGame;
using arena::othello::MatchReport;
using arena::othello::MatchStanding;
using arena::othello::MatchTell;
using arena::othello::MatchWarn;
using arena::othello::OpeningRequest;
using arena::othello::PlannedMatch;
using arena::othello::ReadOpenings;
using arena::othello::readOpenings;

struct MatchRequest : arena::othello::MatchRequest {
    Folder data;  // where a person's own evaluations lie
};

/// As in the arena, with the engine of Mitos in the seats that name it. Stopped when the flag is raised while an
/// evaluation is read; the plan goes on looking at it.
PlannedMatch planMatch(const MatchRequest& request, const base::StopFlag& stop = base::neverStopped());
MatchReport playMatch(const MatchRequest& request, const std::optional<std::filesystem::path>& out,
                      const base::StopFlag& stop, const MatchTell& tell = {}, const MatchWarn& warn = {});

std::string matchJson(const MatchReport& report);

}  // namespace mitos::api::othello
