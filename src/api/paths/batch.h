#pragma once
// Many starts from one file, one a line.
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/paths/solver.h"
#include "base/error.h"
#include "base/ordered_work.h"

namespace mitos::api::paths {

/// One line of a batch: a start, or what is wrong with it.
template <class A>
struct BatchLine {
    std::size_t line = 0;  // in the file, from 1
    typename A::State start{};
    std::optional<base::TextError> error;
};

/// Calls visit(number, line) for every line that is neither empty nor begins with `#` or `%`.
void forEachStartLine(std::string_view text, const std::function<void(std::size_t, std::string_view)>& visit);

/// Reads one start from every such line; a bad line does not spoil the others.
template <class A>
std::vector<BatchLine<A>> readBatch(const A& puzzle, std::string_view text, const std::string& source) {
    std::vector<BatchLine<A>> lines;
    forEachStartLine(text, [&](std::size_t number, std::string_view line) {
        BatchLine<A> entry;
        entry.line = number;
        try {
            entry.start = puzzle.read(line, source, number);
        } catch (const base::TextError& error) {
            entry.error = error;
        }
        lines.push_back(std::move(entry));
    });
    return lines;
}

template <class A>
using EmitLine = std::function<void(const BatchLine<A>&, const std::optional<SolveReport<A>>&)>;

/// Solves the good lines on `threads` threads; emits every line in order, the report empty where the line is bad. The
/// limits hold for each start; the memory is shared out among those that are solved at once. Where there are fewer
/// starts than threads, the champion searches each on several.
template <class A>
void solveBatch(const Solver<A>& solver, const std::vector<BatchLine<A>>& lines, unsigned threads, base::Limits limits,
                const base::StopFlag& stop, const std::type_identity_t<EmitLine<A>>& emit) {
    threads = std::max(1U, threads);
    const auto good = std::count_if(lines.begin(), lines.end(), [](const BatchLine<A>& line) { return !line.error; });
    const auto atOnce = static_cast<unsigned>(std::clamp<std::ptrdiff_t>(good, 1, threads));
    limits.bytes /= atOnce;
    base::inOrder(
        lines.size(), atOnce,
        [&](std::size_t i) -> std::optional<SolveReport<A>> {
            if (lines[i].error) return std::nullopt;
            return solver.solve(lines[i].start, limits, stop, {}, {.threads = threads / atOnce});
        },
        [&](std::size_t i, const std::optional<SolveReport<A>>& report) { emit(lines[i], report); });
}

}  // namespace mitos::api::paths
