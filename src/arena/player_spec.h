#pragma once
// Players as a person names them: `mitos:depth=6,evaluation=phased`, `gtp:./engine -x`,
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

struct PlayerSpec {
    std::string text;  // as it was typed
    Speaks speaks = Speaks::mitos;
    std::string name;  // chosen by the person; else the program's own
    Launch launch;     // of a program
    Allowed allowed;   // of this player alone; the rest is the match's
    /// What is left for the engine of Mitos to understand, in order: evaluation=phased, method=…
    std::vector<std::pair<std::string, std::string>> settings;
};

/// KIND, KIND:SETTINGS or KIND[OPTIONS]:COMMAND. Every kind knows `name`, `depth` (but GTP, which has no word for it),
/// `time` and `clock` (but NBoard); programs also `dir` (where they run) and `log` (where their standard error goes).
/// Each may be said once. An Error (usage) names what is wrong; `source` says whose spec it is.
PlayerSpec readPlayerSpec(const std::string& text, const std::string& source);

}  // namespace mitos::arena
