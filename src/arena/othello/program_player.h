#pragma once
// Programs as players, by the protocol that they speak.
#include <memory>

#include "arena/othello/contestant.h"
#include "arena/player_spec.h"

namespace mitos::arena::othello {

/// Returns the player for a spec that names a program; null for the engine of Mitos, which others set up.
std::unique_ptr<Contestant> makeProgram(const PlayerSpec& spec, double patience);

}  // namespace mitos::arena::othello
