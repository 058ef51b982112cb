#pragma once
// The moves of a report as text: made once, where a report is written out.
#include <optional>
#include <string>
#include <vector>

#include "api/turns/settings.h"
#include "search/turns/report.h"

namespace mitos::api::turns {

using search::turns::Counters;
using search::turns::Iteration;
using search::turns::SearchSummary;

struct WrittenMoves {
    std::optional<std::string> move;
    std::vector<std::string> line;
    std::vector<std::string> tied;
};

/// Writes the moves of `report` by write(move).
template <class Move, class Write>
WrittenMoves writtenMoves(const search::turns::SearchReport<Move>& report, const Write& write) {
    WrittenMoves written;
    if (report.move) written.move = write(*report.move);
    for (const Move& move : report.line) written.line.push_back(write(move));
    for (const Move& move : report.tied) written.tied.push_back(write(move));
    return written;
}

}  // namespace mitos::api::turns
