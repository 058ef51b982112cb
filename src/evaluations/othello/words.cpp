#include "evaluations/othello/words.h"

#include <algorithm>

#include "games/othello/size.h"
#include "texts/evaluations.h"

namespace mitos::evaluations::othello {
namespace {

using base::Phrase;
using base::say;

class Teller {
  public:
    explicit Teller(const Formula& formula) : formula_(formula) {}

    std::vector<base::Message> all() {
        tell(text::judgeDifference, formula_.name);
        for (const Phase& phase : formula_.phases) tellPhase(phase);
        tellTerms();
        tellTables();
        tellSizes();
        return std::move(sentences_);
    }

  private:
    template <class... Values>
    void tell(Phrase phrase, const Values&... values) {
        sentences_.push_back(say(phrase, values...));
    }

    void tellPhase(const Phase& phase) {
        const std::string sum = formulaText(formula_, phase);
        if (sum.empty()) {
            tell(text::judgeNothing, phase.from, phase.to);
        } else if (formula_.phases.size() == 1) {
            tell(text::judgeAlways, sum);
        } else if (phase.from == 0) {
            tell(text::judgeUpTo, phase.to, sum);
        } else if (phase.to == mostDiscs) {
            tell(text::judgeFrom, phase.from, sum);
        } else if (phase.from == phase.to) {
            tell(text::judgeExactly, phase.from, sum);
        } else {
            tell(text::judgeBetween, phase.from, phase.to, sum);
        }
    }

    void tellTerms() {
        for (const Term term : allTerms) {
            const bool used = std::any_of(formula_.phases.begin(), formula_.phases.end(),
                                          [term](const Phase& phase) { return phase.coefficient(term) != 0; });
            if (used) tell(meaningOf(term));
        }
    }

    void tellTables() {
        for (const SquareTable& table : formula_.tables) {
            int least = mostCoefficient;
            int most = -mostCoefficient;
            for (const Weights& weights : table.sizes) {
                const auto [low, high] = std::minmax_element(weights.squares.begin(), weights.squares.end());
                least = std::min(least, *low);
                most = std::max(most, *high);
            }
            tell(text::termTable, table.name, least, most);
        }
    }

    void tellSizes() {
        std::string sizes;
        for (const int size : formula_.sizes()) sizes += fmt::format("{}{}x{}", sizes.empty() ? "" : ", ", size, size);
        tell(text::judgeSizes, sizes);
        long long most = 0;
        for (const int size : games::othello::sizes) {
            if (const SquareTable* missing = formula_.missingFor(size)) {
                tell(text::judgeLacks, size, size, missing->name);
                continue;
            }
            most = std::max(most, formula_.largestValue(size));
            if (formula_.phases.back().from > size * size) tell(text::judgeUnreached, size, size, size * size);
        }
        tell(text::judgeLargest, most);
    }

    const Formula& formula_;
    std::vector<base::Message> sentences_;
};

}  // namespace

std::string formulaText(const Formula& formula, const Phase& phase) {
    std::string sum;
    const auto add = [&sum](int coefficient, std::string_view key) {
        if (coefficient != 0) sum += fmt::format("{}{:+} {}", sum.empty() ? "" : " ", coefficient, key);
    };
    for (const Term term : allTerms) add(phase.coefficient(term), keyOf(term));
    for (std::size_t i = 0; i < formula.tables.size(); ++i) add(phase.tables[i], formula.tables[i].name);
    return sum;
}

std::vector<base::Message> inWords(const Formula& formula) { return Teller(formula).all(); }

}  // namespace mitos::evaluations::othello
