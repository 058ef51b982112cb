#include "cli/othello/computer_player.h"

#include "api/othello/level_words.h"
#include "base/files.h"
#include "cli/common/interrupt.h"
#include "cli/othello/colour_words.h"
#include "cli/othello/opinion_text.h"
#include "texts/champion.h"
#include "texts/othello_play.h"

namespace mitos::cli {
namespace {

using api::othello::Colour;
using api::othello::Record;
using api::othello::Seat;
using base::Message;
using base::say;
using engine::othello::Algorithm;

// Says how strong the champion is, if that seat is the champion's.
void describeStrength(Console& console, const OthelloGameSettings& settings, const Seat& seat) {
    const bool isChampion =
        settings.engine.algorithm == Algorithm::champion && api::othello::isPattern(seat.evaluation);
    if (!isChampion) return;
    console.say(seat.level ? say(text::othelloChampionLevel, *seat.level, api::othello::strengthOf(*seat.level))
                           : say(text::othelloChampionEnds));
}

Message depthOf(const Seat& seat) { return movesInWords(static_cast<std::size_t>(seat.depth)); }

}  // namespace

ComputerPlayer makeComputerPlayer(const Context& context, const OthelloGameSettings& settings, const Record& record,
                                  Colour colour, int size) {
    const Seat& own = record.seat(colour);
    const Seat& computer = record.black.person ? record.white : record.black;
    const Seat& seat = !own.person ? own : !computer.person ? computer : settings.adviser;
    api::othello::EngineRequest request{settings.engine, seat.evaluation, base::dataDirectory(context.data)};
    request.options.size = size;
    if (!api::othello::isPattern(seat.evaluation)) request.options.algorithm = Algorithm::textbook;
    engine::othello::Budget budget = settings.budget;
    budget.depth = seat.depth;
    budget.level = seat.level;
    return {api::othello::makeEngine(request, interruptFlag()), budget};
}

void describeComputerPlayers(Console& console, const OthelloGameSettings& settings, const Record& record) {
    const Seat& computer = record.black.person ? record.white : record.black;
    if (computer.person) return;
    if (record.black == record.white || record.black.person != record.white.person) {
        console.say(say(text::othelloLooks, depthOf(computer), computer.evaluation));
        return describeStrength(console, settings, computer);
    }
    for (const Colour colour : {Colour::black, Colour::white}) {
        const Seat& seat = record.seat(colour);
        console.say(say(text::othelloSideLooks, signedColourFirst(colour), depthOf(seat), seat.evaluation));
        describeStrength(console, settings, seat);
    }
}

}  // namespace mitos::cli
