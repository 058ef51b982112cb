#include "cli/othello/opinion_report.h"

#include <cmath>

#include "api/othello/final_words.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/facts.h"
#include "cli/common/search_report.h"
#include "cli/othello/view.h"
#include "texts/champion.h"
#include "texts/grid_terminal.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::othello::Board;
using api::othello::Opinion;
using api::othello::Othello;
using api::othello::writeSquare;
using base::say;
using base::showCount;
using base::showRough;

// As the mover sees it; of a proven one also how the game ends.
std::string valueShown(Console& console, const Board& board, const Opinion& opinion) {
    std::string value = signedValue(static_cast<int>(std::lround(opinion.value.discs)));
    if (opinion.value.proven) {
        const auto end = engine::othello::finalScore(Othello(8), board, opinion.line);
        return end ? value + ", " + api::othello::finalWords(*end).in(console.language) : value;
    }
    return say(text::championBounds, value, signedValue(opinion.value.lower), signedValue(opinion.value.upper))
        .in(console.language);
}

std::string depthShown(Console& console, const Opinion& opinion) {
    const std::string depth = std::to_string(opinion.depth);
    return opinion.value.proven ? say(text::searchExhaustive, depth).in(console.language)
                                : say(text::championSure, depth, opinion.value.certainty).in(console.language);
}

}  // namespace

void showChampion(Console& console, const Board& board, const Opinion& opinion) {
    const Othello game(8);
    console.say(say(text::championTitle, colourName(board.mover)));
    console.line();
    console.print(drawOthello(console.out, game, board, {{}, 0, true}));
    console.say(scoreLine(game, board));
    console.line();
    if (game.isOver(board)) return console.say(say(text::searchGameOver, valueShown(console, board, opinion)));
    const std::string halt = opinion.halt == base::Halt::none ? std::string() : console.in(haltName(opinion.halt));
    if (!opinion.isComplete()) return console.say(say(text::championNothing, halt));
    Facts facts(console);
    facts.add(text::searchMove, writeSquare(opinion.move));
    facts.add(text::searchValue, valueShown(console, board, opinion));
    facts.add(text::searchLine, base::joined(api::othello::writtenLine(opinion.line), ", "));
    facts.add(text::searchDepth, depthShown(console, opinion));
    facts.add(text::searchMethod, console.in(text::championMethod));
    const double rate = opinion.seconds > 0 ? static_cast<double>(opinion.nodes) / opinion.seconds : 0;
    facts.add(text::searchStates, say(text::searchStatesValue, showCount(opinion.nodes),
                                      base::showSeconds(opinion.seconds), showRough(rate)));
    facts.show();
    if (halt.empty()) return;
    console.line();
    console.say(say(text::championHalted, halt));
}

}  // namespace mitos::cli
