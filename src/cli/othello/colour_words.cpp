#include "cli/othello/colour_words.h"

#include <algorithm>
#include <string>

#include "base/words.h"
#include "cli/common/typed_words.h"
#include "texts/othello_play.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

using api::othello::Colour;

// The signs X and O are there on a Greek keyboard too, as chi and omicron.
bool isAmong(base::Phrase words, const std::string& name) {
    const auto all = text::allLanguages();
    return std::any_of(all.begin(), all.end(), [&](const text::Language& language) {
        std::string_view known = words.in(language);
        while (!known.empty()) {
            if (base::takeWord(known) == name) return true;
        }
        return false;
    });
}

}  // namespace

std::optional<Colour> readColourWord(std::string_view word) {
    const std::string name = folded(word);
    if (isAmong(text::blackWords, name)) return Colour::black;
    if (isAmong(text::whiteWords, name)) return Colour::white;
    return std::nullopt;
}

char colourSign(Colour colour) { return colour == Colour::black ? 'X' : 'O'; }

base::Phrase signedColour(Colour colour) { return colour == Colour::black ? text::othelloBlackX : text::othelloWhiteO; }

base::Phrase signedColourFirst(Colour colour) {
    return colour == Colour::black ? text::othelloBlackXFirst : text::othelloWhiteOFirst;
}

}  // namespace mitos::cli
