#include "cli/othello/match_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/units.h"
#include "cli/common/table.h"
#include "texts/match.h"
#include "texts/othello_compare.h"
#include "texts/terminal.h"

namespace mitos::cli {
namespace {

using api::othello::Failing;
using api::othello::MatchReport;
using api::othello::MatchStanding;
using base::say;
using base::showCount;
using base::showSeconds;

constexpr int mostFaultsTold = 5;
constexpr std::array<const char*, 2> sideNames{"A", "B"};

base::Phrase failingText(Failing failing) {
    switch (failing) {
    case Failing::illegal:
        return text::failingIllegal;
    case Failing::crash:
        return text::failingCrash;
    case Failing::hang:
        return text::failingHang;
    case Failing::time:
        return text::failingTime;
    case Failing::flood:
        return text::failingFlood;
    case Failing::garbage:
        return text::failingGarbage;
    case Failing::closed:
        return text::failingClosed;
    case Failing::resigned:
        break;
    }
    return text::failingResigned;
}

std::string eloLine(Console& console, const MatchStanding& standing) {
    const api::othello::EloDifference elo = standing.difference();
    return say(text::matchElo, fmt::format("{:+.1f}", elo.elo), fmt::format("{:+.1f}", elo.low),
               fmt::format("{:+.1f}", elo.high), fmt::format("{:.1f}", 100 * elo.superiority))
        .in(console.language);
}

std::string sprtLine(Console& console, const api::othello::SprtBounds& bounds, const api::othello::SprtState& state) {
    base::Phrase verdict = state.verdict == api::othello::Verdict::open   ? text::sprtOpen
                           : state.verdict == api::othello::Verdict::elo0 ? text::sprtElo0
                                                                          : text::sprtElo1;
    return say(text::sprtLine, fmt::format("{:.2f}", state.ratio), fmt::format("{:.2f}", bounds.lower()),
               fmt::format("{:.2f}", bounds.upper()), fmt::format("{:g}", bounds.elo0),
               fmt::format("{:g}", bounds.elo1), verdict)
        .in(console.language);
}

void showPlayers(Console& console, const MatchStanding& standing) {
    Table table({{"", Align::left},
                 {console.in(text::columnPlayer), Align::left},
                 {console.in(text::columnWins), Align::right},
                 {console.in(text::columnDraws), Align::right},
                 {console.in(text::columnLosses), Align::right},
                 {console.in(text::columnMatchPoints), Align::right},
                 {console.in(text::columnDiscs), Align::right},
                 {console.in(text::columnTimeUsed), Align::right},
                 {console.in(text::columnTimeAMove), Align::right}});
    const double games = std::max(1.0, static_cast<double>(standing.tally.games()));
    for (std::size_t side = 0; side < 2; ++side) {
        const bool first = side == 0;
        const api::othello::Tally& tally = standing.tally;
        const double points = first ? tally.points() : static_cast<double>(tally.games()) - tally.points();
        const double moves = std::max(1.0, static_cast<double>(standing.moves[side]));
        table.add({sideNames[side], standing.names[side], showCount(first ? tally.wins : tally.losses),
                   showCount(tally.draws), showCount(first ? tally.losses : tally.wins),
                   fmt::format("{:.1f}", 100 * points / games),
                   fmt::format("{:+.1f}", first ? tally.meanDiscs() : -tally.meanDiscs()),
                   showSeconds(standing.seconds[side]), showSeconds(standing.seconds[side] / moves)});
    }
    console.print(table.text(console.out));
}

void showFaults(Console& console, const MatchStanding& standing) {
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < api::othello::failings; ++i) {
            const std::uint64_t count = standing.faults[side][i];
            if (count == 0) continue;
            console.say(say(text::matchFaults, sideNames[side], count, failingText(static_cast<Failing>(i))));
        }
    }
}

}  // namespace

void MatchNews::tellFault(const api::othello::MatchGame& game) {
    const api::othello::Failed& failed = *game.played.failed;
    const std::size_t side = failed.side == api::othello::Colour::black ? game.fixture.black : game.fixture.white;
    if (failed.how == Failing::resigned || told_[side] > mostFaultsTold) return;
    if (++told_[side] > mostFaultsTold) {
        console_.warn(say(text::matchFaultsMore, sideNames[side]));
        return;
    }
    const std::string detail = failed.detail.empty() ? "" : " (" + failed.detail + ")";
    console_.warn(say(text::matchFault, game.number + 1, sideNames[side], failingText(failed.how), detail));
}

void MatchNews::tell(const api::othello::MatchGame& game, const MatchReport& soFar) {
    if (game.played.failed) tellFault(game);
    if (!console_.err.cursor) return;
    const MatchStanding& standing = soFar.standing;
    const api::othello::Tally& tally = standing.tally;
    std::string line =
        say(text::matchProgress, tally.games(), standing.scheduled, tally.wins, tally.draws, tally.losses)
            .in(console_.language);
    const api::othello::EloDifference elo = standing.difference();
    line += fmt::format(", Elo {:+.0f} ± {:.0f}", elo.elo, elo.error());
    if (soFar.sprt && standing.sprt) {
        line += fmt::format(", LLR {:.2f} [{:.2f}, {:.2f}]", standing.sprt->ratio, soFar.sprt->lower(),
                            soFar.sprt->upper());
    }
    const auto played = static_cast<double>(tally.games() - soFar.resumed);
    const auto open = static_cast<double>(standing.scheduled - tally.games());
    if (open > 0) {
        line += ", " + say(text::progressLeft, showSeconds(soFar.seconds / played * open)).in(console_.language);
    }
    console_.progress(line);
}

void showMatch(Console& console, const MatchReport& report) {
    const MatchStanding& standing = report.standing;
    console.say(say(text::matchHead, standing.tally.games(), standing.scheduled, showSeconds(report.seconds)));
    if (report.resumed > 0) console.say(say(text::matchResumed, report.resumed));
    showPlayers(console, standing);
    if (standing.tally.games() > 0) {
        console.line(eloLine(console, standing));
        if (standing.difference().prior) console.say(say(text::matchPrior));
        const auto& pairs = standing.pairs.counts;
        console.say(say(text::matchPairs, pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]));
    }
    if (report.sprt && standing.sprt) console.line(sprtLine(console, *report.sprt, *standing.sprt));
    showFaults(console, standing);
}

}  // namespace mitos::cli
