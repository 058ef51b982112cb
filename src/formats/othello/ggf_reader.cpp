// The reader of GGF files, which may be larger than memory.
#include <algorithm>

#include "base/words.h"
#include "formats/othello/ggf.h"
#include "texts/formats.h"

namespace mitos::formats::othello {
namespace {

constexpr std::string_view opening = "(;";

}  // namespace

// Skips blanks and numbers. Returns whether a game begins there; false at the end of the text.
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

// Skips text that is no game; returns false if no game follows. It waits until the next game is requested, because a
// file of another kind may have no end.
bool GgfReader::skipToGame() {
    isLost_ = false;
    for (;;) {
        const std::size_t next = window_.text().find(opening);
        if (next != std::string_view::npos) {
            window_.drop(next);
            return true;
        }
        const std::size_t size = window_.text().size();  // the text may end with the first half of `(;`
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
    // If the game, or one of its values, has no end, it is cut where the next game seems to begin.
    if (!length) length = std::min(window_.text().find(opening, opening.size()), window_.text().size());
    const std::string_view text = window_.text().substr(0, *length);
    const Origin origin = window_.origin();
    try {
        GameRecord record = readGgf(text, origin);
        window_.drop(*length);
        return record;
    } catch (const base::TextError& error) {
        // A value without its end may have swallowed the next `(;`: continue with the first one after the fault.
        const std::size_t line = error.place().line - origin.line + 1;
        const std::size_t before = line == 1 ? origin.column - 1 : 0;
        const std::size_t mistake = offsetOf(text, line, error.place().column - before);
        window_.drop(std::min(text.find(opening, std::max(mistake, opening.size())), text.size()));
        throw;
    }
}

}  // namespace mitos::formats::othello
