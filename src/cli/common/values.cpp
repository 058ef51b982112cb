#include "cli/common/values.h"

#include <random>

#include "base/error.h"
#include "base/files.h"
#include "base/parallel.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "texts/terminal.h"

namespace mitos::cli {

void refuseAmount(const std::string& typed, const std::string& option, const std::string& examples) {
    throw base::Error(base::Fault::usage, base::say(text::badAmount, typed, option, examples));
}

std::uint64_t readNumber(const std::string& typed, const std::string& option, const std::string& examples,
                         std::uint64_t least, std::uint64_t most) {
    const auto number = base::readWhole(typed);
    if (!number || *number < least || *number > most) refuseAmount(typed, option, examples);
    return *number;
}

unsigned readThreads(const std::string& typed, const std::string& option, unsigned most) {
    const auto threads = static_cast<unsigned>(readNumber(typed, option, "1, 2, 0", 0, most));
    return threads == 0 ? base::coreCount() : threads;
}

std::string readListFile(const std::string& file) {
    if (file != "-") return base::readText(file, base::listFile, interruptFlag());
    return base::readStandardInput(base::listFile, interruptFlag());
}

std::uint64_t chooseSeed(const Console& console, const std::string& given) {
    if (given.empty()) {
        const std::uint64_t seed = std::random_device{}();
        console.warn(base::say(text::seedUsed, seed));
        return seed;
    }
    return readNumber(given, "--seed", "1, 2026");
}

}  // namespace mitos::cli
