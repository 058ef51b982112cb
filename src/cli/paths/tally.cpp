#include "cli/paths/tally.h"

#include <algorithm>

#include "base/units.h"
#include "texts/paths.h"
#include "texts/writing/language.h"

namespace mitos::cli {

void Tally::add(const api::paths::SolveFacts* facts) {
    ++starts;
    if (facts == nullptr) {
        ++bad;
        worst = std::max(worst, ExitCode::badInput);
        return;
    }
    expanded += facts->counters.expanded;
    if (facts->solved) {
        ++solved;
    } else if (facts->reason == api::paths::Reason::unsolvable) {
        ++unsolvable;  // an answer like any other
    } else {
        ++halted;
        worst = std::max(worst, exitCodeOf(*facts));
    }
}

void Tally::show(Console& console, const api::paths::Words& words, double seconds) const {
    using base::say;
    const text::Language language = console.language;
    console.say(say(text::batchSummary, say(words.count, base::showCount(starts)).in(language), solved, unsolvable,
                    halted, say(text::badLineCount, base::showCount(bad)).in(language), base::showCount(expanded),
                    base::showSeconds(seconds)));
}

}  // namespace mitos::cli
