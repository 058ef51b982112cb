#pragma once
// Many boards from one file, one a line.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/tiles/solver.h"
#include "base/error.h"

namespace mitos::api::tiles {

/// One line of a batch: a board, or what is wrong with it.
struct BatchLine {
    std::size_t line = 0;  // in the file, from 1
    Board start;
    std::optional<base::TextError> error;
};

/// Lines that are empty or begin with `#` or `%` are passed over; a bad line does not spoil the others.
std::vector<BatchLine> readBatch(const Shape& shape, std::string_view text, const std::string& source);

/// Solves the good lines on `threads` threads; emits every line in order, the report empty where the line is bad. The
/// limits hold for each board; the memory is shared out among those that are solved at once. Where there are fewer boards than threads,
/// the champion searches each on several.
using EmitLine = std::function<void(const BatchLine&, const std::optional<SolveReport>&)>;
void solveBatch(const Solver& solver, const std::vector<BatchLine>& lines, unsigned threads, base::Limits limits,
                const base::StopFlag& stop, const EmitLine& emit);

}  // namespace mitos::api::tiles
