// The reader of rule files. Any text gives sound rules, or an error with a place inside the text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/error.h"
#include "games/grid/placement_game.h"
#include "games/grid/rule_file.h"
#include "games/grid/words.h"
#include "texts/writing/language.h"

namespace {

using namespace mitos;
using namespace mitos::games::grid;

void check(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

void checkRules(const Rules& rules) {
    check(rules.rows >= 1 && rules.rows <= mostRows && rules.columns >= 1 && rules.columns <= mostColumns,
          "a board of 1 to 8 rows and columns");
    check(!rules.letters.empty() && rules.letters.size() <= mostLetters, "1 to 6 letters");
    check(!rules.patterns.empty() && rules.patterns.size() <= mostPatterns, "1 to 64 patterns");
    for (const text::Language language : text::allLanguages()) {
        const auto sentences = inWords(rules);
        check(sentences.size() >= 7, "the rules can be explained");
        for (const base::Message& sentence : sentences) check(!sentence.in(language).empty(), "a sentence is text");
    }
}

// Plays the first legal move until the game is over; the final board can be written.
void playThrough(const PlacementGame& game, const BoardText& start) {
    check(start.size() == static_cast<std::size_t>(game.rules().cells()), "a start has the cells of the board");
    check(!startProblem(game, start), "a game can begin on its starts");
    check(readBoardText(game.rules(), start, "again") == start, "a start that is written reads the same");
    GridState state = game.startOn(start);
    int moves = 0;
    while (!game.isOver(state)) {
        Placing first;
        bool any = false;
        game.forEachMove(state, [&](const Placing& move) {
            if (!any) first = move;
            any = true;
        });
        check(any, "an open game has a move");
        check(game.isLegal(state, first), "a move that is listed is legal");
        state = game.after(state, first);
        check(++moves <= game.rules().cells(), "a game ends when the board is full");
    }
    check(game.boardOf(state).size() == start.size(), "the final board can be written");
}

// Checks that the place lies inside the text (or just behind it), and that the message is text in both languages.
void checkError(const base::TextError& error, std::string_view text) {
    const auto lines = 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    check(error.place().line >= 1 && error.place().line <= lines, "the line is one of the text");
    std::size_t start = 0;
    for (std::size_t line = 1; line < error.place().line; ++line) start = text.find('\n', start) + 1;
    const std::size_t length = std::min(text.find('\n', start), text.size()) - start;
    check(error.place().column >= 1 && error.place().column <= length + 1, "the column is inside its line");
    for (const text::Language language : text::allLanguages()) {
        const std::string message = error.in(language);
        check(!message.empty() && message.find('\0') == std::string::npos, "a message is text");
        check(std::count(message.begin(), message.end(), '\n') == 2, "a message is a reason, a line and a caret");
    }
    check(error.fault() == base::Fault::input, "the file is at fault");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        const Rules rules = readRules(text, "rules.toml");
        checkRules(rules);
        const auto starts = legalStarts(rules);
        check(!starts.empty() && starts.size() <= mostStarts, "a game has a start, and not too many");
        check(std::is_sorted(starts.begin(), starts.end()), "starts are sorted");
        const PlacementGame game(rules);
        playThrough(game, starts.front());
        playThrough(game, starts.back());
    } catch (const base::TextError& error) {
        checkError(error, text);
    }
    return 0;
}
