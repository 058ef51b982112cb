// The reader of evaluation files. Any text gives a sound evaluation, or an error with a place inside the text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/random.h"
#include "evaluations/othello/evaluation.h"
#include "evaluations/othello/evaluation_file.h"
#include "evaluations/othello/words.h"
#include "formats/kind.h"
#include "games/othello/size.h"
#include "texts/writing/language.h"

namespace {

using namespace mitos;
using namespace mitos::evaluations::othello;

void check(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

void checkFormula(const Formula& formula) {
    check(!formula.phases.empty() && formula.phases.size() <= mostPhases, "1 to 16 phases");
    int next = 0;
    for (const Phase& phase : formula.phases) {
        check(phase.from == next && phase.to >= phase.from, "phases follow each other");
        check(phase.tables.size() == formula.tables.size(), "a phase has a coefficient for every table");
        next = phase.to + 1;
    }
    check(next == mostDiscs + 1, "phases cover all numbers of discs");
    for (const text::Language language : text::allLanguages()) {
        const auto sentences = inWords(formula);
        check(sentences.size() >= 4, "the evaluation can be explained");
        for (const base::Message& sentence : sentences) check(!sentence.in(language).empty(), "a sentence is text");
    }
}

// Boards strewn with discs, from nearly empty to full.
void judge(const Evaluation& evaluation, base::Random& random) {
    const Squares all = games::othello::squaresOf(evaluation.size());
    for (int i = 0; i < 4; ++i) {
        const Squares one = random.next() & (i % 2 == 0 ? random.next() : ~Squares{0}) & all;
        const Squares two = random.next() & ~one & all;
        const int value = evaluation({one, two, games::othello::Colour::black});
        check(value == evaluation.breakdown({one, two, games::othello::Colour::white}).value, "a value is its sum");
        check(value == -evaluation({two, one, games::othello::Colour::black}), "the colours are alike");
        check(std::abs(value) <= evaluation.formula().largestValue(evaluation.size()), "a value keeps its bound");
        check(std::abs(value) <= mostValue, "a value is below a finished game");
    }
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
    static_cast<void>(formats::kindOf(text));
    try {
        const Formula formula = readFormula(text, "evaluation.toml");
        checkFormula(formula);
        check(!formula.sizes().empty(), "some board can be judged");
        base::Random random(size);
        for (const int boardSize : formula.sizes()) judge(Evaluation(formula, boardSize), random);
    } catch (const base::TextError& error) {
        checkError(error, text);
    }
    return 0;
}
