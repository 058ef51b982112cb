#include "options/read.h"

#include <charconv>
#include <cmath>

#include "base/error.h"
#include "base/parallel.h"
#include "base/units.h"
#include "base/words.h"
#include "texts/options.h"

namespace mitos::options {
namespace {

using base::Error;
using base::Fault;
using base::Message;
using base::say;

constexpr std::size_t longestShown = 60;

std::string listedWords(const Option& option) {
    std::string list;
    for (std::size_t i = 0; i < wordCount(option); ++i) {
        if (i > 0) list += ", ";
        list += wordOf(option, i);
    }
    return list;
}

std::string examplesOr(const Option& option, std::string_view usual) {
    return std::string(option.examples.empty() ? usual : option.examples);
}

// What would be a value, words left out.
Message numberExpected(const Option& option) {
    switch (option.kind) {
    case Kind::whole:
    case Kind::threads:
        if (!isBounded(option)) return say(text::expectedAnyWhole, examplesOr(option, "1, 2026"));
        return say(text::expectedWhole, option.least, option.most);
    case Kind::decimal:
        return say(text::expectedDecimal, option.least, option.most);
    case Kind::seconds:
        return say(option.orNone ? text::expectedTime : text::expectedSomeTime, examplesOr(option, "500ms, 10s, 2m"));
    case Kind::bytes:
        return say(option.least == 0 ? text::expectedMemory : text::expectedSomeMemory, examplesOr(option, "512M, 4G"));
    case Kind::count:
        return say(option.least == 0 ? text::expectedCount : text::expectedSomeCount, examplesOr(option, "10000, 5M"));
    case Kind::choice:
    case Kind::flag:
    case Kind::text:
    case Kind::file:
    case Kind::folder:
        break;
    }
    return say(text::expectedExample, option.examples);
}

Message expected(const Option& option) {
    if (option.kind == Kind::choice) return say(text::expectedOneOf, listedWords(option));
    if (option.words.empty()) return numberExpected(option);
    return say(text::expectedOr, numberExpected(option), listedWords(option));
}

Message refusal(std::string_view typed, const Where& where, const Message& requested) {
    return say(text::badValue, base::shownWord(typed, longestShown), where.name, requested);
}

[[noreturn]] void throwAt(const Where& where, const Message& why) {
    if (where.source.empty()) throw Error(Fault::usage, why);
    throw base::TextError({std::string(where.source), 1, 1, {}, 1}, why, Fault::usage);
}

}  // namespace

void refuse(const Option& option, std::string_view typed, const Where& where) {
    throwAt(where, refusal(typed, where, expected(option)));
}

Message nameRefused(std::string_view typed, const Where& where, const std::string& known) {
    return refusal(typed, where, say(text::expectedOneOf, known));
}

void refuseName(std::string_view typed, const Where& where, const std::string& known) {
    throwAt(where, nameRefused(typed, where, known));
}

std::uint64_t readWhole(const Option& option, std::string_view typed, const Where& where) {
    const auto number = base::readWhole(typed);
    if (!number || *number < option.least || *number > option.most) refuse(option, typed, where);
    return *number;
}

unsigned readThreads(const Option& option, std::string_view typed, const Where& where) {
    const auto number = static_cast<unsigned>(readWhole(option, typed, where));
    return number == 0 ? base::coreCount() : number;
}

double readDecimal(const Option& option, std::string_view typed, const Where& where) {
    double number = 0;
    const auto [stop, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    const double hundredths = std::round(number * 100);
    const bool exact = std::abs(number * 100 - hundredths) < 1e-6;
    const bool fits = number >= static_cast<double>(option.least) && number <= static_cast<double>(option.most);
    if (error != std::errc{} || stop != typed.data() + typed.size() || !exact || !fits) refuse(option, typed, where);
    return hundredths / 100;
}

double readSeconds(const Option& option, std::string_view typed, const Where& where) {
    const auto seconds = option.orNone ? base::readSecondsOrZero(typed) : base::readSeconds(typed);
    if (!seconds) refuse(option, typed, where);
    return *seconds;
}

std::uint64_t readBytes(const Option& option, std::string_view typed, const Where& where) {
    const auto bytes = base::readBytes(typed);
    if (!bytes || *bytes < option.least || *bytes > option.most) refuse(option, typed, where);
    return *bytes;
}

std::uint64_t readCount(const Option& option, std::string_view typed, const Where& where) {
    const auto count = base::readCount(typed);
    if (!count || *count < option.least || *count > option.most) refuse(option, typed, where);
    return *count;
}

std::size_t readChoice(const Option& option, std::string_view typed, const Where& where) {
    for (std::size_t i = 0; i < wordCount(option); ++i) {
        if (wordOf(option, i) == typed) return i;
    }
    refuse(option, typed, where);
}

void check(const Option& option, std::string_view typed, const Where& where) {
    if (option.kind != Kind::choice) {
        for (std::size_t i = 0; i < wordCount(option); ++i) {
            if (wordOf(option, i) == typed) return;
        }
    }
    switch (option.kind) {
    case Kind::whole:
    case Kind::threads:
        readWhole(option, typed, where);
        break;
    case Kind::decimal:
        readDecimal(option, typed, where);
        break;
    case Kind::seconds:
        readSeconds(option, typed, where);
        break;
    case Kind::bytes:
        readBytes(option, typed, where);
        break;
    case Kind::count:
        readCount(option, typed, where);
        break;
    case Kind::choice:
        readChoice(option, typed, where);
        break;
    case Kind::flag:
    case Kind::text:
    case Kind::file:
    case Kind::folder:
        break;
    }
}

}  // namespace mitos::options
