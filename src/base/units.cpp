#include "base/units.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace mitos::base {
namespace {

struct Unit {
    std::string_view name;
    double factor;
};

// Reads a number, not below zero, and one of the units; the first unit if none is written.
template <std::size_t n>
std::optional<double> readAnyAmount(std::string_view text, const std::array<Unit, n>& units) {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || !std::isfinite(value) || value < 0) return std::nullopt;
    std::string_view unit(stop, static_cast<std::size_t>(end - stop));
    if (!unit.empty() && unit.front() == ' ') unit.remove_prefix(1);
    if (unit.empty()) return value * units[0].factor;
    for (const Unit& candidate : units) {
        if (unit == candidate.name) return value * candidate.factor;
    }
    return std::nullopt;
}

// Reads the same, but above zero.
template <std::size_t n>
std::optional<double> readAmount(std::string_view text, const std::array<Unit, n>& units) {
    const std::optional<double> amount = readAnyAmount(text, units);
    return amount && *amount > 0 ? amount : std::nullopt;
}

std::optional<std::uint64_t> roundedDown(std::optional<double> amount) {
    if (!amount || *amount < 1 || *amount > 9e18) return std::nullopt;
    return static_cast<std::uint64_t>(*amount);
}

// Returns a whole number. 2.3M is whole although no binary fraction is exactly 2.3.
std::optional<std::uint64_t> wholeOnly(std::optional<double> amount) {
    if (!amount || std::abs(*amount - std::round(*amount)) > 1e-9 * *amount) return std::nullopt;
    return roundedDown(std::round(*amount));
}

constexpr double kibi = 1024;
constexpr std::array<Unit, 6> secondsUnits{{{"s", 1}, {"ms", 1e-3}, {"us", 1e-6}, {"m", 60}, {"min", 60}, {"h", 3600}}};

}  // namespace

std::optional<double> readSeconds(std::string_view text) { return readAmount(text, secondsUnits); }

std::optional<double> readSecondsOrZero(std::string_view text) { return readAnyAmount(text, secondsUnits); }

std::optional<std::uint64_t> readBytes(std::string_view text) {
    static constexpr std::array<Unit, 17> units{{{"B", 1},
                                                 {"k", kibi},
                                                 {"K", kibi},
                                                 {"kB", kibi},
                                                 {"KB", kibi},
                                                 {"KiB", kibi},
                                                 {"M", kibi * kibi},
                                                 {"m", kibi * kibi},
                                                 {"MB", kibi * kibi},
                                                 {"MiB", kibi * kibi},
                                                 {"G", kibi * kibi * kibi},
                                                 {"g", kibi * kibi * kibi},
                                                 {"GB", kibi * kibi * kibi},
                                                 {"GiB", kibi * kibi * kibi},
                                                 {"T", kibi * kibi * kibi * kibi},
                                                 {"TB", kibi * kibi * kibi * kibi},
                                                 {"TiB", kibi * kibi * kibi * kibi}}};
    return roundedDown(readAmount(text, units));
}

std::optional<std::uint64_t> readCount(std::string_view text) {
    static constexpr std::array<Unit, 6> units{{{"", 1}, {"k", 1e3}, {"K", 1e3}, {"M", 1e6}, {"G", 1e9}, {"B", 1e9}}};
    return wholeOnly(readAmount(text, units));
}

std::optional<std::uint64_t> readWhole(std::string_view text) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return value;
}

std::string showBytes(std::uint64_t bytes) {
    if (bytes < 1024) return fmt::format("{} B", bytes);
    auto value = static_cast<double>(bytes);
    std::string_view unit;
    for (const std::string_view name : {"KiB", "MiB", "GiB", "TiB"}) {
        value /= kibi;
        unit = name;
        if (value < 1000) break;
    }
    return fmt::format("{:.{}f} {}", value, value < 10 ? 1 : 0, unit);
}

std::string showCount(std::uint64_t count) {
    const std::string digits = fmt::format("{}", count);
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
        text += digits[i];
    }
    return text;
}

std::string showRough(double count) {
    // The bounds lie where three digits would round up to the next unit: never `1000k`, never an exponent.
    const auto digits = [](double value) {
        return fmt::format("{:.{}f}", value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0);
    };
    const auto shortened = [&](double value) {
        std::string text = digits(value);
        if (text.find('.') != std::string::npos) {
            text.erase(text.find_last_not_of('0') + 1);
            if (text.back() == '.') text.pop_back();
        }
        return text;
    };
    if (count < 999.5) return fmt::format("{:.0f}", count);
    if (count < 999.5e3) return shortened(count / 1e3) + "k";
    if (count < 999.5e6) return shortened(count / 1e6) + "M";
    return shortened(count / 1e9) + "G";
}

std::string showSeconds(double seconds) {
    if (seconds < 1e-3) return fmt::format("{:.0f} us", seconds * 1e6);
    if (seconds < 1) return fmt::format("{:.1f} ms", seconds * 1e3);
    if (seconds < 120) return fmt::format("{:.2f} s", seconds);
    if (seconds < 7200) {
        const auto rounded = static_cast<int>(std::lround(seconds));
        return fmt::format("{} min {} s", rounded / 60, rounded % 60);
    }
    return fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace mitos::base
