#include "cli/othello/explain.h"

#include <cstdlib>

#include "api/othello/final_words.h"
#include "base/words.h"
#include "cli/common/search_report.h"
#include "cli/common/table.h"
#include "cli/othello/view.h"
#include "texts/grid_terminal.h"
#include "texts/othello_terminal.h"

namespace mitos::cli {
namespace {

using api::othello::Explained;
using api::othello::Refutation;
using api::othello::Searcher;
using api::othello::Square;
using base::say;

std::string lineText(const std::vector<Square>& line) { return base::joined(api::othello::writtenLine(line), " "); }

void showTerms(Console& console, const Explained& explained) {
    Table table({{console.in(text::columnTerm), Align::left},
                 {console.in(text::columnBlack), Align::right},
                 {console.in(text::columnWhite), Align::right},
                 {console.in(text::columnCoefficient), Align::right},
                 {console.in(text::columnValue), Align::right}});
    for (const api::othello::Share& share : explained.breakdown.shares) {
        table.add({share.key, std::to_string(share.black), std::to_string(share.white),
                   std::to_string(share.coefficient), signedValue(share.value())});
    }
    console.print(table.text(console.out));
}

// The board at the end of a line, and where its value comes from.
void showLeaf(Console& console, const Searcher& searcher, const std::vector<Square>& line, const Explained& leaf) {
    std::optional<Square> last;
    if (!line.empty() && line.back() != api::othello::pass) last = line.back();
    console.line();
    console.print(drawOthello(console.out, searcher.game(), leaf.board, {last, 0, false}));
    if (leaf.over) {
        const auto end = api::othello::finalScore(searcher.game(), leaf.board, {});
        console.say(say(text::explainOver, lineText(line), api::othello::discs(leaf.board.black),
                        api::othello::discs(leaf.board.white), api::othello::finalWords(end.value())));
        return;
    }
    console.say(say(text::explainLeaf, lineText(line), leaf.breakdown.discs, leaf.breakdown.phase + 1,
                    signedValue(leaf.value)));
    showTerms(console, leaf);
}

// Points of an evaluation and discs of a finished game cannot be subtracted from each other.
std::string lossText(Console& console, int best, int refuted) {
    const auto bestEnd = api::othello::finalDifference(best);
    const auto refutedEnd = api::othello::finalDifference(refuted);
    if (bestEnd.has_value() != refutedEnd.has_value()) return console.in(text::explainWorseUncounted);
    const int loss = bestEnd ? *bestEnd - *refutedEnd : best - refuted;
    return say(text::explainWorse, std::abs(loss)).in(console.language);
}

std::string refutedValue(Console& console, const Searcher& searcher, const api::othello::SearchRequest& request,
                         const Refutation& refutation) {
    const auto end = api::othello::finalScore(searcher.game(), searcher.game().after(request.root, refutation.move),
                                              refutation.report.line);
    return end ? api::othello::finalWords(*end).in(console.language)
               : api::othello::valueWords(refutation.report.value, console.language);
}

void showRefutation(Console& console, const Searcher& searcher, const api::othello::SearchRequest& request,
                    const api::othello::SearchReport& report, const Refutation& refutation) {
    if (!refutation.leaf) {
        console.line();
        console.say(say(text::explainUnfinished, api::othello::writeSquare(refutation.move),
                        console.in(haltName(refutation.report.halt))));
        return;
    }
    const std::string move = api::othello::writeSquare(refutation.move);
    const std::string answer =
        refutation.report.line.empty() ? console.in(text::explainNoAnswer) : lineText(refutation.report.line);
    const std::string value = refutedValue(console, searcher, request, refutation);
    console.line();
    if (report.value == refutation.report.value) {
        console.say(say(text::explainEqual, move, value, answer));
    } else {
        console.say(say(text::explainRefuted, move, value, lossText(console, report.value, refutation.report.value),
                        colourName(request.root.mover), answer));
    }
    std::vector<Square> line{refutation.move};
    line.insert(line.end(), refutation.report.line.begin(), refutation.report.line.end());
    showLeaf(console, searcher, line, *refutation.leaf);
}

}  // namespace

void showExplanation(Console& console, const Searcher& searcher, const api::othello::SearchRequest& request,
                     const api::othello::SearchReport& report, const api::othello::Explanation& explanation) {
    if (!explanation.root.over) {
        console.line();
        console.say(say(text::explainRoot, request.evaluationName, explanation.root.breakdown.discs,
                        explanation.root.breakdown.phase + 1, signedValue(explanation.root.value)));
        showTerms(console, explanation.root);
    }
    if (explanation.leaf && !report.line.empty()) showLeaf(console, searcher, report.line, *explanation.leaf);
    for (const Refutation& refutation : explanation.refutations) {
        showRefutation(console, searcher, request, report, refutation);
    }
}

}  // namespace mitos::cli
