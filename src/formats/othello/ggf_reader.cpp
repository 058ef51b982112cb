// Game after game out of a file that may be larger than memory.
#include <algorithm>

#include "base/words.h"
#include "formats/othello/ggf.h"
#include "texts/formats.h"

namespace mitos::formats::othello {
namespace {

constexpr std::string_view opening = "(;";

}  // namespace

// True when a game begins here, false at the end.
bool GgfReader::skipBetween() {
    if (isLost_) return skipToGame();
    for (;;) {
        const std::string_view text = window_.text();
        std::size_t at = 0;
        while (at < text.size() && (base::isBlank(text[at]) || (text[at] >= '0' && text[at] <= '9'))) ++at;
        window_.drop(at);
        if (window_.text().size() < opening.size() && window_.more()) continue;
        if (window_.text().empty()) return false;
        if (window_.text().starts_with(opening)) return true;
        isLost_ = true;
        throw base::TextError(placeIn(window_.origin(), window_.text(), 0), base::say(text::ggfBegin));
    }
}

// Skips what is no game, only when the next game is asked for: a file that is something else may have no end.
// Returns false if none follows.
bool GgfReader::skipToGame() {
    isLost_ = false;
    for (;;) {
        const std::size_t next = window_.text().find(opening);
        if (next != std::string_view::npos) {
            window_.drop(next);
            return true;
        }
        const std::size_t size = window_.text().size();  // half of a beginning may stand at its end
        window_.drop(size > 0 ? size - 1 : 0);
        if (!window_.more()) {
            window_.drop(1);
            return false;
        }
    }
}

std::optional<GameRecord> GgfReader::next() {
    if (!skipBetween()) return std::nullopt;
    std::optional<std::size_t> length = ends_.lengthOf(window_.text(), window_.offset());
    while (!length && window_.text().size() <= TextWindow::longest && window_.more())
        length = ends_.lengthOf(window_.text(), window_.offset());
    // A game without an end, or with a value without one, is over where the next one seems to begin.
    if (!length) length = std::min(window_.text().find(opening, opening.size()), window_.text().size());
    const std::string_view text = window_.text().substr(0, *length);
    const Origin origin = window_.origin();
    try {
        GameRecord record = readGgf(text, origin);
        window_.drop(*length);
        return record;
    } catch (const base::TextError& error) {
        // A value without its end has swallowed the beginning of the next game: go on with that.
        const std::size_t line = error.place().line - origin.line + 1;
        const std::size_t before = line == 1 ? origin.column - 1 : 0;
        const std::size_t mistake = offsetOf(text, line, error.place().column - before);
        window_.drop(std::min(text.find(opening, std::max(mistake, opening.size())), text.size()));
        throw;
    }
}

}  // namespace mitos::formats::othello
