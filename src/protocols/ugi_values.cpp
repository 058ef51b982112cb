#include "protocols/ugi_values.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "base/error.h"
#include "texts/protocols.h"

namespace mitos::protocols {
namespace {

constexpr std::int64_t mostMilliseconds = 86'400'000;
constexpr std::int64_t mostMebibytes = 1 << 20;
constexpr std::int64_t mostThreads = 256;

std::int64_t numberWithin(const std::string& name, const std::string& value, std::int64_t least, std::int64_t most) {
    std::int64_t number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end || number < least || number > most)
        throw base::Error(base::Fault::usage,
                          base::say(text::protocolNeedsWhole, base::shownWord(value), name, least, most));
    return number;
}

}  // namespace

UgiOption numberOption(const std::string& name, std::optional<int>& number, int most, std::function<void()> changed) {
    return {name, fmt::format("type spin default {} min 0 max {}", number.value_or(0), most),
            [name, &number, most, changed = std::move(changed)](const std::string& value) {
                const auto read = static_cast<int>(numberWithin(name, value, 0, most));
                number = read > 0 ? std::optional(read) : std::nullopt;
                if (changed) changed();
            }};
}

UgiOption depthOption(std::optional<int>& depth, int most, std::function<void()> changed) {
    return numberOption("Depth", depth, most, std::move(changed));
}

UgiOption moveTimeOption(std::optional<double>& seconds) {
    return {"MoveTime",
            fmt::format("type spin default {} min 0 max {}", std::lround(1000 * seconds.value_or(0)), mostMilliseconds),
            [&seconds](const std::string& value) {
                const std::int64_t read = numberWithin("MoveTime", value, 0, mostMilliseconds);
                seconds = read > 0 ? std::optional(inSeconds(read)) : std::nullopt;
            }};
}

UgiOption hashOption(std::uint64_t& bytes, std::function<void()> changed) {
    return {"Hash", fmt::format("type spin default {} min 1 max {}", bytes >> 20U, mostMebibytes),
            [&bytes, changed = std::move(changed)](const std::string& value) {
                bytes = static_cast<std::uint64_t>(numberWithin("Hash", value, 1, mostMebibytes)) << 20U;
                changed();
            }};
}

UgiOption threadsOption(unsigned& threads, std::function<void()> changed) {
    return {"Threads", fmt::format("type spin default {} min 1 max {}", threads, mostThreads),
            [&threads, changed = std::move(changed)](const std::string& value) {
                threads = static_cast<unsigned>(numberWithin("Threads", value, 1, mostThreads));
                if (changed) changed();
            }};
}

base::Error badMove(const std::string& word) {
    return {base::Fault::input, base::say(text::protocolBadMove, base::shownWord(word))};
}

}  // namespace mitos::protocols
