#pragma once
// Walks the whole space of a puzzle whose states have numbers.
#include "api/paths/atlas_report.h"
#include "base/error.h"
#include "base/units.h"
#include "search/paths/whole_space.h"

namespace mitos::api::paths {

/// Up to this many states the walk takes a byte for each; beyond, two bits.
inline constexpr std::uint64_t mostByteStates = 1'000'000;

template <class Layers, class A, search::paths::WalkablePuzzle P>
Atlas<A> walkWith(const A& adapter, const P& puzzle, std::size_t mostHardest, const base::Limits& limits,
                  const base::StopFlag& stop, const base::OnProgress& tell) {
    const std::uint64_t bytes = Layers::bytesFor(puzzle.indexCount());
    if (bytes > limits.bytes) {
        throw base::Error(base::Fault::limit,
                          base::say(A::words().atlasTooLarge, base::showBytes(bytes), base::showBytes(limits.bytes)));
    }
    base::Watch watch(limits, stop, tell);
    Layers layers(static_cast<std::size_t>(puzzle.indexCount()));
    const search::paths::SpaceReport report = search::paths::walkSpace(puzzle, layers, mostHardest, watch);
    Atlas<A> atlas;
    atlas.complete = report.complete;
    atlas.halt = report.halt;
    atlas.states = report.states;
    atlas.depths = report.depths;
    atlas.bytes = bytes;
    for (const std::uint32_t index : report.complete ? report.hardest : std::vector<std::uint32_t>{})
        atlas.hardest.push_back(adapter.unpack(puzzle.stateAt(index)));
    atlas.seconds = watch.seconds();
    return atlas;
}

/// Throws an Error (limit) when the table is larger than the memory limit.
template <class A, search::paths::WalkablePuzzle P>
Atlas<A> walkAtlas(const A& adapter, const P& puzzle, std::size_t mostHardest, const base::Limits& limits,
                   const base::StopFlag& stop, const base::OnProgress& tell) {
    if (puzzle.indexCount() <= mostByteStates)
        return walkWith<search::paths::ByteLayers>(adapter, puzzle, mostHardest, limits, stop, tell);
    return walkWith<search::paths::TwoBitLayers>(adapter, puzzle, mostHardest, limits, stop, tell);
}

}  // namespace mitos::api::paths
