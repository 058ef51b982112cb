// Games as a line of squares. The first byte chooses the size and the side that begins, the rest is the text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/error.h"
#include "games/othello/board_text.h"
#include "games/othello/score.h"
#include "games/othello/transcript.h"
#include "texts/writing/language.h"

namespace {

using namespace mitos;
using namespace mitos::games::othello;

void check(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

void checkTranscript(const Othello& game, const Transcript& transcript) {
    Board board = transcript.start;
    for (const Square move : transcript.moves) {
        check(game.isLegal(board, move), "every move of a transcript is legal");
        board = game.after(board, move);
        check((board.black & board.white) == 0, "discs of two colours on one square");
        check((board.occupied() & ~game.squares()) == 0, "a disc off the board");
    }
    check(board == transcript.end, "the moves lead to the end");
    check(readBoard(game.size(), writeBoard(game.size(), board), "again") == board, "the end reads as it was written");
    const auto again = [&](const std::string& text) { return readTranscript(game, transcript.start, text, "again"); };
    check(again(writeTranscript(transcript.moves, Passes::written)) == transcript, "passes written read the same");
    if (transcript.moves.empty() || transcript.moves.back() != pass) {
        check(again(writeTranscript(transcript.moves)) == transcript, "passes left out read the same");
    }
    if (game.isOver(board)) {
        const Score score = scoreWithEmptiesToWinner(game, board);
        check(score.black + score.white == game.size() * game.size(), "a finished game shares out every square");
    }
}

void checkError(const base::TextError& error, std::string_view text, std::size_t firstLine) {
    const auto lines = 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    check(error.place().line >= firstLine && error.place().line < firstLine + lines, "the line is one of the text");
    check(error.place().column >= 1, "columns count from 1");
    for (const text::Language language : text::allLanguages()) {
        const std::string message = error.in(language);
        check(!message.empty() && message.find('\0') == std::string::npos, "a message is text");
        check(std::count(message.begin(), message.end(), '\n') == 2, "a message is a reason, a line and a caret");
    }
    check(error.fault() == base::Fault::input, "the text is at fault");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 1) return 0;
    const Othello game(sizes[data[0] % sizes.size()]);
    Board start = game.start();
    if (data[0] / sizes.size() % 2 == 1) start.mover = Colour::white;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    constexpr std::size_t firstLine = 7;
    try {
        checkTranscript(game, readTranscript(game, start, text, "--moves", firstLine));
    } catch (const base::TextError& error) {
        checkError(error, text, firstLine);
    }
    return 0;
}
