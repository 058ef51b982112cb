#pragma once
// The engine of Mitos as a player in matches: `mitos:depth=6,evaluation=phased,method=alphabeta+search,seed=1`.
#include <memory>

#include "api/othello/evaluations.h"
#include "api/othello/methods.h"
#include "api/othello/player.h"
#include "arena/player_spec.h"

namespace mitos::api::othello {

/// What the settings of a spec say. Every engine that Mitos has, or will have, is chosen here by `method`.
struct EngineSettings {
    std::string evaluationName = "phased";
    NamedMethod method;
    std::optional<std::uint64_t> seed;  // draws between equal moves; without it the first one is taken
    std::uint64_t bytes = std::uint64_t{64} << 20U;
};

/// An Error (usage) names the setting that is not known or makes no sense.
EngineSettings readEngineSettings(const arena::PlayerSpec& spec, const std::string& source);

/// Makes players that share nothing but what they only read.
std::function<std::unique_ptr<arena::Contestant>()> engineMaker(const Othello& game, const EngineSettings& settings,
                                                                const Folder& data);

/// What a move may take of a clock: an even share of what is left for the moves that are left, and most of the increment.
double shareOfClock(double left, double increment, int ownMovesLeft);

}  // namespace mitos::api::othello
