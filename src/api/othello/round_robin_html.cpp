#include <fmt/format.h>

#include "api/othello/round_robin.h"
#include "api/page/page.h"
#include "base/units.h"
#include "texts/othello_compare.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace {

using base::Phrase;
using base::say;
using text::Language;

class TournamentPage {
  public:
    TournamentPage(const RoundRobin& tournament, Language language)
        : tournament_(tournament), language_(language), ranking_(tournament.ranking()) {}

    [[nodiscard]] std::string text() const {
        const int size = tournament_.game.size();
        std::string html = page::begin(say(text::roundRobinTitle, size, size).in(language_),
                                       say(text::roundRobinPlayed, tournament_.games.size(), tournament_.scheduled,
                                           base::showSeconds(tournament_.seconds))
                                           .in(language_),
                                       language_);
        html += standings() + page::note(in(text::eloNote));
        if (tournament_.ratings.prior) html += page::note(in(text::eloPrior));
        if (tournament_.ratings.pools > 1) html += page::note(in(text::eloPools));
        return html + eloPlot() + crossTable() + page::end();
    }

  private:
    const RoundRobin& tournament_;
    Language language_;
    std::vector<std::size_t> ranking_;

    [[nodiscard]] std::string in(Phrase phrase) const { return std::string(phrase.in(language_)); }

    [[nodiscard]] std::string standings() const {
        std::vector<std::vector<std::string>> rows;
        for (const std::size_t i : ranking_) {
            const Tally& tally = tournament_.totals[i];
            const arena::Rating& rating = tournament_.ratings.players[i];
            const Effort& effort = tournament_.efforts[i];
            const double moves = std::max(1.0, static_cast<double>(effort.moves));
            const double games = std::max(1.0, static_cast<double>(tally.games()));
            rows.push_back({tournament_.players[i].name, std::to_string(tally.games()), std::to_string(tally.wins),
                            std::to_string(tally.draws), std::to_string(tally.losses),
                            fmt::format("{:.1f}", 100 * tally.points() / games),
                            fmt::format("{:+.1f}", tally.meanDiscs()),
                            rating.rated ? fmt::format("{:+.0f}", rating.elo) : "-",
                            rating.rated ? fmt::format("{:.0f}", rating.error) : "-",
                            fmt::format("{:.0f}", static_cast<double>(effort.states) / moves),
                            base::showSeconds(effort.seconds / moves)});
        }
        return page::table({in(text::columnPlayer), in(text::columnGames), in(text::columnWins), in(text::columnDraws),
                            in(text::columnLosses), in(text::columnMatchPoints), in(text::columnDiscs),
                            in(text::columnElo), in(text::columnError), in(text::columnStatesAMove),
                            in(text::columnTimeAMove)},
                           rows);
    }

    [[nodiscard]] std::string eloPlot() const {
        std::vector<page::Interval> intervals;
        for (const std::size_t i : ranking_) {
            const arena::Rating& rating = tournament_.ratings.players[i];
            if (!rating.rated) continue;
            intervals.push_back({tournament_.players[i].name, rating.elo, rating.error,
                                 fmt::format("{:+.0f} ± {:.0f}", rating.elo, rating.error)});
        }
        return page::heading(in(text::plotElo)) + page::intervals(in(text::plotElo), intervals);
    }

    [[nodiscard]] std::string crossTable() const {
        std::vector<std::string> headings{""};
        for (const std::size_t i : ranking_) headings.push_back(tournament_.players[i].name);
        std::vector<std::vector<std::string>> rows;
        for (const std::size_t i : ranking_) {
            std::vector<std::string> row{tournament_.players[i].name};
            for (const std::size_t j : ranking_) {
                const Tally& tally = tournament_.cross[i][j];
                row.push_back(i == j ? ""
                                     : say(text::crossPoints, tally.points(), tally.games(),
                                           fmt::format("{:+.1f}", tally.meanDiscs()))
                                           .in(language_));
            }
            rows.push_back(std::move(row));
        }
        return page::heading(in(text::crossTable)) + page::table(headings, rows);
    }
};

}  // namespace

std::string roundRobinHtml(const RoundRobin& tournament, Language language) {
    return TournamentPage(tournament, language).text();
}

}  // namespace mitos::api::othello
