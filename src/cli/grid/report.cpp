#include "cli/grid/report.h"

#include <algorithm>

#include "api/grid/boards.h"
#include "base/units.h"
#include "cli/common/search_report.h"
#include "cli/common/table.h"
#include "cli/grid/view.h"
#include "engine/grid/move_values.h"
#include "texts/grid_terminal.h"
#include "texts/paths.h"
#include "texts/writing/language.h"

namespace mitos::cli {
namespace {

using api::grid::Outcome;
using api::grid::PlacementGame;
using api::grid::Side;
using base::say;
using base::showBytes;
using base::showCount;
using base::showSeconds;
using engine::grid::GridReport;
using engine::grid::SolutionKind;

constexpr std::size_t bestShown = 4;

std::string valueText(Console& console, const GridReport& report) {
    if (report.value) return positionValueText(console, *report.value);
    if (report.outcome) return console.in(outcomeName(*report.outcome));
    return console.in(haltName(report.halt));
}

std::string bestMoves(Console& console, const PlacementGame& game, const GridReport& report) {
    const auto best = engine::grid::bestOf(report.moves);
    std::string list;
    for (std::size_t i = 0; i < std::min(best.size(), bestShown); ++i) {
        list += (i == 0 ? "" : ", ") + api::grid::writeMove(game.rules(), best[i].move);
    }
    if (best.size() <= bestShown) return list;
    return say(text::andMore, list, best.size() - bestShown).in(console.language);
}

base::Message solutionLine(const GridReport& report) {
    const std::string positions = showCount(report.counts.positions);
    const std::string canonical = showCount(report.counts.canonical);
    const std::string seconds = showSeconds(report.seconds);
    const std::string bytes = showBytes(report.bytes);
    if (report.kind == SolutionKind::weak) return say(text::weakSolution, showCount(report.nodes), seconds, bytes);
    if (report.stored) return say(text::storedSolution, positions, canonical, bytes);
    return say(text::completeSolution, positions, canonical, seconds, bytes);
}

}  // namespace

void showGridReport(Console& console, const PlacementGame& game, const GridReport& report) {
    const text::Language language = console.language;
    const api::grid::Rules& rules = game.rules();
    console.say(say(text::gameTitle, rules.name, rules.rows, rules.columns));
    console.line();
    console.print(drawGrid(console.out, game, game.startOn(report.start)));
    console.line();
    if (report.kind == SolutionKind::none) {
        console.say(say(text::notSolved, sideName(report.toMove), haltName(report.halt).in(language),
                        showSeconds(report.seconds), report.lower, report.upper));
        return;
    }
    console.say(say(text::toMove, sideName(report.toMove), valueText(console, report)));
    if (!report.moves.empty()) {
        console.line();
        console.print(moveTable(console, rules, report.moves));
    }
    console.line();
    console.say(solutionLine(report));
}

void showGridReports(Console& console, const PlacementGame& game, const std::vector<GridReport>& reports) {
    const api::grid::Rules& rules = game.rules();
    console.say(say(text::gameTitle, rules.name, rules.rows, rules.columns));
    console.line();
    Table table({{console.in(text::columnStart), Align::left},
                 {console.in(text::columnValue), Align::left},
                 {console.in(text::columnPositions), Align::right},
                 {console.in(text::columnCanonical), Align::right},
                 {console.in(text::columnBestMoves), Align::left}});
    std::size_t maxWins = 0, minWins = 0, draws = 0, open = 0;
    double seconds = 0;
    for (const GridReport& report : reports) {
        const bool complete = report.kind == SolutionKind::complete;
        const std::string value =
            say(text::toMove, sideName(report.toMove), valueText(console, report)).in(console.language);
        table.add({boardLine(rules, report.start), value, complete ? showCount(report.counts.positions) : "",
                   complete ? showCount(report.counts.canonical) : "", bestMoves(console, game, report)});
        seconds += report.seconds;
        if (!report.outcome) {
            ++open;
        } else if (*report.outcome == Outcome::draw) {
            ++draws;
        } else {
            const bool moverWins = *report.outcome == Outcome::win;
            ++(moverWins == (report.toMove == Side::max) ? maxWins : minWins);
        }
    }
    console.print(table.text(console.out));
    console.line();
    console.say(say(text::startsSummary, reports.size(), maxWins, minWins, draws, open, showSeconds(seconds)));
}

void showPlan(Console& console, const engine::grid::Plan& plan) {
    if (!plan.possible) {
        console.say(say(text::planImpossible));
        return;
    }
    const std::string positions = showCount(plan.positions);
    const std::string bytes = showBytes(plan.bytes);
    const std::string seconds = showSeconds(plan.seconds);
    console.say(plan.symmetries == 1 ? say(text::planOneSymmetry, positions, bytes, seconds, plan.space)
                                     : say(text::planPossible, positions, bytes, seconds, plan.symmetries, plan.space));
}

void showPlanTable(Console& console, const PlacementGame& game, const std::vector<api::grid::BoardText>& starts) {
    Table table({{console.in(text::columnStart), Align::left},
                 {console.in(text::columnPositions), Align::right},
                 {console.in(text::columnMemory), Align::right},
                 {console.in(text::columnTime), Align::right},
                 {console.in(text::columnSymmetries), Align::right},
                 {console.in(text::columnSpace), Align::left}});
    for (const api::grid::BoardText& start : starts) {
        const engine::grid::Plan plan = engine::grid::planFor(game, start);
        table.add({boardLine(game.rules(), start), plan.possible ? showCount(plan.positions) : "",
                   plan.possible ? showBytes(plan.bytes) : "", plan.possible ? showSeconds(plan.seconds) : "",
                   std::to_string(plan.symmetries), plan.possible ? plan.space : console.in(text::planNo)});
    }
    console.print(table.text(console.out));
}

}  // namespace mitos::cli
