#include "cli/tiles/resumption.h"

#include <filesystem>

#include "api/tiles/milestone.h"
#include "base/files.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "texts/tiles.h"

namespace mitos::cli {

using base::say;

Resumption::Resumption(Console& console, std::string file, const api::tiles::Solver& solver,
                       const api::tiles::Board& start)
    : console_(console), file_(std::move(file)), solver_(solver), start_(start) {
    if (file_.empty()) return;
    std::error_code error;
    if (std::filesystem::exists(file_, error) || error) {
        from_ =
            api::tiles::readMilestone(solver_, start_, base::readText(file_, base::recordFile, interruptFlag()), file_);
        console_.warn(say(text::resumeFrom, file_, from_->bound, base::showCount(from_->nodes)));
    } else {
        base::writeFile(file_, api::tiles::writeMilestone(solver_, start_, {}));
        spare_ = true;
    }
}

Resumption::~Resumption() {
    std::error_code ignored;  // what cannot be removed does no harm
    if (spare_) std::filesystem::remove(file_, ignored);
}

void Resumption::settle(const api::tiles::SolveReport& report) {
    if (file_.empty()) return;
    if (!report.milestone) {  // solved, or the tables were not ready: then an older file is as good as before
        spare_ = spare_ || report.solved || report.reason == api::tiles::Reason::unsolvable;
        return;
    }
    try {
        base::writeFile(file_, api::tiles::writeMilestone(solver_, start_, *report.milestone));
        spare_ = false;
        console_.warn(say(text::resumeLater, file_));
    } catch (const base::Error& error) {
        failure_ = error;
    }
}

void Resumption::complain() const {
    if (failure_) throw base::Error(*failure_);
}

}  // namespace mitos::cli
