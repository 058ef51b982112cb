#pragma once
// One entry of the table of options. Every front end makes its form of an option from it: `--closed-set` on the
// command line, with help, completion and manual page; `closed_set` in a JSON request; `Threads` over UGI; `threads=`
// of a player.
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/message.h"
#include "texts/writing/language.h"

namespace mitos::options {

enum class Kind : std::uint8_t {
    flag,
    whole,    // a whole number
    threads,  // the same; 0 means one for each core
    decimal,  // a number with at most two decimals
    seconds,  // 500ms, 10s, 2m
    bytes,    // 512M, 4G
    count,    // 10000, 5M
    choice,   // one of `words`
    text,     // anything; who uses it reads it
    file,
    folder,
};

inline constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// A number that the engine of a game gives a meaning: options/feature.h for Othello.
using FeatureNumber = std::uint8_t;

struct Option {
    std::string_view name;  // as the command line has it, without the hyphens before it
    Kind kind = Kind::text;
    base::Phrase help = {};
    base::Phrase group = {};      // the heading in the help; empty: Options
    base::Phrase value = {};      // what stands for the value in the help; empty: by the kind
    std::string_view form = {};   // the same where no language has another: A,B
    std::string_view words = {};  // of a choice, and what may stand instead of a number: `|` between them
    std::uint64_t least = 0;      // of numbers, 0 or 1 of bytes and counts; `seconds` are above 0 unless `orNone`
    std::uint64_t most = unlimited;
    bool orNone = false;                        // of `seconds`: 0 is a value
    std::string_view byDefault = {};            // as it would be typed; empty: none, or it depends
    std::string_view shownDefault = {};         // in the help, where the default depends on something
    base::Phrase defaultWords = {};             // the same in words
    std::string_view examples = {};             // in the message about a bad value
    std::string_view alias = {};                // another name on the command line
    bool isArgument = false;                    // stands by its place on the command line, without its name
    std::optional<FeatureNumber> feature = {};  // what asking for it asks of the engine

    [[nodiscard]] constexpr Option helped(base::Phrase other) const {
        Option changed = *this;
        changed.help = other;
        return changed;
    }
    [[nodiscard]] constexpr Option grouped(base::Phrase other) const {
        Option changed = *this;
        changed.group = other;
        return changed;
    }
    [[nodiscard]] constexpr Option valued(base::Phrase other) const {
        Option changed = *this;
        changed.value = other;
        return changed;
    }
    [[nodiscard]] constexpr Option defaulted(std::string_view other) const {
        Option changed = *this;
        changed.byDefault = other;
        return changed;
    }
    [[nodiscard]] constexpr Option within(std::uint64_t lower, std::uint64_t upper) const {
        Option changed = *this;
        changed.least = lower;
        changed.most = upper;
        return changed;
    }
};

/// Returns whether the value is a whole number.
constexpr bool isWhole(const Option& option) { return option.kind == Kind::whole || option.kind == Kind::threads; }
/// Returns whether there is a greatest value that a person is told.
constexpr bool isBounded(const Option& option) { return option.most < (std::uint64_t{1} << 60U); }

/// Returns the n-th of the words, or how many there are.
std::string_view wordOf(const Option& option, std::size_t index);
std::size_t wordCount(const Option& option);

/// The codes of all languages with `|` between them: the words of the options that choose one.
std::string_view languageWords();

/// What the help says of it; of threads, also what 0 means.
std::string helpText(const Option& option, text::Language language);
/// What stands for the value in the help: `1-20`, `FILE`, `listed|weight|search [listed]`. Empty for a flag.
std::string valueText(const Option& option, text::Language language);

/// The entries of one part of the table.
using Entries = std::span<const Option* const>;

}  // namespace mitos::options
