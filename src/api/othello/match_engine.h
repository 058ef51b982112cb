#pragma once
// The engine of Mitos as a player in matches: `mitos:depth=6,evaluation=phased`; and the textbook searches, when a
// method is named: `mitos:depth=6,method=alphabeta+search,seed=1`.
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "api/othello/engine.h"
#include "arena/othello/engine_player.h"
#include "arena/player_spec.h"

namespace mitos::api::othello {

/// What the settings of a spec say.
struct EngineSettings {
    EngineRequest engine;
    arena::othello::EnginePlayerOptions player;
};

/// An Error (usage) names the setting that is not known or makes no sense.
EngineSettings readEngineSettings(const arena::PlayerSpec& spec, const std::string& source, const Folder& data);

/// Of the text of its evaluation: a file that was edited makes it another player. Stopped when the flag is raised
/// meanwhile.
std::uint64_t evaluationSum(const EngineSettings& settings, const base::StopFlag& stop = base::neverStopped());

/// Makes players that share nothing but what they only read. An Error for an evaluation that is not there or not sound.
/// `stop` ends the waiting for an evaluation that comes through a pipe, now and whenever a player is made.
std::function<std::unique_ptr<arena::othello::Contestant>()>
engineMaker(const EngineSettings& settings, const base::StopFlag& stop = base::neverStopped());

}  // namespace mitos::api::othello
