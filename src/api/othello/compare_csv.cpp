#include <fmt/format.h>

#include "api/othello/compare.h"
#include "api/othello/csv.h"
#include "api/turns/json.h"

namespace mitos::api::othello {
namespace {

std::string inBlanks(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) {
        if (!list.empty()) list += ' ';
        list += word;
    }
    return list;
}

}  // namespace

std::string compareCsv(const Comparison& comparison) {
    std::string csv =
        "position,method,evaluation,depth,complete,reason,move,value,tied,agrees,states,cut_offs,memory_hits,extended,"
        "effective_branching,seconds,final\r\n";
    for (const Contestant& contestant : comparison.contestants) {
        for (std::size_t i = 0; i < contestant.trials.size(); ++i) {
            const Trial& trial = contestant.trials[i];
            if (!trial.searched) continue;
            csv +=
                fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{:.4f},{:.9f},{}\r\n",
                            writeBoard(comparison.game.size(), comparison.positions[i]), contestant.method.name,
                            csvCell(contestant.evaluation), depthText(contestant.depth), trial.complete,
                            trial.halt == base::Halt::none ? "" : turns::nameOf(trial.halt),
                            trial.move ? writeSquare(*trial.move) : "", trial.value, inBlanks(writtenLine(trial.tied)),
                            trial.agrees, trial.counters.states, trial.counters.cutOffs, trial.counters.memoryHits,
                            trial.counters.extended, trial.branching, trial.counters.seconds,
                            trial.final ? std::to_string(*trial.final) : "");
        }
    }
    return csv;
}

}  // namespace mitos::api::othello
