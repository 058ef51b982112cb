#include "cli/othello/compare_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/units.h"
#include "cli/common/table.h"
#include "texts/othello_compare.h"
#include "texts/paths.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::othello::Comparison;
using api::othello::Contestant;
using api::othello::depthText;
using api::othello::RoundRobin;
using api::othello::Tally;
using api::othello::Trial;
using base::say;
using base::showCount;
using base::showRough;
using base::showSeconds;

// 0.031, 0.42, 1.53, 12.4
std::string factor(double value) {
    if (value < 0.1) return fmt::format("{:.3f}", value);
    return fmt::format("{:.{}f}", value, value < 10 ? 2 : 1);
}

std::string extensionText(const Contestant& contestant) {
    return contestant.method.extension > 0 ? fmt::format(", extend:{}", contestant.method.extension) : "";
}

// Columns that would say the same in every row are left out; the heading says it once.
struct Differences {
    bool evaluation = false;
    bool depth = false;
    bool complete = false;

    explicit Differences(const Comparison& comparison) {
        for (const Contestant& c : comparison.contestants) {
            const Contestant& first = comparison.contestants.front();
            evaluation |= c.evaluation != first.evaluation;
            depth |= c.depth != first.depth;
            complete |= c.complete() != c.trials.size();
        }
    }
};

// A table that is put together column by column.
class WideTable {
  public:
    void add(bool shown, std::string heading, Align align) {
        shown_.push_back(shown);
        if (shown) columns_.push_back({std::move(heading), align});
    }
    void row(std::vector<std::string> cells) {
        std::vector<std::string> kept;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (shown_[i]) kept.push_back(std::move(cells[i]));
        }
        rows_.push_back(std::move(kept));
    }
    void print(Console& console) const {
        Table table(columns_);
        for (const auto& row : rows_) table.add(row);
        console.print(table.text(console.out));
    }

  private:
    std::vector<bool> shown_;
    std::vector<Table::Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

void showMethods(Console& console, const Comparison& comparison) {
    const Differences differ(comparison);
    WideTable table;
    table.add(true, console.in(text::columnMethod), Align::left);
    table.add(differ.evaluation, console.in(text::columnEvaluation), Align::left);
    table.add(differ.depth, console.in(text::columnDepth), Align::right);
    table.add(differ.complete, console.in(text::columnSearched), Align::right);
    for (const base::Phrase phrase : std::initializer_list<base::Phrase>{
             text::columnStates, text::columnMeanStates, text::columnCutOffs, text::columnHits, text::columnTime,
             text::columnStateRate, text::columnBranching, text::columnStatesRatio, text::columnTimeRatio}) {
        table.add(true, console.in(phrase), Align::right);
    }
    table.add(true, console.in(text::columnAgrees), Align::left);
    for (const Contestant& c : comparison.contestants) {
        const auto ratio = ratioOf(c, comparison.contestants[c.first]);
        const std::size_t wrong = c.disagreements().size();
        table.row({c.method.name, c.evaluation, depthText(c.depth), fmt::format("{}/{}", c.complete(), c.trials.size()),
                   showCount(c.states()), showCount(static_cast<std::uint64_t>(std::llround(c.meanStates()))),
                   showCount(c.cutOffs()), showCount(c.memoryHits()), showSeconds(c.seconds()),
                   showRough(c.statesPerSecond()), fmt::format("{:.2f}", c.branching()),
                   ratio ? factor(ratio->states) : "-", ratio ? factor(ratio->seconds) : "-",
                   wrong == 0 ? console.in(text::agreesYes) : say(text::agreesNo, wrong).in(console.language)});
    }
    table.print(console);
}

void showEffects(Console& console, const Comparison& comparison) {
    const std::vector<api::othello::Effect> effects = comparison.effects();
    if (effects.empty()) return;
    console.line();
    console.say(say(text::effectsHead));
    const Differences differ(comparison);
    WideTable table;
    table.add(true, console.in(text::columnSwitch), Align::left);
    table.add(true, console.in(text::columnAddedTo), Align::left);
    table.add(differ.evaluation, console.in(text::columnEvaluation), Align::left);
    table.add(differ.depth, console.in(text::columnDepth), Align::right);
    table.add(true, console.in(text::columnStatesRatio), Align::right);
    table.add(true, console.in(text::columnTimeRatio), Align::right);
    for (const api::othello::Effect& effect : effects) {
        table.row({effect.technique, effect.addedTo, effect.evaluation, depthText(effect.depth),
                   factor(effect.ratio.states), factor(effect.ratio.seconds)});
    }
    table.print(console);
}

