#pragma once
// Placement games by name: those that come with Mitos, or any rule file.
#include <string>
#include <vector>

#include "base/limits.h"
#include "games/grid/rules.h"

namespace mitos::api::grid {

/// A game's name as one types it, or the path of a rule file. Case and hyphens do not matter. An Error (usage) lists the known
/// ones; a bad rule file is a TextError.
games::grid::Rules findGame(const std::string& nameOrPath, const base::StopFlag& stop = base::neverStopped());

/// A game that comes with Mitos, by its name only: for requests from afar, which must not name files.
games::grid::Rules shippedGame(const std::string& name);

/// Is this the name of a shipped game, or a path that exists?
bool isGame(const std::string& nameOrPath);

/// The names of the games that come with Mitos, in order.
std::vector<std::string> gameNames();

}  // namespace mitos::api::grid
