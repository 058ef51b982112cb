#include <fmt/format.h>

#include "api/tiles/json.h"
#include "api/tiles/table.h"
#include "games/tiles/text.h"

namespace mitos::api::tiles {

std::string compareCsv(const Comparison& comparison) {
    std::string csv =
        "start,algorithm,heuristic,solved,reason,cost,expanded,expanded_below_last_layer,generated,peak_stored,"
        "peak_bytes,seconds,table_seconds\r\n";
    for (const Contestant& contestant : comparison.contestants) {
        for (std::size_t i = 0; i < contestant.trials.size(); ++i) {
            const Trial& trial = contestant.trials[i];
            const auto& below = trial.counters.expandedBelowLastLayer;
            csv += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{:.9f},{}\r\n",
                               games::tiles::writeBoard(comparison.shape, comparison.starts[i]),
                               facts(contestant.algorithm).name, contestant.heuristicName(), trial.solved,
                               trial.solved ? "" : nameOf(trial.reason), trial.solved ? std::to_string(trial.cost) : "",
                               trial.counters.expanded, below ? std::to_string(*below) : "", trial.counters.generated,
                               trial.counters.peakStored, trial.counters.peakBytes, trial.counters.seconds,
                               contestant.usesTable() ? fmt::format("{:.9f}", contestant.tableSeconds) : "");
        }
    }
    return csv;
}

}  // namespace mitos::api::tiles
