#include <fmt/format.h>

#include "api/paths/table.h"

namespace mitos::api::paths {

std::string writtenCsv(const WrittenComparison& comparison) {
    std::string csv =
        "start,algorithm,heuristic,solved,reason,cost,expanded,expanded_below_last_layer,generated,peak_stored,"
        "peak_bytes,seconds,table_seconds\r\n";
    for (const Contestant& contestant : comparison.facts.contestants) {
        for (std::size_t i = 0; i < contestant.trials.size(); ++i) {
            const Trial& trial = contestant.trials[i];
            const auto& below = trial.counters.expandedBelowLastLayer;
            csv += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{:.9f},{}\r\n", comparison.starts[i],
                               facts(contestant.method.algorithm).name, contestant.method.heuristic, trial.solved,
                               trial.solved ? "" : nameOf(trial.reason), trial.solved ? std::to_string(trial.cost) : "",
                               trial.counters.expanded, below ? std::to_string(*below) : "", trial.counters.generated,
                               trial.counters.peakStored, trial.counters.peakBytes, trial.counters.seconds,
                               contestant.method.usesTable ? fmt::format("{:.9f}", contestant.tableSeconds) : "");
        }
    }
    return csv;
}

}  // namespace mitos::api::paths
