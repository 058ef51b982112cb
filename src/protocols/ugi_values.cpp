#include "protocols/ugi_values.h"

#include <fmt/format.h>

#include <cmath>

#include "base/error.h"
#include "base/words.h"
#include "options/protocols.h"
#include "options/read.h"
#include "texts/protocols.h"

namespace mitos::protocols {
namespace {

template <class Number>
std::string spin(const options::Option& option, Number now) {
    return fmt::format("type spin default {} min {} max {}", now, option.least, option.most);
}

}  // namespace

std::string ugiName(const options::Option& option) {
    std::string name(option.name);
    name[0] = base::uppered(name[0]);
    return name;
}

UgiOption numberOption(const options::Option& option, std::optional<int>& number, std::function<void()> changed) {
    return {ugiName(option), spin(option, number.value_or(0)),
            [option, &number, changed = std::move(changed)](const std::string& value) {
                const auto read = static_cast<int>(options::readWhole(option, value, ugiName(option)));
                number = read > 0 ? std::optional(read) : std::nullopt;
                if (changed) changed();
            }};
}

UgiOption moveTimeOption(std::optional<double>& seconds) {
    const options::Option& option = options::protocols::moveTime;
    return {ugiName(option), spin(option, std::lround(1000 * seconds.value_or(0))),
            [&seconds](const std::string& value) {
                const auto read = static_cast<std::int64_t>(options::readWhole(option, value, ugiName(option)));
                seconds = read > 0 ? std::optional(inSeconds(read)) : std::nullopt;
            }};
}

UgiOption hashOption(std::uint64_t& bytes, std::function<void()> changed) {
    const options::Option& option = options::protocols::hash;
    return {ugiName(option), spin(option, bytes >> 20U),
            [&bytes, changed = std::move(changed)](const std::string& value) {
                bytes = options::readWhole(option, value, ugiName(option)) << 20U;
                changed();
            }};
}

UgiOption threadsOption(unsigned& threads, std::function<void()> changed) {
    const options::Option& option = options::protocols::threads;
    return {ugiName(option), spin(option, threads), [&threads, changed = std::move(changed)](const std::string& value) {
                threads = options::readThreads(option, value, ugiName(option));
                if (changed) changed();
            }};
}

base::Error badMove(const std::string& word) {
    return {base::Fault::input, base::say(text::protocolBadMove, base::shownWord(word))};
}

}  // namespace mitos::protocols
