#pragma once
// A language, and what it makes of phrases, messages and errors. Only front ends and the api include this.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/message.h"
#include "base/phrase.h"
#include "texts/writing/table.h"

namespace mitos::text {

/// One of the languages in texts/languages/. `message.in(language)` is the same as `language.write(message)`.
class Language {
  public:
    /// English, which every build has: whoever chose no language gets it, and JSON and other programs always do.
    static const Language english;

    constexpr Language() = default;

    [[nodiscard]] std::string_view code() const;  // ISO 639-1: en, el
    [[nodiscard]] std::string_view name() const;  // in its own words
    [[nodiscard]] std::span<const Spelling> inAscii() const;

    /// The text, with its places still empty; takes no memory. Empty for no text.
    [[nodiscard]] std::string_view write(base::Phrase phrase) const;
    [[nodiscard]] std::string write(const base::Message& message) const;
    /// The message, and for texts the place and the line with a caret.
    [[nodiscard]] std::string write(const base::Error& error) const;

    friend constexpr bool operator==(Language, Language) = default;

  private:
    friend std::span<const Language> allLanguages();
    constexpr explicit Language(std::size_t index) : index_(static_cast<std::uint8_t>(index)) {}

    std::uint8_t index_ = 0;  // in languageFiles()
};

inline constexpr Language Language::english{};

/// Every language, English first.
std::span<const Language> allLanguages();

/// The language of this code, or nothing.
std::optional<Language> languageOf(std::string_view code);

/// The codes of all languages, with this between them: `en, el`.
std::string languageCodes(std::string_view between = ", ");

/// The files in texts/languages/, English first; cmake/languages.cmake writes the source of it.
std::span<const LanguageFile> languageFiles();

}  // namespace mitos::text
