#include "cli/common/progress.h"

#include "base/units.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using base::Progress;
using base::say;
using base::showRough;

std::string withEstimate(Console& console, std::string line, const Progress& progress, double done) {
    if (progress.total > 0 && done > 0 && static_cast<double>(progress.total) > done) {
        const double left = progress.seconds / done * (static_cast<double>(progress.total) - done);
        line += ", " + say(text::progressLeft, base::showSeconds(left)).in(console.language);
    }
    return line;
}

}  // namespace

base::OnProgress searchProgress(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const Progress& progress) {
        const auto nodes = static_cast<double>(progress.nodes);
        const std::string line =
            say(text::progressSearch, progress.bound, showRough(nodes), showRough(nodes / progress.seconds),
                showRough(static_cast<double>(progress.stored)), base::showBytes(progress.bytes))
                .in(console.language);
        console.progress(withEstimate(console, line, progress, nodes));
    };
}

base::OnProgress tableProgress(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const Progress& progress) {
        const auto states = static_cast<double>(progress.nodes);
        const double percent = 100 * states / static_cast<double>(progress.total);
        const std::string line =
            say(text::progressTables, showRough(states), fmt::format("{:.0f}", percent)).in(console.language);
        console.progress(withEstimate(console, line, progress, states));
    };
}

base::OnProgress atlasProgress(Console& console) {
    if (!console.err.cursor) return {};
    return [&console](const Progress& progress) {
        const auto stored = static_cast<double>(progress.stored);
        const double percent = 100 * stored / static_cast<double>(progress.total);
        const std::string line =
            say(text::progressAtlas, progress.bound, showRough(stored), fmt::format("{:.0f}", percent))
                .in(console.language);
        console.progress(withEstimate(console, line, progress, stored));
    };
}

}  // namespace mitos::cli
