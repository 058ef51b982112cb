#pragma once
// A phrase is the name of one text: a number that no other text has. The texts themselves, in each language, are in
// texts/languages/.
//
// The texts of a subject are an enumeration in namespace mitos::text (base/phrases.h, texts/*.h), and each of its names
// is a phrase.
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace mitos::base {

using PhraseNumber = std::uint16_t;

/// The name of a text: an enumerator of an unscoped enumeration over PhraseNumber.
template <class T>
concept PhraseName =
    std::is_enum_v<T> && std::convertible_to<T, PhraseNumber> && std::same_as<std::underlying_type_t<T>, PhraseNumber>;

class Phrase {
  public:
    /// Makes the phrase of no text.
    constexpr Phrase() = default;
    template <PhraseName Name>
    constexpr Phrase(Name name) : number_(name) {}

    [[nodiscard]] constexpr PhraseNumber number() const { return number_; }
    constexpr explicit operator bool() const { return number_ != 0; }
    friend constexpr bool operator==(Phrase, Phrase) = default;

    /// Returns the text that `writer` has for it, with the placeholders unfilled (texts/writing/language.h).
    template <class Writer>
    [[nodiscard]] auto in(const Writer& writer) const {
        return writer.write(*this);
    }

  private:
    PhraseNumber number_ = 0;
};

}  // namespace mitos::base
