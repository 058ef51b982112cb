#include "protocols/nboard.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "api/othello/notation.h"
#include "api/othello/record.h"
#include "base/error.h"
#include "options/protocols.h"
#include "texts/writing/language.h"

namespace mitos::protocols {
namespace {

using api::othello::Board;
using api::othello::Opinion;
using api::othello::pass;
using formats::othello::nboard::Looked;

// The most seconds for each position in the analysis of a whole game.
constexpr double analysisSeconds = 1;

// Returns whether a command lets a running search go on: it neither changes the position nor starts a search.
bool leavesItThinking(formats::othello::nboard::FromFrontEnd::What what) {
    using What = formats::othello::nboard::FromFrontEnd::What;
    return what == What::start || what == What::depth || what == What::contempt || what == What::learn;
}

Looked lookedOf(const Opinion& opinion) {
    return {opinion.value.proven ? Looked::How::exact : Looked::How::depth, opinion.depth};
}

// Returns a text about the certainty of a value. The champion proves nothing before its last step.
std::string surenessOf(const Opinion& opinion) {
    return opinion.value.certainty < 100 ? fmt::format("{}% sure", opinion.value.certainty) : std::string();
}

}  // namespace

NBoardDoor::NBoardDoor(OthelloOptions options, Answers& answers)
    : options_(std::move(options)), answers_(answers), live_(8), engine_(api::othello::makeEngine(options_.engine)) {}

bool NBoardDoor::hear(std::string_view line) {
    const Heard heard = formats::othello::nboard::readCommand(line);
    if (heard.what == Heard::What::nothing || heard.what == Heard::What::unknown) return true;
    if (!leavesItThinking(heard.what)) background_.stop();
    if (heard.what == Heard::What::quit) return false;
    try {
        obey(heard);
    } catch (const base::Error& error) {
        answers_.line(fmt::format("status {}", error.message().in(text::Language::english)));
    }
    return true;
}

void NBoardDoor::obey(const Heard& heard) {
    switch (heard.what) {
    case Heard::What::start:
        answers_.line("set myname Mitos");
        break;
    case Heard::What::depth:
        options_.depth = std::clamp(heard.number, 1, static_cast<int>(options::protocols::depth.most));
        options_.level.reset();
        break;
    case Heard::What::game:
        setGame(heard.text);
        break;
    case Heard::What::move:
        move(heard);
        break;
    case Heard::What::hint:
        hint(heard.number);
        break;
    case Heard::What::go:
        go();
        break;
    case Heard::What::ping:
        answers_.line(fmt::format("pong {}", heard.number));
        break;
    case Heard::What::learn:
        answers_.line("learned");  // there is no book to add to
        break;
    case Heard::What::analyze:
        analyze();
        break;
    case Heard::What::contempt:  // no evaluation knows contempt
    case Heard::What::nothing:
    case Heard::What::unknown:
    case Heard::What::quit:
        break;
    }
}

void NBoardDoor::setGame(const std::string& text) {
    const api::othello::Notation read = api::othello::readNotation(text, std::nullopt, "set game");
    changeSize(options_, engine_, read.size);
    live_.set(read.size, read.game);
}

void NBoardDoor::move(const Heard& heard) {
    const auto square = heard.move->move;
    // Some front ends leave passes out.
    const bool done = live_.play(square) || live_.play(other(live_.board().mover), square);
    if (!done) answers_.line(fmt::format("status {} is not legal here", heard.text));
}

Background::Failed NBoardDoor::tellFailure() {
    return [this](const std::string& why) { answers_.line("status " + why); };
}

api::othello::Budget NBoardDoor::budget() const {
    return budgetOf(options_, std::nullopt, live_.game(), live_.board());
}

api::othello::Budget NBoardDoor::adviceBudget() const {
    api::othello::Budget advice = budget();
    advice.level.reset();
    return advice;
}

void NBoardDoor::tellNodes(std::uint64_t nodes, double seconds) {
    answers_.line(fmt::format("nodestats {} {:.2f}", nodes, seconds));
}

void NBoardDoor::hint(int count) {
    if (live_.over() || count < 1) return;
    background_.start(
        [this, board = live_.board(), count, limits = adviceBudget()](const base::StopFlag& stop) {
            answers_.line("status thinking");
            const auto show = [&](const api::othello::MoveValues& values) {
                if (stop.raised()) return;
                std::size_t shown = 0;
                for (const Opinion& opinion : values.moves) {
                    if (!opinion.isComplete()) continue;
                    if (shown++ == static_cast<std::size_t>(count)) break;
                    answers_.line(formats::othello::nboard::writeHint(opinion.line, opinion.value.discs,
                                                                      lookedOf(opinion), surenessOf(opinion)));
                }
                if (shown > 0) tellNodes(values.nodes, values.seconds);
            };
            if (count == 1) {
                std::vector<api::othello::Square> told;
                const auto showOne = [&](const Opinion& best) {
                    told = best.line;
                    show({{best}, best.depth, best.halt, best.seconds, best.nodes, best.source});
                };
                // The champion takes many steps within a moment, of which only the last gets a line.
                const auto showDepth = [&](const Opinion& best) {
                    if (best.source != api::othello::Source::champion) showOne(best);
                };
                const Opinion best = engine_->think(board, limits, stop, {showDepth, {}, nullptr});
                if (told != best.line) showOne(best);
            } else {
                static_cast<void>(engine_->values(board, limits, stop, show));
            }
            answers_.line("status");
        },
        tellFailure());
}

void NBoardDoor::go() {
    if (live_.over()) return;
    background_.start(
        [this, board = live_.board(), limits = budget()](const base::StopFlag& stop) {
            Opinion opinion;
            if (!live_.game().isLegal(board, pass)) {
                answers_.line("status thinking");
                opinion = engine_->think(board, limits, stop);
            }
            if (!stop.raised()) {
                tellNodes(opinion.nodes, opinion.seconds);
                answers_.line(
                    "=== " + formats::othello::nboard::writeMove({opinion.move, opinion.value.discs, opinion.seconds}));
            }
            answers_.line("status");
        },
        tellFailure());
}

// Analyses the game from its end, where values are exact, back to its start.
void NBoardDoor::analyze() {
    background_.start(
        [this, positions = live_.positions(), limits = adviceBudget()](const base::StopFlag& stop) {
            const api::othello::Othello& game = live_.game();
            for (std::size_t made = positions.size(); made-- > 0;) {
                const Board& board = positions[made];
                double discs = 0;
                if (game.isOver(board)) {
                    const auto score = api::othello::scoreWithEmptiesToWinner(game, board);
                    discs = score.black - score.white;
                    if (board.mover == api::othello::Colour::white) discs = -discs;
                } else {
                    api::othello::Budget share = limits;
                    share.cap = analysisSeconds;
                    discs = engine_->think(board, share, stop).value.discs;
                }
                if (stop.raised()) return;
                answers_.line(fmt::format("analysis {} {:.2f}", made, std::round(discs * 100) / 100 + 0.0));
            }
        },
        tellFailure());
}

}  // namespace mitos::protocols
