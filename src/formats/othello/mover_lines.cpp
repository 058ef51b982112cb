#include "formats/othello/mover_lines.h"

#include "base/words.h"
#include "texts/othello.h"
#include "texts/othello_play.h"
#include "texts/writing/language.h"

namespace mitos::formats::othello {
namespace {

using games::othello::Colour;

MoverLine moverLine(text::Language language, base::Phrase name, Colour colour) {
    const std::string line = base::say(text::othelloTurnOf, name).in(language);
    return {base::lowered(line.substr(0, line.find(':'))), colour};
}

}  // namespace

const std::vector<MoverLine>& moverLines() {
    static const std::vector<MoverLine> lines = [] {
        std::vector<MoverLine> made;
        for (const text::Language language : text::allLanguages()) {
            made.push_back(moverLine(language, text::othelloBlack, Colour::black));
            made.push_back(moverLine(language, text::othelloBlackX, Colour::black));
            made.push_back(moverLine(language, text::othelloWhite, Colour::white));
            made.push_back(moverLine(language, text::othelloWhiteO, Colour::white));
        }
        return made;
    }();
    return lines;
}

}  // namespace mitos::formats::othello
