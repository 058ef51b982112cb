#include "api/othello/final_words.h"

#include <fmt/format.h>

#include <cstdlib>

#include "texts/othello.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace {

using base::say;

base::Phrase winner(int difference, ColourName name) { return name(difference > 0 ? Colour::black : Colour::white); }

}  // namespace

base::Phrase plainColourName(Colour colour) {
    return colour == Colour::black ? text::othelloBlack : text::othelloWhite;
}

base::Message finalWords(const FinalScore& end, ColourName name) {
    if (end.onBoard == 0) return say(text::othelloFinalDraw);
    const base::Phrase side = winner(end.onBoard, name);
    const int discs = std::abs(end.onBoard);
    if (end.empties == 0) return say(text::othelloFinalWin, side, discs);
    return say(end.empties == 1 ? text::othelloFinalWinOneEmpty : text::othelloFinalWinEmpties, side, discs,
               std::abs(end.withEmpties));
}

std::string valueWords(int value, text::Language language, ColourName name) {
    if (const auto difference = finalDifference(value)) {
        return say(text::othelloFinalWin, winner(*difference, name), std::abs(*difference)).in(language);
    }
    return value == 0 ? "0" : fmt::format("{:+}", value);
}

}  // namespace mitos::api::othello
