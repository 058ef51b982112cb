#include "cli/othello/colour_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "cli/common/typed_words.h"
#include "texts/othello_play.h"

namespace mitos::cli {
namespace {

using api::othello::Colour;

// The signs X and O are there on a Greek keyboard too, as chi and omicron.
constexpr std::array<std::pair<std::string_view, Colour>, 20> colours{{
    {"black", Colour::black}, {"b", Colour::black},      {"x", Colour::black},      {"μαυρα", Colour::black},
    {"μαυρο", Colour::black}, {"μαυροσ", Colour::black}, {"μαυρη", Colour::black},  {"μ", Colour::black},
    {"χ", Colour::black},     {"white", Colour::white},  {"w", Colour::white},      {"o", Colour::white},
    {"λευκα", Colour::white}, {"λευκο", Colour::white},  {"λευκοσ", Colour::white}, {"λευκη", Colour::white},
    {"λ", Colour::white},     {"ασπρα", Colour::white},  {"ασπρο", Colour::white},  {"ο", Colour::white},
}};

}  // namespace

std::optional<Colour> readColourWord(std::string_view word) {
    const std::string name = folded(word);
    const auto* const found =
        std::find_if(colours.begin(), colours.end(), [&](const auto& entry) { return entry.first == name; });
    return found == colours.end() ? std::nullopt : std::optional(found->second);
}

char colourSign(Colour colour) { return colour == Colour::black ? 'X' : 'O'; }

const base::Phrase& signedColour(Colour colour) {
    return colour == Colour::black ? text::othelloBlackX : text::othelloWhiteO;
}

const base::Phrase& signedColourFirst(Colour colour) {
    return colour == Colour::black ? text::othelloBlackXFirst : text::othelloWhiteOFirst;
}

}  // namespace mitos::cli
