#pragma once
// `mitos match`: what is asked for becomes a plan for the arena, and its standing JSON.
#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/evaluations.h"
#include "api/othello/match_openings.h"
#include "arena/othello/match.h"
#include "arena/player_spec.h"
#include "base/message.h"

namespace mitos::api::othello {

struct MatchRequest {
    std::array<std::string, 2> specs;  // as they were typed
    arena::Allowed allowed;            // of both, where a spec says nothing
    arena::othello::RefereeRules rules;
    bool followTime = false;
    std::optional<arena::SprtBounds> sprt;
    unsigned concurrency = 1;
    std::vector<arena::othello::Opening> openings;
    std::string openingsName;  // how they were made; two matches with other openings differ in it
    Folder data;
};

struct PlannedMatch {
    arena::othello::MatchPlan plan;
    std::array<arena::PlayerSpec, 2> specs;
    std::uint64_t number = 0;             // the same for the same match: what its file is known by
    std::vector<base::Message> warnings;  // limits that a player is not told
};

/// An Error (usage) for a spec that makes no sense, a limit that a player cannot be told, or an opening that it cannot
/// be given. Stopped when the flag is raised while an evaluation is read; the plan goes on looking at it.
PlannedMatch planMatch(const MatchRequest& request, const base::StopFlag& stop = base::neverStopped());

struct MatchReport {
    std::array<arena::PlayerSpec, 2> specs;
    arena::othello::MatchStanding standing;
    std::optional<arena::SprtBounds> sprt;
    std::uint64_t resumed = 0;  // games that were there before
    double seconds = 0;
};

/// After every game: the game, and the match so far.
using MatchTell = std::function<void(const arena::othello::MatchGame&, const MatchReport&)>;
/// Before the first game: what is played otherwise than one might think.
using MatchWarn = std::function<void(const base::Message&)>;

/// Plays what is not yet in the file `out`, if there is one, and writes every game there as it ends. A raised flag ends
/// it at once with the games that were finished. Errors as planMatch() and arena::othello::MatchFile.
MatchReport playMatch(const MatchRequest& request, const std::optional<std::filesystem::path>& out,
                      const base::StopFlag& stop, const MatchTell& tell = {}, const MatchWarn& warn = {});

std::string matchJson(const MatchReport& report);

}  // namespace mitos::api::othello
