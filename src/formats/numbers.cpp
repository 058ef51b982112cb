#include "formats/numbers.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace mitos::formats {

std::optional<double> readDecimal(std::string_view text) {
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        if (text.starts_with('-')) return std::nullopt;
    }
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

std::optional<double> readClock(std::string_view text) {
    double seconds = 0;
    for (;;) {
        const std::size_t colon = text.find(':');
        const auto part = readDecimal(text.substr(0, colon));
        if (!part || *part < 0) return std::nullopt;
        seconds = seconds * 60 + *part;
        if (!std::isfinite(seconds)) return std::nullopt;
        if (colon == std::string_view::npos) return seconds;
        text.remove_prefix(colon + 1);
    }
}

std::string writeDecimal(double number, Sign sign) {
    if (number == 0) number = 0;  // -0 becomes 0
    const bool plus = sign == Sign::always;
    std::string text = plus ? fmt::format("{:+.2f}", number) : fmt::format("{:.2f}", number);
    if (readDecimal(text) == number) return text;
    // Plain decimals if they suffice, because not every program reads 1e-05.
    std::string precise = plus ? fmt::format("{:+.9f}", number) : fmt::format("{:.9f}", number);
    precise.erase(precise.find_last_not_of('0') + 1);
    if (readDecimal(precise) == number) return precise;
    return plus ? fmt::format("{:+}", number) : fmt::format("{}", number);
}

}  // namespace mitos::formats
