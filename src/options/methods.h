#pragma once
// Methods of the textbook searches as people type them.
#include <string>
#include <vector>

#include "engine/othello/methods.h"

namespace mitos::options {

using engine::othello::NamedMethod;

/// `minimax` or `alphabeta`, then any of `closed-set`, `weight`, `search` (or `order:listed|weight|search`),
/// `shallow:N`, `extend:N`, `deepen`, with `+` between them. An Error (usage) lists the known words.
NamedMethod readMethod(const std::string& text);

/// What is compared when nothing is named: every technique by itself and the useful ones together.
std::vector<NamedMethod> tellingMethods();

}  // namespace mitos::options
