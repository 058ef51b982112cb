#pragma once
// The texts by which a person names players: `mitos:depth=6,evaluation=phased`, `gtp:./engine -x`,
// `nboard[depth=12,dir=/opt/ntest]:./ntest x`.
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/allowance.h"
#include "arena/process.h"

namespace mitos::arena {

enum class Speaks : std::uint8_t { mitos, gtp, nboard, ugi };

/// A player that a person named.
struct PlayerSpec {
    std::string text;  // as it was typed
    Speaks speaks = Speaks::mitos;
    std::string name;  // chosen by the person; empty: the program's own
    Launch launch;     // how to start it, if it is a program
    Allowed allowed;   // the limits that it states; the match has the others
    /// The settings for the engine of Mitos, in their order: evaluation=phased, method=…
    std::vector<std::pair<std::string, std::string>> settings;
};

/// Reads KIND, KIND:SETTINGS or KIND[OPTIONS]:COMMAND. Every kind knows `name`, `depth` (except GTP, whose protocol
/// has none), `time` and `clock` (except NBoard); programs also know `dir`, their working directory, and `log`, the
/// file for their standard error. Each key may stand once. Throws a base::Error (usage) that begins with `source`,
/// which says whose spec it is.
PlayerSpec readPlayerSpec(const std::string& text, const std::string& source);

}  // namespace mitos::arena
