#include "cli/grid/progress.h"

#include <fmt/format.h>

#include <mutex>

#include "base/units.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using base::Progress;
using base::say;
using base::showRough;

// `done` of progress.total; a rough guess at what is left is better than none.
std::string countedLine(Console& console, const Progress& progress, double done) {
    const auto total = static_cast<double>(progress.total);
    std::string line = say(text::progressGrid, showRough(static_cast<double>(progress.stored)),
                           fmt::format("{:.0f}", total > 0 ? 100 * done / total : 0))
                           .in(console.language);
    if (done > 0 && total > done) {
        const double left = progress.seconds / done * (total - done);
        line += ", " + say(text::progressLeft, base::showSeconds(left)).in(console.language);
    }
    return line;
}

}  // namespace

base::OnProgress gridProgress(Console& console) {
    if (!console.err.cursor) return {};
    auto lock = std::make_shared<std::mutex>();  // the threads of a solution tell by themselves
    return [&console, lock](const Progress& progress) {
        const std::lock_guard<std::mutex> alone(*lock);
        const auto nodes = static_cast<double>(progress.nodes);
        console.progress(
            progress.total > 0
                ? countedLine(console, progress, nodes)
                : say(text::progressProof, showRough(nodes), showRough(nodes / progress.seconds)).in(console.language));
    };
}

base::OnProgress verifyProgress(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const Progress& progress) {
        console.progress(countedLine(console, progress, static_cast<double>(progress.stored)));
    };
}

}  // namespace mitos::cli
