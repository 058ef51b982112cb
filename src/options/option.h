#pragma once
// One entry of the table of options. Each front end derives its own spelling from it: `--closed-set` on the command
// line, in help, completion and manual page; `closed_set` in a JSON request; `Threads` in UGI; `threads=` in the
// description of a player.
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
    threads,  // a whole number; 0 means one thread for each core
    decimal,  // a number with at most two decimals
    seconds,  // 500ms, 10s, 2m
    bytes,    // 512M, 4G
    count,    // 10000, 5M
    choice,   // one of `words`
    text,     // any text; the caller interprets it
    file,
    folder,
};

inline constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// Names an ability that an engine must have for the option to be allowed. Only that engine knows what the number means
/// (options/feature.h for Othello).
using FeatureNumber = std::uint8_t;

/// Describes one option: its name, its values, its default and its help.
struct Option {
    std::string_view name;  // as on the command line, without the leading hyphens
    Kind kind = Kind::text;
    base::Phrase help = {};
    base::Phrase group = {};      // the heading in the help; none: Options
    base::Phrase value = {};      // the placeholder of the value in the help; none: chosen by the kind
    std::string_view form = {};   // the placeholder if it is equal in all languages: A,B
    std::string_view words = {};  // the values of a choice, or words allowed instead of a number; separated by `|`
    std::uint64_t least = 0;      // the smallest number; for bytes and counts 0 or 1; seconds: see `orNone`
    std::uint64_t most = unlimited;
    bool orNone = false;                        // for seconds: 0 is allowed
    std::string_view byDefault = {};            // as a person would type it; empty: no default, or no fixed one
    std::string_view shownDefault = {};         // shown in the help if the default is not fixed
    base::Phrase defaultWords = {};             // shown instead, in words
    std::string_view examples = {};             // shown in the message about a bad value
    std::string_view alias = {};                // another name on the command line
    bool isArgument = false;                    // is given by position on the command line, without its name
    std::optional<FeatureNumber> feature = {};  // the ability of the engine that the option needs

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
/// Returns whether messages and help name a greatest value.
constexpr bool isBounded(const Option& option) { return option.most < (std::uint64_t{1} << 60U); }

/// Returns the word at `index` in `words`.
std::string_view wordOf(const Option& option, std::size_t index);
/// Returns how many words the option has.
std::size_t wordCount(const Option& option);

/// Returns the codes of all languages, separated by `|`: the words of an option that chooses a language.
std::string_view languageWords();

/// Returns the help of the option. For threads it also says what 0 means.
std::string helpText(const Option& option, text::Language language);
/// Returns the placeholder of the value in the help: `1-20`, `FILE`, `listed|weight|search [listed]`. Empty for a flag.
std::string valueText(const Option& option, text::Language language);

/// Lists the entries of one part of the table.
using Entries = std::span<const Option* const>;

}  // namespace mitos::options
