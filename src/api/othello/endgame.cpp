#include "api/othello/endgame.h"

#include "base/error.h"
#include "base/words.h"
#include "texts/champion.h"

namespace mitos::api::othello {

std::optional<champion::othello::CpuLevel> readCpuLevel(const std::string& name) {
    using champion::othello::CpuLevel;
    if (name.empty()) return std::nullopt;
    for (const CpuLevel level : champion::othello::allCpuLevels) {
        if (name != champion::othello::nameOf(level)) continue;
        if (!champion::othello::isSupported(level))
            throw base::Error(base::Fault::usage, base::say(text::cpuMissing, name));
        return level;
    }
    throw base::Error(base::Fault::usage, base::say(text::cpuUnknown, base::shownWord(name)));
}

}  // namespace mitos::api::othello
