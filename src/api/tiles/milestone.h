#pragma once
// Where a Solver was stopped, as a file.
#include <string>
#include <string_view>

#include "api/tiles/solver.h"
#include "engine/tiles/milestone.h"

namespace mitos::api::tiles {

inline engine::tiles::ChampionSearch searchOf(const Solver& solver, const Board& start) {
    return {solver.shape(), solver.goal(), start, solver.tables(), solver.weightPercent()};
}

inline std::string writeMilestone(const Solver& solver, const Board& start, const Milestone& milestone) {
    return engine::tiles::writeMilestone(searchOf(solver, start), milestone);
}

/// As engine::tiles::readMilestone().
inline Milestone readMilestone(const Solver& solver, const Board& start, std::string_view text,
                               const std::string& source) {
    return engine::tiles::readMilestone(searchOf(solver, start), text, source);
}

}  // namespace mitos::api::tiles
