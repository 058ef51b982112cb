#include "api/tiles/batch.h"

#include <algorithm>

#include "base/ordered_work.h"
#include "games/tiles/text.h"

namespace mitos::api::tiles {

std::vector<BatchLine> readBatch(const Shape& shape, std::string_view text, const std::string& source) {
    std::vector<BatchLine> lines;
    std::size_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos || line[first] == '#' || line[first] == '%') continue;
        BatchLine entry;
        entry.line = number;
        try {
            entry.start = games::tiles::readBoard(shape, line, source, number);
        } catch (const base::TextError& error) {
            entry.error = error;
        }
        lines.push_back(std::move(entry));
    }
    return lines;
}

void solveBatch(const Solver& solver, const std::vector<BatchLine>& lines, unsigned threads, base::Limits limits,
                const base::StopFlag& stop, const EmitLine& emit) {
    threads = std::max(1U, threads);
    const auto good = std::count_if(lines.begin(), lines.end(), [](const BatchLine& line) { return !line.error; });
    const auto atOnce = static_cast<unsigned>(std::clamp<std::ptrdiff_t>(good, 1, threads));
    limits.bytes /= atOnce;
    base::inOrder(
        lines.size(), atOnce,
        [&](std::size_t i) -> std::optional<SolveReport> {
            if (lines[i].error) return std::nullopt;
            return solver.solve(lines[i].start, limits, stop, {}, {.threads = threads / atOnce});
        },
        [&](std::size_t i, const std::optional<SolveReport>& report) { emit(lines[i], report); });
}

}  // namespace mitos::api::tiles
