#include "cli/othello/first_record.h"

#include <array>

#include <utility>

#include "base/error.h"
#include "base/files.h"
#include "base/units.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/typed_words.h"
#include "cli/common/values.h"
#include "cli/othello/colour_words.h"
#include "cli/othello/options.h"
#include "options/othello.h"
#include "texts/othello_play.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::Algorithm;
using api::othello::Colour;
using api::othello::mostPlayDepth;
using api::othello::Othello;
using api::othello::Record;
using api::othello::Seat;
using api::othello::seatAtLevel;
using base::Error;
using base::Fault;
using base::say;

struct People {
    bool black = true;
    bool white = false;
    [[nodiscard]] bool any() const { return black || white; }
};

People readPeople(const std::string& typed) {
    constexpr std::array<People, 4> choices{{{true, false}, {false, true}, {true, true}, {false, false}}};
    return choices.at(readChoice(options::othello::human, typed));
}

Colour readFirst(const std::string& typed) {
    return readChoice(options::othello::first, typed) == 0 ? Colour::black : Colour::white;
}

// What was typed, without blanks around it; empty for Enter.
std::string answerTo(Console& console, const base::Message& question) {
    const TypedWords words = splitTyped(askLine(console, question));
    return words.rest.empty() ? words.first : words.first + " " + words.rest;
}

Colour askColour(Console& console, base::Phrase question) {
    for (;;) {
        const std::string typed = answerTo(console, say(question));
        if (typed.empty()) return Colour::black;
        if (const auto colour = readColourWord(typed)) return *colour;
        console.say(say(text::othelloNoColour, base::shownWord(typed)));
    }
}

// Is it a number, if one that is too large for us or below zero?
bool isNumber(const std::string& typed) {
    const std::size_t from = typed.starts_with('-') || typed.starts_with('+') ? 1 : 0;
    return typed.size() > from && typed.find_first_not_of("0123456789", from) == std::string::npos;
}

int askDepth(Console& console) {
    for (;;) {
        const std::string typed = answerTo(console, say(text::othelloAskDepth, mostPlayDepth, usualOthelloDepth));
        if (typed.empty()) return usualOthelloDepth;
        const auto depth = base::readWhole(typed);
        if (depth && *depth >= 1 && *depth <= mostPlayDepth) return static_cast<int>(*depth);
        console.say(say(isNumber(typed) ? text::othelloDepthRange : text::othelloNoDepth, base::shownWord(typed),
                        mostPlayDepth));
    }
}

// Makes the record from the command line, and from questions to a person at a terminal for what it left open.
class RecordMaker {
  public:
    RecordMaker(const Context& context, const PlayOthelloOptions& options, bool champion)
        : context_(context), options_(options), champion_(champion) {}

    [[nodiscard]] Record newGame() const {
        // What was typed wrongly is told before a question is asked.
        Record record;
        const Othello game(options_.size.empty() ? 8 : readOthelloSize(options_.size));
        record.size = game.size();
        Colour first = options_.first.empty() ? Colour::black : readFirst(options_.first);
        int depth = readInt(options::othello::playDepth, options_.search.depth);
        People people = options_.human.empty() ? People{} : readPeople(options_.human);
        if (options_.position) {
            if (!options_.first.empty()) throw Error(Fault::usage, say(text::notTogether, "--position", "--first"));
            record.start = api::othello::readBoard(game.size(), *options_.position, "--position");
        }
        begin(record, game, first);
        const std::string evaluation = evaluationOr(champion_ ? api::othello::patternName : usualEvaluation);
        readEvaluation(context_, evaluation, record.size);

        const bool asks = context_.console.interactive && !context_.json && people.any();
        if (asks && options_.human.empty()) people = askPeople();
        if (asks && options_.first.empty() && !options_.position && !options_.moves) {
            first = askColour(context_.console, text::othelloAskFirst);
            begin(record, game, first);
        }
        const bool computer = !people.black || !people.white;
        if (asks && computer && options_.search.depth.empty() && options_.level.empty())
            depth = askDepth(context_.console);
        const Seat seat =
            options_.level.empty() ? Seat{false, depth, evaluation} : seatAtLevel(readLevel(options_.level));
        record.black = record.white = seat;
        record.black.person = people.black;
        record.white.person = people.white;
        forWhite(record, people);
        return record;
    }

