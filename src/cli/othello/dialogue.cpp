#include "cli/othello/dialogue.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/othello/final_words.h"
#include "api/othello/level_words.h"
#include "api/othello/typed_move.h"
#include "api/othello/values.h"
#include "base/error.h"
#include "base/files.h"
#include "base/texts/champion.h"
#include "base/texts/grid_terminal.h"
#include "base/texts/othello.h"
#include "base/texts/othello_play.h"
#include "base/texts/terminal.h"
#include "base/units.h"
#include "base/words.h"
#include "cli/common/interrupt.h"
#include "cli/common/search_report.h"
#include "cli/common/table.h"
#include "cli/othello/options.h"
#include "cli/othello/view.h"

namespace mitos::cli {
namespace {

using api::othello::Board;
using api::othello::Colour;
using api::othello::FinalScore;
using api::othello::Opinion;
using api::othello::Record;
using api::othello::Seat;
using api::othello::Square;
using api::othello::writeSquare;
using base::Message;
using base::say;
using games::othello::bitOf;
using games::othello::pass;

char signOf(Colour colour) { return colour == Colour::black ? 'X' : 'O'; }

const base::Phrase& nameOf(Colour colour) {
    return colour == Colour::black ? text::othelloBlackX : text::othelloWhiteO;
}

// At the beginning of a sentence.
const base::Phrase& nameFirst(Colour colour) {
    return colour == Colour::black ? text::othelloBlackXFirst : text::othelloWhiteOFirst;
}

std::string squareList(std::uint64_t squares) {
    std::string list;
    for (; squares != 0; squares &= squares - 1)
        list += (list.empty() ? "" : ", ") + writeSquare(games::othello::firstOf(squares));
    return list;
}

std::string movesInWords(const Console& console, std::size_t count) {
    return base::say(text::othelloMoveCount, base::showCount(count)).in(console.language);
}

// `+12`, or who wins by how much where the end was seen.
std::string shortValue(const Console& console, int value, bool whole) {
    if (whole && value == 0) return console.in(text::othelloFinalDraw);
    return api::othello::valueWords(value, console.language, nameOf);
}

// How the game ends, where the search has seen it to its end and its line shows it.
std::optional<FinalScore> seenEnd(const api::othello::Othello& game, const Board& board, const Opinion& opinion) {
    if (!opinion.value.decided) return std::nullopt;
    return api::othello::finalScore(game, board, opinion.line);
}

// `+12 (black minus white)`, or the end of the game with all its figures where the line shows it.
std::string valueText(const Console& console, int value, bool whole, const std::optional<FinalScore>& end) {
    if (end) return api::othello::finalWords(*end, nameOf).in(console.language);
    const std::string shown = shortValue(console, value, whole);
    const bool told = api::othello::finalDifference(value) || (whole && value == 0);
    return told ? shown : say(text::othelloValueOf, shown).in(console.language);
}

Message costText(const Console& console, const api::othello::Othello& game, const Board& board,
                 const Opinion& opinion) {
    const std::string value = valueText(console, api::othello::textbookValue(board, opinion.value),
                                        opinion.value.proven, seenEnd(game, board, opinion));
    const std::string states = base::showCount(opinion.nodes);
    const std::string seconds = base::showSeconds(opinion.seconds);
    const int certainty = opinion.value.certainty;
    if (certainty < 100) return say(text::othelloTookLikely, value, certainty, states, opinion.depth, seconds);
    if (opinion.value.proven) return say(text::othelloTookWhole, value, states, seconds);
    return say(text::othelloWhatItTook, value, states, opinion.depth, seconds);
}

}  // namespace

OthelloDialogue::OthelloDialogue(const Context& context, Record record, OthelloTable table)
    : context_(context), console_(context.console), record_(std::move(record)), game_(record_.size),
      positions_(positionsOf(record_)), opinions_(record_.moves.size()), table_(std::move(table)),
      random_(table_.seed) {
    for (const Seat* seat : {&record_.black, &record_.white}) engines_.push_back(makeEngine(*seat, record_.size));
}

// The adviser of a person is the computer that they play against.
SeatedEngine OthelloDialogue::makeEngine(const Seat& seat, int size) const {
    const Seat& other = record_.black.person ? record_.white : record_.black;
    const Seat& chosen = !seat.person ? seat : !other.person ? other : table_.adviser;
    api::othello::EngineRequest request{table_.engine, chosen.evaluation, base::dataDirectory(context_.data)};
    request.options.size = size;
    if (!api::othello::isPattern(chosen.evaluation)) request.options.algorithm = engine::othello::Algorithm::textbook;
    engine::othello::Budget budget = table_.budget;
    budget.depth = chosen.depth;
    budget.level = chosen.level;
    return {api::othello::makeEngine(request, interruptFlag()), budget};
}

const SeatedEngine& OthelloDialogue::engineOf(Colour colour) const { return engines_[colour == Colour::black ? 0 : 1]; }

ExitCode OthelloDialogue::run() {
    interruptFlag();                              // from here on Ctrl-C is ours
    if (!table_.save.empty()) keep(table_.save);  // what cannot be written is told before the game and not after it
    try {
        if (!context_.json) greet();
        play();
    } catch (...) {
        if (!table_.save.empty()) keep(table_.save);  // what was played is not lost
        throw;
    }
    if (context_.json) {
        console_.line(api::othello::gameJson(record_, opinions_, table_.seed));
    } else if (!left_) {
        announceEnd();
    }
    if (!table_.save.empty()) {
        keep(table_.save);
        if (!context_.json) console_.warn(say(text::fileWritten, table_.save));
    }
    return ExitCode::done;
}

void OthelloDialogue::greet() const {
    const int size = game_.size();
    if (mixed()) {
        const Colour yours = record_.black.person ? Colour::black : Colour::white;
        console_.say(say(text::othelloTitleAgainst, size, size, nameOf(yours), nameOf(other(yours))));
    } else {
        console_.say(say(anyPerson() ? text::othelloTitlePeople : text::othelloTitleComputers, size, size));
    }
    tellSeats();
    if (over()) {
        // nobody is to move: the board and the result say it all
    } else if (record_.moves.empty()) {
        console_.say(say(text::othelloBegins, nameFirst(now().mover)));
    } else {
        console_.say(say(text::othelloGoesOn, movesInWords(console_, record_.moves.size()), nameOf(now().mover)));
    }
    if (anyPerson() && !over()) console_.say(say(text::othelloHowTo, "d3", "3 4"));
    console_.line();
    if (!record_.moves.empty()) showLast();
    showBoard();
}

void OthelloDialogue::tellSeats() const {
    const auto tell = [&](const base::Phrase& told, const Seat& seat, auto... who) {
        console_.say(say(told, who..., movesInWords(console_, static_cast<std::size_t>(seat.depth)), seat.evaluation));
        const bool champion = table_.engine.algorithm == engine::othello::Algorithm::champion;
        if (!champion || !api::othello::isPattern(seat.evaluation)) return;
        if (seat.level) {
            console_.say(say(text::othelloChampionLevel, *seat.level, api::othello::strengthOf(*seat.level)));
        } else {
            console_.say(say(text::othelloChampionEnds));
        }
    };
    const Seat& computer = record_.black.person ? record_.white : record_.black;
    if (computer.person) return;
    if (record_.black == record_.white || mixed()) {
        tell(text::othelloLooks, computer);
    } else {
        tell(text::othelloSideLooks, record_.black, console_.in(nameFirst(Colour::black)));
        tell(text::othelloSideLooks, record_.white, console_.in(nameFirst(Colour::white)));
    }
}

void OthelloDialogue::play() {
    while (!over() && !left_) {
        if (interruptFlag().raised()) throw Interrupted();
        if (game_.isLegal(now(), pass)) {  // the game was begun or loaded here
            passTurn();
            if (!context_.json) showBoard();
        } else if (person(now().mover)) {
            personMoves();
        } else {
            computerMoves();
        }
    }
}

void OthelloDialogue::computerMoves() {
    const auto tell = context_.json ? base::Tell{} : turnsProgress(console_);
    const SeatedEngine& seated = engineOf(now().mover);
    engine::othello::Budget budget = seated.budget;
    budget.tieSeed = budget.slipSeed = random_.next();
    const Opinion opinion = seated.engine->think(now(), budget, interruptFlag(), {{}, tell, nullptr});
    console_.endProgress();
    if (interruptFlag().raised()) throw Interrupted();
    makeMove(opinion.move, opinion);
}

void OthelloDialogue::personMoves() {
    const Colour mover = now().mover;
    const Message prompt =
        mixed() ? say(text::othelloYourTurn, signOf(mover)) : say(text::othelloTurnOf, nameFirst(mover));
    const auto line = console_.ask(prompt.in(console_.language));
    if (!line) {
        if (interruptFlag().raised()) throw Interrupted();
        throw base::Error(base::Fault::input, say(text::inputEnded));
    }
    const TypedWords words = splitTyped(*line);
    if (const auto command = othelloCommand(words.first)) {
        obey(*command, words);
        return;
    }
    const api::othello::TypedMove typed = api::othello::readMove(game_, now(), *line);
    if (typed.problem) {
        console_.say(*typed.problem);
    } else {
        makeMove(*typed.move);
    }
}

void OthelloDialogue::obey(OthelloCommand command, const TypedWords& words) {
    const bool takesFile = command == OthelloCommand::save || command == OthelloCommand::load;
    if (takesFile && words.rest.empty()) {
        console_.say(say(text::needsFileName, words.first));
    } else if (!takesFile && !words.rest.empty()) {
        console_.say(say(text::commandAlone, words.first, base::shownWord(words.rest)));
    } else {
        switch (command) {
        case OthelloCommand::hint:
            return hint();
        case OthelloCommand::undo:
            return undo();
        case OthelloCommand::moves:
            return showGame();
        case OthelloCommand::board:
            showLast();
            return showBoard();
        case OthelloCommand::help:
            return console_.say(say(text::othelloHelp));
        case OthelloCommand::save:
        case OthelloCommand::load:
            return withFile(command, words.rest);
        case OthelloCommand::quit:
            left_ = true;
            return console_.say(say(text::gameLeft));
        }
    }
}

void OthelloDialogue::withFile(OthelloCommand command, const std::string& file) {
    try {
        if (command == OthelloCommand::load) {
            load(file);
        } else {
            keep(file);
            console_.say(say(text::gameSaved, file));
        }
    } catch (const base::Error& error) {  // the game goes on
        console_.line(error.in(console_.language));
    }
}

void OthelloDialogue::makeMove(Square move, const std::optional<Opinion>& opinion) {
    const Board before = now();
    const Colour mover = before.mover;
    record_.moves.push_back(move);
    opinions_.push_back(opinion);
    positions_.push_back(game_.after(now(), move));
    if (!context_.json) {
        const std::string turned = squareList(turnedBy(record_.moves.size() - 1));
        if (!mixed()) {
            console_.say(say(text::othelloSidePlays, nameFirst(mover), writeSquare(move), turned));
        } else {
            console_.say(say(person(mover) ? text::othelloYouPlay : text::othelloComputerPlays, signOf(mover),
                             writeSquare(move), turned));
        }
        if (opinion) console_.say(costText(console_, game_, before, *opinion));
    }
    if (game_.isLegal(now(), pass)) passTurn();
    if (context_.json) return;
    console_.line();
    showBoard();
    console_.flush();
}

void OthelloDialogue::passTurn() {
    const Colour mover = now().mover;
    record_.moves.push_back(pass);
    opinions_.emplace_back();
    positions_.push_back(game_.after(now(), pass));
    if (context_.json) return;
    console_.say(!mixed() ? say(text::othelloSidePasses, nameFirst(mover))
                          : say(person(mover) ? text::othelloYouPass : text::othelloComputerPasses));
}

void OthelloDialogue::hint() {
    const SeatedEngine& seated = engineOf(now().mover);
    const engine::othello::Hint hint =
        engine::othello::hintFor(*seated.engine, now(), seated.budget, interruptFlag(), turnsProgress(console_));
    console_.endProgress();
    if (interruptFlag().raised()) throw Interrupted();
    const Opinion& best = hint.best;
    const bool proven = best.value.proven;
    const int value = api::othello::textbookValue(now(), best.value);
    const std::string line = base::joined(api::othello::writtenLine(best.line), " ");
    const std::string shown = valueText(console_, value, proven, seenEnd(game_, now(), best));
    const std::string move = writeSquare(best.move);
    const std::string depth = movesInWords(console_, static_cast<std::size_t>(best.depth));
    if (best.value.certainty < 100)
        return console_.say(say(text::othelloHintLikely, move, shown, best.value.certainty, depth));
    console_.say(proven ? say(text::othelloHintWhole, move, shown, line)
                        : say(text::othelloHint, move, shown, depth, line));
    if (hint.moves.moves.size() < 2) return;
    showValues(hint.moves, value, proven);
    if (!proven) console_.say(say(now().mover == Colour::black ? text::othelloHighIsGood : text::othelloLowIsGood));
}

// All moves in board order, the best of them marked.
void OthelloDialogue::showValues(const engine::othello::MoveValues& values, int best, bool proven) const {
    Table table({{console_.in(text::othelloColumnNumber), Align::right},
                 {console_.in(text::othelloColumnMove)},
                 {console_.in(text::othelloColumnValue), Align::right},
                 {""}});
    int number = 0;
    game_.forEachMove(now(), [&](Square move) {
        ++number;
        for (const Opinion& one : values.moves) {
            if (one.move != move) continue;
            const int value = api::othello::textbookValue(now(), one.value);
            table.add({std::to_string(number), writeSquare(move), shortValue(console_, value, proven),
                       value == best ? console_.in(text::othelloBestMark) : ""});
        }
    });
    console_.print(table.text(console_.out));
}

// Back to before the last move that a person made, together with the answers to it. A pass was no choice of theirs.
void OthelloDialogue::undo() {
    std::size_t count = record_.moves.size();
    while (count > 0 && (!person(positions_[count - 1].mover) || record_.moves[count - 1] == pass)) --count;
    if (count == 0) {
        console_.say(say(text::nothingToUndo));
        return;
    }
    --count;
    console_.say(say(text::undoneMoves, moveList(count)));
    record_.moves.resize(count);
    opinions_.resize(count);
    positions_.resize(count + 1);
    console_.line();
    if (count > 0) showLast();
    showBoard();
}

// The people and the computer stay where they sit.
void OthelloDialogue::load(const std::string& file) {
    Record loaded = api::othello::readRecord(base::readText(file, base::recordFile, interruptFlag()), file);
    loaded.black = record_.black;
    loaded.white = record_.white;
    if (loaded.size != record_.size) {
        std::vector<SeatedEngine> engines;
        for (const Seat* seat : {&record_.black, &record_.white}) engines.push_back(makeEngine(*seat, loaded.size));
        engines_ = std::move(engines);
        game_ = api::othello::Othello(loaded.size);
    }
    record_ = std::move(loaded);
    positions_ = positionsOf(record_);
    opinions_.assign(record_.moves.size(), std::nullopt);
    console_.say(say(text::gameLoaded, file, record_.moves.size()));
    console_.line();
    if (!record_.moves.empty()) showLast();
    showBoard();
}

void OthelloDialogue::keep(const std::string& file) const {
    base::writeFile(file, api::othello::writeRecord(record_), interruptFlag());
}

std::uint64_t OthelloDialogue::turnedBy(std::size_t move) const {
    const Colour mover = positions_[move].mover;
    return positions_[move].of(other(mover)) & positions_[move + 1].of(mover);
}

void OthelloDialogue::showBoard() const {
    BoardMarks marks;
    std::size_t last = record_.moves.size();
    while (last > 0 && record_.moves[last - 1] == pass) --last;
    if (last > 0) {
        marks.last = record_.moves[last - 1];
        marks.turned = turnedBy(last - 1);
    }
    marks.legal = person(now().mover);
    console_.print(drawOthello(console_.out, game_, now(), marks));
    console_.say(scoreLine(game_, now()));
    console_.line();
    if (marks.legal) showLegal();
}

void OthelloDialogue::showLegal() const {
    const std::vector<Square> moves = api::othello::listedMoves(game_, now());
    if (moves.empty()) return;
    console_.say(mixed() ? say(text::othelloYourMoves) : say(text::othelloMovesOf, nameOf(now().mover)));
    constexpr std::size_t widest = 8;  // of an entry
    const std::size_t perLine = std::max<std::size_t>(1, static_cast<std::size_t>(console_.out.width) / widest);
    std::string line;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        line += fmt::format("{:>4} {:<3}", i + 1, writeSquare(moves[i]));
        if ((i + 1) % perLine == 0 || i + 1 == moves.size()) {
            console_.line(line.substr(0, line.find_last_not_of(' ') + 1));
            line.clear();
        }
    }
}

