#include "arena/othello/planned_match.h"

#include <fmt/format.h>

#include "arena/othello/match_file.h"
#include "arena/othello/program_player.h"
#include "base/checksum.h"
#include "base/error.h"
#include "games/othello/board_text.h"
#include "games/othello/size.h"
#include "games/othello/transcript.h"
#include "texts/match.h"

namespace mitos::arena::othello {
namespace {

using base::Error;
using base::Fault;
using base::say;

constexpr std::array<const char*, 2> sides{"A", "B"};

// Returns the limits of the spec, and for what it does not state those of the match. A time for each move replaces a
// clock.
Allowed allowedOf(const PlayerSpec& spec, const Allowed& ofAll) {
    Allowed allowed = ofAll;
    if (spec.allowed.depth) allowed.depth = spec.allowed.depth;
    if (spec.allowed.moveSeconds || spec.allowed.clock) {
        allowed.moveSeconds = spec.allowed.moveSeconds;
        allowed.clock = spec.allowed.clock;
    }
    return allowed;
}

// Returns the last part of the program's path.
std::string programName(const std::string& command) {
    const std::string word = command.substr(0, command.find(' '));
    return word.substr(word.find_last_of('/') + 1);
}

void refuseImpossible(const MatchRequest& request, const PlayerSpec& spec, const Allowed& allowed, std::size_t side) {
    const auto refuse = [&](base::Phrase why) { throw Error(Fault::usage, say(why, sides[side])); };
    const bool limited = allowed.depth || allowed.moveSeconds || allowed.clock;
    const bool follows = request.followTime && side == 0;
    if (spec.speaks == Speaks::nboard && follows) refuse(text::nboardNoClock);
    if (spec.speaks == Speaks::ugi && !limited && !follows) refuse(text::ugiNeedsLimit);
    if (spec.speaks != Speaks::gtp) return;
    for (const Opening& opening : request.openings) {
        if (opening.start != games::othello::startOf(8)) refuse(text::gtpUsualStart);
    }
}

// Returns a warning if the player's protocol cannot express a limit of the match; empty if it can.
std::optional<base::Message> whatIsNotTold(const PlayerSpec& spec, const Allowed& allowed, std::size_t side) {
    if (spec.speaks == Speaks::gtp && allowed.depth) return say(text::gtpUntoldDepth, sides[side]);
    if (spec.speaks == Speaks::nboard && (allowed.moveSeconds || allowed.clock))
        return say(text::nboardUntoldTime, sides[side]);
    return std::nullopt;
}

std::string allowedText(const Allowed& allowed) {
    std::string text;
    if (allowed.depth) text += fmt::format(" depth {}", *allowed.depth);
    if (allowed.moveSeconds) text += fmt::format(" move {}", *allowed.moveSeconds);
    if (allowed.clock) text += fmt::format(" clock {}+{}", allowed.clock->seconds, allowed.clock->increment);
    return text;
}

// Returns a checksum of all that the result of a game may depend on, the text of evaluation files included. The
// number of games, how many run at a time, and the test that ends the match are left out, so that a match can be made
// longer.
std::uint64_t numberOf(const MatchRequest& request, const std::array<std::uint64_t, 2>& evaluations) {
    std::string text = "match 3\n";
    for (std::size_t side = 0; side < 2; ++side)
        text += fmt::format("{} {:016x}\n", request.specs[side], evaluations[side]);
    text += allowedText(request.allowed) + "\n" + request.openingsName + "\n";
    // The number of openings may change, but not the openings: the first one stands for all made in the same way.
    if (!request.openings.empty()) {
        const Opening& first = request.openings.front();
        text += games::othello::writeBoard(8, first.start) + " " + games::othello::writeTranscript(first.moves) + "\n";
    }
    text += fmt::format("margin {} patience {} follow {}\n", request.rules.margin, request.rules.patience,
                        request.followTime);
    if (request.rules.adjudicate) text += fmt::format("adjudicate {}\n", *request.rules.adjudicate);
    return base::checksum(text);
}

}  // namespace

PlannedMatch planMatch(const MatchRequest& request, const SeatEngine& seat) {
    PlannedMatch planned;
    MatchPlan& plan = planned.plan;
    plan.openings = request.openings;
    plan.rules = request.rules;
    plan.followTime = request.followTime;
    plan.sprt = request.sprt;
    plan.concurrency = request.concurrency;
    std::array<std::uint64_t, 2> evaluations{};
    for (std::size_t side = 0; side < 2; ++side) {
        const PlayerSpec spec = readPlayerSpec(request.specs[side], sides[side]);
        MatchPlayer& player = plan.players[side];
        player.name = spec.name;
        player.allowed = allowedOf(spec, request.allowed);
        refuseImpossible(request, spec, player.allowed, side);
        if (auto untold = whatIsNotTold(spec, player.allowed, side)) planned.warnings.push_back(std::move(*untold));
        if (spec.speaks == Speaks::mitos) {
            player.otherwise = spec.text;
            const SeatedEngine engine = seat(spec, sides[side]);
            player.make = engine.make;
            evaluations[side] = engine.sum;
        } else {
            player.otherwise = programName(spec.launch.command);
            player.make = [spec, patience = request.rules.patience] { return makeProgram(spec, patience); };
        }
        planned.specs[side] = spec;
    }
    planned.number = numberOf(request, evaluations);
    return planned;
}

MatchReport playMatch(const MatchRequest& request, const SeatEngine& seat,
                      const std::optional<std::filesystem::path>& out, const base::StopFlag& stop,
                      const MatchTell& tell, const MatchWarn& warn) {
    PlannedMatch planned = planMatch(request, seat);
    for (const base::Message& warning : planned.warnings) {
        if (warn) warn(warning);
    }
    MatchReport report;
    report.specs = planned.specs;
    report.sprt = request.sprt;
    const std::array<Allowed, 2> allowed{planned.plan.players[0].allowed, planned.plan.players[1].allowed};
    Match match(std::move(planned.plan));
    std::optional<MatchFile> file;
    if (out) file.emplace(*out, planned.number, match.schedule(), stop);
    if (file) {
        for (const MatchGame& game : file->games()) match.add(game);
        report.resumed = file->games().size();
    }
    const base::Stopwatch watch;
    match.play(stop, [&](const MatchGame& game, const MatchStanding& standing) {
        if (file) file->append(game, allowed);
        report.standing = standing;
        report.seconds = watch.seconds();
        if (tell) tell(game, report);
    });
    report.standing = match.standing();
    report.seconds = watch.seconds();
    return report;
}

}  // namespace mitos::arena::othello
