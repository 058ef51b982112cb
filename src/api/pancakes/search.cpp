// The searches of the pancake puzzle.
#include "api/pancakes/puzzle.h"
#include "api/paths/atlas.h"
#include "api/paths/textbook.h"
#include "games/pancakes/flipping.h"
#include "heuristics/pancakes/gap.h"
#include "texts/pancakes.h"

namespace mitos::api::pancakes {

using games::pancakes::Flipping;

std::unique_ptr<paths::Engine<Pancakes>>
Pancakes::makeEngine(const paths::Method<Pancakes>& method,
                     const std::optional<std::filesystem::path>& /*cache*/) const {
    const Flipping puzzle(size, goal);
    if (method.heuristic == Estimate::gap)
        return makeTextbook(*this, puzzle, heuristics::pancakes::Gap(size, goal), method);
    return makeTextbook(*this, puzzle, search::paths::NoEstimate{}, method);
}

paths::Atlas<Pancakes> Pancakes::makeAtlas(std::size_t mostHardest, const base::Limits& limits,
                                           const base::StopFlag& stop, const base::OnProgress& tell) const {
    if (size > mostAtlasPancakes)
        throw base::Error(base::Fault::usage, base::say(text::stackAtlasTooLarge, mostAtlasPancakes, size));
    return paths::walkAtlas(*this, Flipping(size, goal), mostHardest, limits, stop, tell);
}

}  // namespace mitos::api::pancakes
