#include "cli/othello/opinion_text.h"

#include "api/othello/final_words.h"
#include "api/othello/values.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/table.h"
#include "cli/othello/colour_words.h"
#include "texts/champion.h"
#include "texts/othello.h"
#include "texts/othello_play.h"

namespace mitos::cli {
namespace {

using api::othello::Board;
using api::othello::Colour;
using api::othello::FinalScore;
using api::othello::MoveValues;
using api::othello::Opinion;
using api::othello::Othello;
using api::othello::Square;
using api::othello::writeSquare;
using base::Message;
using base::say;

// Returns `+12`, or who wins by how much if the search has seen the end of the game.
std::string shortValue(Console& console, int value, bool isProven) {
    if (isProven && value == 0) return console.in(text::othelloFinalDraw);
    return api::othello::valueWords(value, console.language, signedColour);
}

// Returns the final score if the search has seen the end of the game and its line leads there.
std::optional<FinalScore> finalScoreSeen(const Othello& game, const Board& board, const Opinion& opinion) {
    if (!opinion.value.decided) return std::nullopt;
    return api::othello::finalScore(game, board, opinion.line);
}

// Returns `+12 (black minus white)`, or the end of the game with all its figures if the line shows it.
std::string longValue(Console& console, const Othello& game, const Board& board, const Opinion& opinion) {
    if (const auto end = finalScoreSeen(game, board, opinion))
        return api::othello::finalWords(*end, signedColour).in(console.language);
    const int value = api::othello::textbookValue(board, opinion.value);
    const bool isProven = opinion.value.proven;
    const std::string shown = shortValue(console, value, isProven);
    const bool namesWinner = api::othello::finalDifference(value) || (isProven && value == 0);
    return namesWinner ? shown : say(text::othelloValueOf, shown).in(console.language);
}

Message bestMove(Console& console, const Othello& game, const Board& board, const Opinion& best) {
    const std::string move = writeSquare(best.move);
    const std::string value = longValue(console, game, board, best);
    const Message depth = movesInWords(static_cast<std::size_t>(best.depth));
    if (best.value.certainty < 100) return say(text::othelloHintLikely, move, value, best.value.certainty, depth);
    const std::string line = base::joined(api::othello::writtenLine(best.line), " ");
    if (best.value.proven) return say(text::othelloHintWhole, move, value, line);
    return say(text::othelloHint, move, value, depth, line);
}

// Prints all moves in board order; those whose value is `best` are marked.
void printValues(Console& console, const Othello& game, const Board& board, const MoveValues& values, int best,
                 bool isProven) {
    Table table({{console.in(text::othelloColumnNumber), Align::right},
                 {console.in(text::othelloColumnMove)},
                 {console.in(text::othelloColumnValue), Align::right},
                 {""}});
    int number = 0;
    game.forEachMove(board, [&](Square move) {
        ++number;
        for (const Opinion& opinion : values.moves) {
            if (opinion.move != move) continue;
            const int value = api::othello::textbookValue(board, opinion.value);
            table.add({std::to_string(number), writeSquare(move), shortValue(console, value, isProven),
                       value == best ? console.in(text::othelloBestMark) : ""});
        }
    });
    console.print(table.text(console.out));
}

}  // namespace

Message movesInWords(std::size_t count) { return say(text::othelloMoveCount, base::showCount(count)); }

Message searchEffort(Console& console, const Othello& game, const Board& board, const Opinion& opinion) {
    const std::string value = longValue(console, game, board, opinion);
    const std::string states = base::showCount(opinion.nodes);
    const std::string seconds = base::showSeconds(opinion.seconds);
    const int certainty = opinion.value.certainty;
    if (certainty < 100) return say(text::othelloTookLikely, value, certainty, states, opinion.depth, seconds);
    if (opinion.value.proven) return say(text::othelloTookWhole, value, states, seconds);
    return say(text::othelloWhatItTook, value, states, opinion.depth, seconds);
}

void printHint(Console& console, const Othello& game, const Board& board, const engine::othello::Hint& hint) {
    console.say(bestMove(console, game, board, hint.best));
    if (hint.best.value.certainty < 100 || hint.moves.moves.size() < 2) return;
    const bool isProven = hint.best.value.proven;
    printValues(console, game, board, hint.moves, api::othello::textbookValue(board, hint.best.value), isProven);
    if (isProven) return;
    console.say(say(board.mover == Colour::black ? text::othelloHighIsGood : text::othelloLowIsGood));
}

}  // namespace mitos::cli
