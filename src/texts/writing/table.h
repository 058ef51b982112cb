#pragma once
// What a file in texts/languages/ holds.
//
// `{}` and `{0}` are the values that the code fills in, numbered or not in the whole of a text. `[move|moves]` is a
// choice by the value before it: the first after a 1, the second after any other. A language in which a text is
// missing, or not sound, does not compile (texts/writing/completeness.h).
#include <cstddef>
#include <span>
#include <string_view>

#include "base/phrase.h"

namespace mitos::text {

/// One text in one language.
struct Entry {
    template <base::PhraseName Name, std::size_t size>
    consteval Entry(Name name, const char (&words)[size]) : phrase(name), text(words, size - 1) {}

    base::Phrase phrase;
    std::string_view text;
};

/// How a character is spelt on a terminal that shows ASCII only.
struct Spelling {
    std::string_view character;
    std::string_view ascii;
};

/// A language. Its texts are those of all subjects, in the order of texts/all.h and of the enumerations.
struct LanguageFile {
    std::string_view code;  // ISO 639-1, as in `--lang el`
    std::string_view name;  // as its own speakers write it
    std::span<const Entry> texts;
    std::span<const Spelling> inAscii;
    bool (*accepts)(std::string_view text) = nullptr;  // a check of its own, when it is compiled; null: none
};

}  // namespace mitos::text
