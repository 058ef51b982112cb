#pragma once
// The champion's levels in words.
#include "base/phrase.h"
#include "engine/othello/levels.h"

namespace mitos::api::othello {

using engine::othello::leastLevel;
using engine::othello::Level;
using engine::othello::levelOf;
using engine::othello::mostLevel;

/// Returns what kind of player a level of that number is: "a beginner" …
base::Phrase strengthOf(int number);

}  // namespace mitos::api::othello
