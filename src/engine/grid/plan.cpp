#include "engine/grid/plan.h"

#include "engine/grid/numbering.h"

namespace mitos::engine::grid {
namespace {

constexpr double indicesPerSecond = 25e6;  // measured on one core with the slowest of the numberings
constexpr std::uint64_t mostIndices = std::uint64_t{1} << 40;
constexpr double givenUpFrom = 10;  // times the allowed seconds

}  // namespace

Plan planFor(const PlacementGame& game, const BoardText& start) {
    const NumberingSize size = numberingSize(game.rules(), start);
    Plan plan;
    plan.space = size.name;
    plan.indices = size.indices;
    plan.positions = servesBothMovers(game.rules()) ? 2 * plan.indices : plan.indices;
    plan.possible = plan.indices < mostIndices;
    plan.bytes = plan.possible ? plan.indices * (storesPlies(game.rules()) ? 2 : 1) : 0;
    plan.seconds = plan.possible ? static_cast<double>(plan.indices) / indicesPerSecond : 0;
    plan.symmetries = imagesFor(game, start).count();
    return plan;
}

bool isWorthSolving(const Plan& plan, std::uint64_t bytes, double seconds) {
    return plan.possible && plan.bytes <= bytes && plan.seconds <= givenUpFrom * seconds;
}

}  // namespace mitos::engine::grid
