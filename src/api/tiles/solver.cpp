// The searches of sliding puzzles: every kind of packed board with every heuristic.
#include "api/tiles/solver.h"

#include "api/paths/textbook.h"
#include "api/tiles/champion.h"
#include "games/tiles/sliding_tiles.h"
#include "heuristics/tiles/distances.h"
#include "heuristics/tiles/exact.h"
#include "heuristics/tiles/linear_conflict.h"

namespace mitos::api::tiles {
namespace {

using games::tiles::Packed128;
using games::tiles::Packed64;
using games::tiles::SlidingTiles;
using heuristics::tiles::Chebyshev;
using heuristics::tiles::Exact;
using heuristics::tiles::LinearConflict;
using heuristics::tiles::Manhattan;
using heuristics::tiles::Misplaced;

template <class Packed>
std::unique_ptr<paths::Engine<Tiles>> textbook(const Tiles& tiles, const Method& method,
                                               const std::optional<std::filesystem::path>& cache) {
    const SlidingTiles<Packed> puzzle(tiles.shape, tiles.goal);
    const auto with = [&](auto heuristic) { return makeTextbook(tiles, puzzle, std::move(heuristic), method); };
    switch (*method.heuristic) {
    case Estimate::zero:
        break;
    case Estimate::misplaced:
        return with(Misplaced(tiles.shape, tiles.goal));
    case Estimate::manhattan:
        return with(Manhattan(tiles.shape, tiles.goal));
    case Estimate::chebyshev:
        return with(Chebyshev(tiles.shape, tiles.goal));
    case Estimate::linearConflict:
        return with(LinearConflict(tiles.shape, tiles.goal));
    case Estimate::exact:
        if constexpr (std::same_as<Packed, Packed64>) {
            return with(Exact::load(tiles.shape, tiles.goal, cache));
        } else {
            throw std::logic_error("the exact table has no place on a board of this size");  // refused before
        }
    }
    return with(search::paths::NoEstimate{});
}

}  // namespace

std::unique_ptr<paths::Engine<Tiles>> Tiles::makeEngine(const Method& method,
                                                        const std::optional<std::filesystem::path>& cache) const {
    if (method.algorithm == Algorithm::champion)
        return std::make_unique<ChampionEngine>(*this, method.tables, static_cast<int>(*method.weightPercent), cache);
    if (shape.cells() <= Packed64::mostCells) return textbook<Packed64>(*this, method, cache);
    return textbook<Packed128>(*this, method, cache);
}

}  // namespace mitos::api::tiles
