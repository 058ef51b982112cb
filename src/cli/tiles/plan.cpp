#include "cli/tiles/plan.h"

#include "base/units.h"
#include "base/words.h"
#include "texts/tiles.h"

namespace mitos::cli {

void showPlan(Console& console, const api::tiles::Solver& solver, unsigned threads) {
    using base::say;
    const api::tiles::Shape& shape = solver.shape();
    const api::tiles::TablePlan plan = solver.plan(threads);
    console.say(say(text::planHead, api::tiles::nameOf(solver.tables()), shape.rows, shape.columns,
                    api::tiles::nameOf(shape.moves), solver.puzzle().inLine(solver.goal())));
    const auto tile = [&](int cell) { return std::to_string(solver.goal().tiles[static_cast<std::size_t>(cell)]); };
    for (const auto& partition : plan.partitions) {
        console.say(say(text::planPatterns, base::joined(partition, " | ", [&](const std::vector<int>& pattern) {
                            return base::joined(pattern, " ", tile);
                        })));
    }
    console.say(say(text::planMemory, base::showBytes(plan.bytes), base::showBytes(plan.bytesWhileBuilding)));
    console.say(say(text::planTime, base::showSeconds(plan.seconds), threads));
    const auto file = solver.tablesFile();
    if (!file) {
        console.say(say(text::planNotKept));
    } else {
        console.say(say(std::filesystem::exists(*file) ? text::planThere : text::planNotThere, file->string()));
    }
}

}  // namespace mitos::cli
