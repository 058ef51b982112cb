#pragma once
// The champion's tables, made within limits.
#include <filesystem>
#include <memory>
#include <optional>

#include "base/limits.h"
#include "champion/tiles/solver.h"

namespace mitos::engine::tiles {

using champion::tiles::TableSize;
using games::tiles::Board;
using games::tiles::Shape;

/// What making tables may use.
struct TableWork {
    base::Limits limits{};  // of memory and time
    unsigned threads = 1;
    base::OnProgress onProgress{};  // nodes are states of the tables
};

/// Tables that are ready, or why there are none.
struct MadeTables {
    std::shared_ptr<const champion::tiles::Solver> solver;
    base::Halt halt = base::Halt::none;
};

/// Loads them from the cache or makes them. An Error (limit) when that needs more memory than there may be.
MadeTables makeTables(const Shape& shape, const Board& goal, TableSize size, const TableWork& work,
                      const base::StopFlag& stop, const std::optional<std::filesystem::path>& cache = std::nullopt);

}  // namespace mitos::engine::tiles
