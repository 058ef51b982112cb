// The reader of interrupted searches. Any bytes give a milestone that reads the same after it was written, or an error
// of the input.
//
// The first byte chooses: the rest is a file as it is, or the part before a checksum that is corrected, so that the
// code behind it is reached too.
#include <fmt/format.h>

#include <cstdint>

#include "api/tiles/milestone.h"
#include "base/checksum.h"
#include "check.h"
#include "games/tiles/board.h"

namespace {

using namespace mitos;
using namespace mitos::api::tiles;
using fuzz::check;

const Shape shape{2, 2, games::tiles::MoveSet::plain};
const Board start{{3, 1, 2, 0}};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 1) return 0;
    static const Solver solver(shape, games::tiles::orderedGoal(shape), {Algorithm::champion, std::nullopt});
    std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 2 == 1) text += fmt::format("checksum {:016x}\n", base::checksum(text));
    try {
        const Milestone read = readMilestone(solver, start, text, "later.txt");
        const Milestone again = readMilestone(solver, start, writeMilestone(solver, start, read), "later.txt");
        check(read.bound == again.bound && read.nodes == again.nodes && read.tasks == again.tasks,
              "it reads as written");
    } catch (const base::Error& error) {
        fuzz::checkError(error, text);
    }
    return 0;
}