// The moves of those that others are compared with; where another one chose otherwise, its moves too.
void showMoves(Console& console, const Comparison& comparison) {
    console.line();
    for (std::size_t i = 0; i < comparison.contestants.size(); ++i) {
        const Contestant& c = comparison.contestants[i];
        const bool differs = !c.disagreements().empty();
        if (c.reference != i && !differs) continue;
        std::string moves;
        for (const Trial& trial : c.trials) {
            if (!moves.empty()) moves += ' ';
            moves += trial.searched && trial.move ? api::othello::writeSquare(*trial.move) : "-";
            if (!trial.agrees) moves += '!';
        }
        const std::string more = extensionText(c) + (differs ? ", " + c.method.name : "");
        console.say(say(text::chosenMoves, c.evaluation, depthText(c.depth), more, moves));
    }
}

std::string eloText(const api::othello::Rating& rating) {
    return rating.rated ? fmt::format("{:+.0f}", rating.elo) : "-";
}
std::string errorText(const api::othello::Rating& rating) {
    return rating.rated ? fmt::format("{:.0f}", rating.error) : "-";
}

void showStandings(Console& console, const RoundRobin& tournament) {
    Table table({{console.in(text::columnPlayer), Align::left},
                 {console.in(text::columnGames), Align::right},
                 {console.in(text::columnWins), Align::right},
                 {console.in(text::columnDraws), Align::right},
                 {console.in(text::columnLosses), Align::right},
                 {console.in(text::columnMatchPoints), Align::right},
                 {console.in(text::columnDiscs), Align::right},
                 {console.in(text::columnElo), Align::right},
                 {console.in(text::columnError), Align::right},
                 {console.in(text::columnStatesAMove), Align::right},
                 {console.in(text::columnTimeAMove), Align::right}});
    for (const std::size_t i : tournament.ranking()) {
        const Tally& tally = tournament.totals[i];
        const api::othello::Rating& rating = tournament.ratings.players[i];
        const api::othello::Effort& effort = tournament.efforts[i];
        const double moves = std::max(1.0, static_cast<double>(effort.moves));
        const double games = std::max(1.0, static_cast<double>(tally.games()));
        table.add({tournament.players[i].name, showCount(tally.games()), showCount(tally.wins), showCount(tally.draws),
                   showCount(tally.losses), fmt::format("{:.1f}", 100 * tally.points() / games),
                   fmt::format("{:+.1f}", tally.meanDiscs()), eloText(rating), errorText(rating),
                   showCount(static_cast<std::uint64_t>(std::llround(static_cast<double>(effort.states) / moves))),
                   showSeconds(effort.seconds / moves)});
    }
    console.print(table.text(console.out));
}

void showCross(Console& console, const RoundRobin& tournament) {
    const std::vector<std::size_t> ranking = tournament.ranking();
    console.line();
    console.say(say(text::crossTable));
    std::vector<Table::Column> columns{{"", Align::left}};
    for (const std::size_t i : ranking) columns.push_back({tournament.players[i].name, Align::right});
    Table table(std::move(columns));
    for (const std::size_t i : ranking) {
        std::vector<std::string> row{tournament.players[i].name};
        for (const std::size_t j : ranking) {
            const Tally& tally = tournament.cross[i][j];
            row.push_back(i == j ? "·"
                                 : fmt::format("{}/{} {:+.1f}", tally.points(), tally.games(), tally.meanDiscs()));
        }
        table.add(std::move(row));
    }
    console.print(table.text(console.out));
}

}  // namespace

void showComparison(Console& console, const Comparison& comparison) {
    const int size = comparison.game.size();
    const std::string positions =
        base::say(text::positionCount, base::showCount(comparison.positions.size())).in(console.language);
    console.say(say(text::compareHead, size, size, positions));
    const Differences differ(comparison);
    if (!comparison.contestants.empty()) {
        const Contestant& first = comparison.contestants.front();
        if (!differ.evaluation) console.line(console.in(text::columnEvaluation) + ": " + first.evaluation);
        if (!differ.depth) console.line(console.in(text::columnDepth) + ": " + depthText(first.depth));
    }
    showMethods(console, comparison);
    console.say(say(text::ratioNote));
    showEffects(console, comparison);
    showMoves(console, comparison);
    for (const api::othello::Skipped& skipped : comparison.skipped) console.say(skipped.reason);
    if (comparison.unfinished() > 0) console.say(say(text::compareUnfinished, comparison.unfinished()));
    if (comparison.disagreements() > 0) console.warn(say(text::compareDisagree, comparison.disagreements()));
}

void showRoundRobin(Console& console, const RoundRobin& tournament, int plies) {
    const int size = tournament.game.size();
    console.say(say(text::roundRobinHead, size, size, tournament.players.size(), tournament.openings.size(), plies));
    showStandings(console, tournament);
    console.say(say(text::eloNote));
    if (tournament.ratings.prior) console.say(say(text::eloPrior));
    if (tournament.ratings.pools > 1) console.say(say(text::eloPools));
    showCross(console, tournament);
    console.line();
    console.say(
        say(text::roundRobinPlayed, tournament.games.size(), tournament.scheduled, showSeconds(tournament.seconds)));
}

}  // namespace mitos::cli
