#pragma once
// Whether a language has every text, once each, sound, and each with the values that it takes in the first language. A
// fault does not compile: the compiler shows it as TextIsSound<fault, name of the text>.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "texts/all.h"
#include "texts/writing/table.h"

namespace mitos::text {

enum class TextFault { none, missing, twice, inTheWrongPlace, empty, unreadable, otherValues, refusedByItsLanguage };

/// Compiles for TextFault::none only.
template <TextFault fault, auto name>
struct TextIsSound {
    static_assert(fault != TextFault::missing, "this text is missing");
    static_assert(fault != TextFault::twice, "this text stands twice");
    static_assert(fault != TextFault::inTheWrongPlace, "the texts stand in the order of their enumerations");
    static_assert(fault != TextFault::empty, "this text is empty");
    static_assert(fault != TextFault::unreadable,
                  "places are written {} or {0}, a choice [move|moves] behind its value, "
                  "and literal braces are doubled");
    static_assert(fault != TextFault::otherValues, "this text takes other values than in the first language");
    static_assert(fault != TextFault::refusedByItsLanguage, "this text does not pass the check of its language");
};

namespace detail {

/// Reads a text for its places; texts/writing/table.h says how they are written.
class PlaceReader {
  public:
    constexpr explicit PlaceReader(std::string_view text) : text_(text) {}

    /// The values that the text has places for, a bit each; nothing if it cannot be read.
    constexpr std::optional<std::uint32_t> values() {
        while (at_ < text_.size() && readable_) {
            const char c = text_[at_];
            const bool doubled = at_ + 1 < text_.size() && text_[at_ + 1] == c;
            if ((c == '{' || c == '}') && doubled) {
                at_ += 2;
            } else if (c == '{') {
                place();
            } else if (c == '[') {
                choice();
            } else {
                readable_ = c != '}';
                ++at_;
            }
        }
        if (!readable_ || (unnumbered_ > 0 && numbered_)) return std::nullopt;
        return values_;
    }

  private:
    constexpr void place() {
        const std::size_t close = text_.find('}', at_);
        readable_ = close != std::string_view::npos && close <= at_ + 2;
        if (!readable_) return;
        unsigned value = unnumbered_;
        if (close == at_ + 1) {
            ++unnumbered_;
        } else {
            value = static_cast<unsigned>(text_[at_ + 1] - '0');
            numbered_ = true;
        }
        readable_ = value <= 9;
        if (readable_) values_ |= std::uint32_t{1} << value;
        at_ = close + 1;
    }

    // Brackets without a bar are literal.
    constexpr void choice() {
        const std::size_t close = text_.find(']', at_);
        const std::size_t bar = text_.find('|', at_);
        if (close == std::string_view::npos || bar > close) {
            ++at_;
            return;
        }
        const std::string_view one = text_.substr(at_ + 1, bar - at_ - 1);
        const std::string_view many = text_.substr(bar + 1, close - bar - 1);
        readable_ = !one.empty() && !many.empty() && one != many && values_ != 0;
        at_ = close + 1;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool readable_ = true;
    unsigned unnumbered_ = 0;
    bool numbered_ = false;
    std::uint32_t values_ = 0;
};

/// Why the texts do not go on with this one at `at`.
constexpr TextFault whyNot(std::span<const Entry> texts, std::size_t at, base::PhraseNumber number) {
    std::size_t times = 0;
    for (const Entry& entry : texts) {
        if (entry.phrase.number() == number) ++times;
    }
    if (times == 0) return TextFault::missing;
    return times > 1 && at > 0 && texts[at - 1].phrase.number() == number ? TextFault::twice
                                                                          : TextFault::inTheWrongPlace;
}

constexpr TextFault faultOf(const LanguageFile& language, const LanguageFile& first, std::size_t at) {
    const std::string_view text = language.texts[at].text;
    if (text.empty()) return TextFault::empty;
    const auto values = PlaceReader(text).values();
    if (!values) return TextFault::unreadable;
    if (values != PlaceReader(first.texts[at].text).values()) return TextFault::otherValues;
    return language.accepts == nullptr || language.accepts(text) ? TextFault::none : TextFault::refusedByItsLanguage;
}

struct FoundFault {
    TextFault fault = TextFault::none;
    base::PhraseNumber number = 0;
};

/// The first fault among the texts with the numbers [from, end), which have to stand from `at` on.
constexpr FoundFault findFault(const LanguageFile& language, const LanguageFile& first, std::size_t at,
                               base::PhraseNumber from, base::PhraseNumber end) {
    for (base::PhraseNumber number = from; number < end; ++number, ++at) {
        if (at >= language.texts.size() || language.texts[at].phrase.number() != number) {
            if (at > 0 && at < language.texts.size() && language.texts[at].phrase == language.texts[at - 1].phrase)
                return {TextFault::twice, language.texts[at].phrase.number()};
            return {whyNot(language.texts, at, number), number};
        }
        const TextFault fault = faultOf(language, first, at);
        if (fault != TextFault::none) return {fault, number};
    }
    return {};
}

/// A constant expression of its own for each subject: compilers limit what they work out in one.
template <const LanguageFile& language, const LanguageFile& first, std::size_t at, base::PhraseNumber from,
          base::PhraseNumber end>
inline constexpr FoundFault foundFault = findFault(language, first, at, from, end);

/// Checks one subject after the other, up to the first fault.
template <const LanguageFile& language, const LanguageFile& first, std::size_t subject, std::size_t at, auto end,
          auto... ends>
consteval bool areSound() {
    constexpr base::PhraseNumber from = firstOf(Subject{subject});
    static_assert(end > from && end - from <= mostTexts,
                  "the ends in texts/all.h do not stand in the order of Subject, or a subject has too many texts");
    constexpr FoundFault found = foundFault<language, first, at, from, end>;
    if constexpr (found.fault != TextFault::none) {
        return sizeof(TextIsSound<found.fault, static_cast<decltype(end)>(found.number)>) == 0;
    } else if constexpr (sizeof...(ends) > 0) {
        return areSound<language, first, subject + 1, at + (end - from), ends...>();
    } else {
        static_assert(language.texts.size() == at + (end - from), "the last text stands twice");
        return true;
    }
}

template <const LanguageFile& language, const LanguageFile& first, auto... ends>
consteval bool areAllSound(Blocks<ends...> /*all*/) {
    return areSound<language, first, 0, 0, ends...>();
}

}  // namespace detail

/// True, or it does not compile. `first` is the language with which the others are compared.
template <const LanguageFile& language, const LanguageFile& first>
consteval bool isComplete() {
    static_assert(!language.code.empty() && !language.name.empty(), "a language has a code and a name");
    return detail::areAllSound<language, first>(EverySubject{});
}

}  // namespace mitos::text
