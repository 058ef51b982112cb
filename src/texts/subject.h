#pragma once
// The subjects of texts. Each has a header of its own, texts/NAME.h: an enumeration of its texts by name, which begins
// at firstOf() and ends with NAMEEnd. Any module may include it; what the texts say stands in texts/languages/, a file
// for each language, which only front ends and the api reach.
#include <cstddef>

#include "base/phrase.h"

namespace mitos::text {

/// Lists the subjects in the order of their ends in texts/all.h and of the texts in each language.
enum class Subject : base::PhraseNumber {
    base,
    champion,
    evaluations,
    formats,
    gameDialogue,
    grid,
    gridTerminal,
    match,
    options,
    othello,
    othelloCompare,
    othelloPlay,
    othelloTerminal,
    pancakes,
    paths,
    protocols,
    terminal,
    tiles,
    turns,
    web,
};

inline constexpr base::PhraseNumber mostTexts = 512;  // of one subject

/// The number of the first text of a subject. Those of base begin at 1: 0 is no text.
constexpr base::PhraseNumber firstOf(Subject subject) {
    return static_cast<base::PhraseNumber>(static_cast<std::size_t>(subject) * mostTexts + 1);
}

constexpr Subject subjectOf(base::Phrase phrase) {
    return Subject((static_cast<std::size_t>(phrase.number()) - 1) / mostTexts);
}

}  // namespace mitos::text
