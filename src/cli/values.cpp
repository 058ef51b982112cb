#include "cli/values.h"

#include "base/error.h"
#include "base/texts/terminal.h"
#include "base/units.h"

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

}  // namespace mitos::cli
