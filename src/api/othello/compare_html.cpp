#include <fmt/format.h>

#include <algorithm>

#include "api/othello/compare.h"
#include "api/othello/final_words.h"
#include "api/page/page.h"
#include "base/units.h"
#include "texts/othello_compare.h"
#include "texts/paths.h"
#include "texts/turns.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace {

using base::Phrase;
using base::say;
using base::showCount;
using base::showSeconds;
using text::Language;

class ComparePage {
  public:
    ComparePage(const Comparison& comparison, Language language) : comparison_(comparison), language_(language) {}

    [[nodiscard]] std::string text() const {
        const int size = comparison_.game.size();
        const std::string positions =
            base::say(text::positionCount, base::showCount(comparison_.positions.size())).in(language_);
        std::string html = page::begin(say(text::compareHead, size, size, positions).in(language_),
                                       language_.write(text::ratioNote), language_);
        html += methods();
        for (const Skipped& skipped : comparison_.skipped) html += page::note(skipped.reason.in(language_));
        if (const std::size_t wrong = comparison_.disagreements(); wrong > 0) {
            html += page::note(say(text::compareDisagree, wrong).in(language_));
        }
        html += plot(
            text::plotStates, [](const Contestant& c) { return static_cast<double>(c.states()); },
            [](const Contestant& c) { return showCount(c.states()); });
        html += plot(
            text::plotTime, [](const Contestant& c) { return c.seconds(); },
            [](const Contestant& c) { return showSeconds(c.seconds()); });
        return html + effects() + positionsTable() + page::end();
    }

  private:
    const Comparison& comparison_;
    Language language_;

    [[nodiscard]] std::string in(Phrase phrase) const { return std::string(phrase.in(language_)); }

    [[nodiscard]] std::string methods() const {
        std::vector<std::vector<std::string>> rows;
        for (const Contestant& c : comparison_.contestants) {
            const auto ratio = ratioOf(c, comparison_.contestants[c.first]);
            const std::size_t wrong = c.disagreements().size();
            rows.push_back({c.method.name, c.evaluation, depthText(c.depth),
                            fmt::format("{}/{}", c.complete(), c.trials.size()), showCount(c.states()),
                            fmt::format("{:.0f}", c.meanStates()), showCount(c.cutOffs()), showCount(c.memoryHits()),
                            showSeconds(c.seconds()), base::showRough(c.statesPerSecond()),
                            fmt::format("{:.2f}", c.branching()), ratio ? fmt::format("{:.3f}", ratio->states) : "-",
                            ratio ? fmt::format("{:.3f}", ratio->seconds) : "-",
                            wrong == 0 ? in(text::agreesYes) : say(text::agreesNo, wrong).in(language_)});
        }
        return page::table({in(text::columnMethod), in(text::columnEvaluation), in(text::columnDepth),
                            in(text::columnSearched), in(text::columnStates), in(text::columnMeanStates),
                            in(text::columnCutOffs), in(text::columnHits), in(text::columnTime),
                            in(text::columnStateRate), in(text::columnBranching), in(text::columnStatesRatio),
                            in(text::columnTimeRatio), in(text::columnAgrees)},
                           rows);
    }

    // A method has one colour in all plots.
    [[nodiscard]] std::size_t colourOf(const Contestant& contestant) const {
        std::vector<std::string> names;
        for (const Contestant& other : comparison_.contestants) {
            if (other.method.name == contestant.method.name) return names.size();
            if (std::find(names.begin(), names.end(), other.method.name) == names.end()) {
                names.push_back(other.method.name);
            }
        }
        return 0;
    }

    template <class Value, class Show>
    [[nodiscard]] std::string plot(Phrase title, Value value, Show show) const {
        std::vector<page::Bar> bars;
        for (const Contestant& c : comparison_.contestants) {
            bars.push_back({fmt::format("{}, {}, {}", c.method.name, c.evaluation, depthText(c.depth)), value(c),
                            show(c), colourOf(c)});
        }
        return page::heading(in(title)) + page::bars(in(title), bars);
    }

    // Two curves for each switch and what it is added to: states and time over the depths.
    [[nodiscard]] std::string effects() const {
        std::vector<std::string> depths;
        std::vector<page::Curve> curves;
        std::vector<std::vector<std::string>> rows;
        for (const Effect& effect : comparison_.effects()) {
            const std::string depth = depthText(effect.depth);
            if (std::find(depths.begin(), depths.end(), depth) == depths.end()) depths.push_back(depth);
            const std::string name = fmt::format("{} + {}, {}", effect.addedTo, effect.technique, effect.evaluation);
            const auto add = [&](Phrase what, bool broken, double value) {
                const std::string label = fmt::format("{}: {}", name, in(what));
                auto curve =
                    std::find_if(curves.begin(), curves.end(), [&](const page::Curve& c) { return c.label == label; });
                if (curve == curves.end()) {
                    curve = curves.insert(curves.end(), page::Curve{label, curves.size() / 2, broken, {}});
                }
                curve->points.emplace_back(depth, value);
            };
            add(text::columnStates, false, effect.ratio.states);
            add(text::columnTime, true, effect.ratio.seconds);
            rows.push_back({effect.technique, effect.addedTo, effect.evaluation, depth,
                            fmt::format("{:.3f}", effect.ratio.states), fmt::format("{:.3f}", effect.ratio.seconds)});
        }
        if (rows.empty()) return {};
        return page::heading(in(text::plotEffects)) + page::note(in(text::plotEffectsNote)) +
               page::curves(in(text::plotEffects), depths, curves) +
               page::table({in(text::columnSwitch), in(text::columnAddedTo), in(text::columnEvaluation),
                            in(text::columnDepth), in(text::columnStatesRatio), in(text::columnTimeRatio)},
                           rows);
    }

    // Every position, and the moves chosen there by each evaluation, depth and extension.
    [[nodiscard]] std::string positionsTable() const {
        std::vector<std::string> headings{in(text::plotPositions)};
        std::vector<const Contestant*> shown;
        for (std::size_t i = 0; i < comparison_.contestants.size(); ++i) {
            const Contestant& c = comparison_.contestants[i];
            if (c.reference != i) continue;
            shown.push_back(&c);
            headings.push_back(
                fmt::format("{}, {}{}", c.evaluation, depthText(c.depth),
                            c.method.extension > 0 ? fmt::format(", extend:{}", c.method.extension) : ""));
        }
        std::vector<std::vector<std::string>> rows;
        for (std::size_t i = 0; i < comparison_.positions.size(); ++i) {
            std::vector<std::string> row{writeBoard(comparison_.game.size(), comparison_.positions[i])};
            for (const Contestant* c : shown) {
                const Trial& trial = c->trials[i];
                row.push_back(trial.searched ? fmt::format("{} ({})", trial.move ? writeSquare(*trial.move) : "-",
                                                           valueWords(trial.value, language_))
                                             : "-");
            }
            rows.push_back(std::move(row));
        }
        return page::heading(in(text::plotPositions)) + page::table(headings, rows);
    }
};

}  // namespace

std::string compareHtml(const Comparison& comparison, Language language) {
    return ComparePage(comparison, language).text();
}

}  // namespace mitos::api::othello
