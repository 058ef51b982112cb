#pragma once
// A phrase is one text in every language that Mitos speaks. They stand in texts/ (those of base itself in base/texts/), a table for each subject.
//
// `{}` and `{0}` are values. `[move|moves]` is a choice by the value before it: the first after a 1, the second after
// any other.
#include <string_view>

namespace mitos::base {

enum class Language { english, greek };

namespace detail {

/// How many `{}` or `{n}` stand in a format text; doubled braces are literal ones.
consteval int placeholders(std::string_view text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') continue;
        if (i + 1 < text.size() && text[i + 1] == '{') {
            ++i;
        } else {
            ++count;
        }
    }
    return count;
}

/// Greek letters are coded in UTF-8 with the lead bytes CE and CF (and E1 for accents of old).
consteval bool hasGreek(std::string_view text) {
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == 0xCE || byte == 0xCF) return true;
    }
    return false;
}

}  // namespace detail

/// One text in both languages. A translation that is missing, or that does not take the same number of
/// values, does not compile: nobody can forget it.
class Phrase {
  public:
    consteval Phrase(std::string_view english, std::string_view greek) : english_(english), greek_(greek) {
        if (english.empty() || greek.empty()) throw "a translation is missing";
        if (detail::placeholders(english) != detail::placeholders(greek))
            throw "the translations take different values";
        if (!detail::hasGreek(greek)) throw "the Greek text holds no Greek letter";
    }

    [[nodiscard]] constexpr std::string_view in(Language language) const {
        return language == Language::greek ? greek_ : english_;
    }

  private:
    std::string_view english_;
    std::string_view greek_;
};

}  // namespace mitos::base