    // The players of the file go on to play, unless the command line says otherwise.
    [[nodiscard]] Record loadedGame() const {
        for (const auto& [given, option] :
             {std::pair(options_.position.has_value(), "--position"), std::pair(options_.moves.has_value(), "--moves"),
              std::pair(!options_.first.empty(), "--first"), std::pair(!options_.size.empty(), "--size")}) {
            if (given) throw Error(Fault::usage, say(text::notTogether, "--load", option));
        }
        Record record =
            api::othello::readRecord(base::readText(options_.load, base::recordFile, interruptFlag()), options_.load);
        const bool champion = championPlays(record.size);
        const People people =
            options_.human.empty() ? People{record.black.person, record.white.person} : readPeople(options_.human);
        for (Seat* seat : {&record.black, &record.white}) {
            const Seat& other = seat == &record.black ? record.white : record.black;
            if (seat->depth == 0) {
                seat->depth = other.depth > 0 ? other.depth : usualOthelloDepth;
                seat->level = other.level;
            }
            if (!options_.search.depth.empty())
                seat->depth = readInt(options::othello::playDepth, options_.search.depth);
            const std::string& judge = options_.search.evaluation;
            if (!champion_ || !options_.search.depth.empty() || (!judge.empty() && !api::othello::isPattern(judge)))
                seat->level.reset();
            const std::string& played = seat->evaluation.empty() ? other.evaluation : seat->evaluation;
            seat->evaluation = evaluationOr(!played.empty() ? played
                                            : champion      ? api::othello::patternName
                                                            : usualEvaluation);
            if (!options_.level.empty()) *seat = seatAtLevel(readLevel(options_.level));
        }
        record.black.person = people.black;
        record.white.person = people.white;
        forWhite(record, people);
        return record;
    }

  private:
    void begin(Record& record, const Othello& game, Colour first) const {
        if (!options_.position) record.start = api::othello::usualStart(game, first);
        if (options_.moves)
            record.moves = api::othello::readTranscript(game, record.start, *options_.moves, "--moves").moves;
    }

    // Returns whether the champion, if it was chosen, plays on the board of a file, whose size the choice did not know.
    // Throws an Error (usage) if it does not know that board, and it or a level was named.
    [[nodiscard]] bool championPlays(int size) const {
        if (!champion_) return false;
        std::vector<engine::othello::AskedFeature> asked;
        ask(asked, options::othello::size, size != 8);
        const auto named =
            options_.level.empty() ? namedAlgorithm(options_.search.algorithm) : std::optional(Algorithm::champion);
        return chooseAlgorithm(named, asked) == Algorithm::champion;
    }

    [[nodiscard]] People askPeople() const {
        const bool black = askColour(context_.console, text::othelloAskColour) == Colour::black;
        return {black, !black};
    }

    [[nodiscard]] std::string evaluationOr(const std::string& usual) const {
        return options_.search.evaluation.empty() ? usual : options_.search.evaluation;
    }

    void forWhite(Record& record, const People& people) const {
        for (const auto& [given, option] : {std::pair(!options_.whiteDepth.empty(), "--white-depth"),
                                            std::pair(!options_.whiteEvaluation.empty(), "--white-evaluation")}) {
            if (given && people.any()) throw Error(Fault::usage, say(text::othelloNeedsNone, option));
        }
        if (!options_.whiteDepth.empty()) {
            record.white.depth = readInt(options::othello::whiteDepth, options_.whiteDepth);
            record.white.level.reset();
        }
        if (options_.whiteEvaluation.empty()) return;
        record.white.evaluation = options_.whiteEvaluation;
        if (!api::othello::isPattern(options_.whiteEvaluation)) record.white.level.reset();
    }

    const Context& context_;
    const PlayOthelloOptions& options_;
    bool champion_;
};

}  // namespace

Record firstRecord(const Context& context, const PlayOthelloOptions& options, bool champion) {
    const RecordMaker maker(context, options, champion);
    return options.load.empty() ? maker.newGame() : maker.loadedGame();
}

}  // namespace mitos::cli