void OthelloDialogue::showLast() const {
    std::size_t count = record_.moves.size();
    while (count > 0 && record_.moves[count - 1] == pass) --count;
    if (count == 0) return;
    console_.say(say(text::othelloLastMove, nameOf(positions_[count - 1].mover), writeSquare(record_.moves[count - 1]),
                     squareList(turnedBy(count - 1))));
}

std::string OthelloDialogue::moveList(std::size_t from) const {
    std::string list;
    for (std::size_t i = from; i < record_.moves.size(); ++i) {
        list += fmt::format("{}{} {}", list.empty() ? "" : ", ", signOf(positions_[i].mover),
                            writeSquare(record_.moves[i]));
    }
    return list;
}

// As `--moves` takes them.
void OthelloDialogue::showGame() const {
    using games::othello::Passes;
    console_.say(record_.moves.empty()
                     ? say(text::noMovesYet)
                     : say(text::movesLine, games::othello::writeTranscript(record_.moves, Passes::written)));
    if (!over() && person(now().mover)) showLegal();
}

void OthelloDialogue::announceEnd() const {
    const api::othello::Score score = api::othello::scoreOnBoard(now());
    console_.say(say(text::othelloEndScore, score.black, score.white));
    if (score.black == score.white) {
        console_.say(say(text::othelloEndDraw));
    } else {
        const Colour winner = score.black > score.white ? Colour::black : Colour::white;
        console_.say(!mixed()         ? say(text::othelloEndSide, nameFirst(winner))
                     : person(winner) ? say(text::othelloEndYou, nameOf(winner))
                                      : say(text::othelloEndComputer, nameOf(winner)));
    }
    showGame();
}

}  // namespace mitos::cli
