#pragma once
// A language, which writes phrases, messages and errors. Included by the front ends, api, options and formats; the
// other modules only name texts.
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
    /// English is in every build. It is used if no language is chosen, and always in JSON and for other programs.
    static const Language english;

    constexpr Language() = default;

    [[nodiscard]] std::string_view code() const;  // ISO 639-1: en, el
    [[nodiscard]] std::string_view name() const;  // in its own words
    [[nodiscard]] std::span<const Spelling> inAscii() const;

    /// Returns the text with its placeholders unfilled, without allocating memory. Empty if the phrase names no text.
    [[nodiscard]] std::string_view write(base::Phrase phrase) const;
    /// Returns the text with its values filled in.
    [[nodiscard]] std::string write(const base::Message& message) const;
    /// Returns the message; for an error in a text also the place, and the line with a caret.
    [[nodiscard]] std::string write(const base::Error& error) const;

    friend constexpr bool operator==(Language, Language) = default;

  private:
    friend std::span<const Language> allLanguages();
    constexpr explicit Language(std::size_t index) : index_(static_cast<std::uint8_t>(index)) {}

    std::uint8_t index_ = 0;  // in languageFiles()
};

inline constexpr Language Language::english{};

/// Returns all languages of the build, English first.
std::span<const Language> allLanguages();

/// Returns the language with this code, if the build has it.
std::optional<Language> languageOf(std::string_view code);

/// Returns the codes of all languages, separated by `between`: `en, el`.
std::string languageCodes(std::string_view between = ", ");

/// Returns the contents of the files in texts/languages/, English first. CMake generates its definition
/// (cmake/languages.cmake).
std::span<const LanguageFile> languageFiles();

}  // namespace mitos::text
