#include "games/grid/words.h"

#include <algorithm>
#include <array>

#include "base/words.h"
#include "texts/grid.h"

namespace mitos::games::grid {
namespace {

using base::joined;
using base::Phrase;
using base::say;

std::string spread(const std::string& letters, std::string_view between) {
    std::vector<std::string> parts;
    for (const char letter : letters) parts.emplace_back(1, letter);
    return joined(parts, between);
}

bool sameLetters(std::string one, std::string two) {
    std::sort(one.begin(), one.end());
    std::sort(two.begin(), two.end());
    return one == two;
}

class Explainer {
  public:
    explicit Explainer(const Rules& rules) : rules_(rules) {}

    std::vector<base::Message> all() {
        explainBoard();
        explainLetters();
        explainPatterns();
        explainLines();
        explainEnd();
        explainStart();
        return std::move(sentences_);
    }

  private:
    template <class... Values>
    void add(Phrase phrase, const Values&... values) {
        sentences_.push_back(say(phrase, values...));
    }

    // --- Who writes what, and where ---

    void explainBoard() {
        if (rules_.rows == 1) {
            add(text::wordsOneRow, rules_.name, rules_.columns);
        } else if (rules_.columns == 1) {
            add(text::wordsOneColumn, rules_.name, rules_.rows);
        } else {
            add(text::wordsBoard, rules_.name, rules_.rows, rules_.columns);
        }
    }

    void explainLetters() {
        const std::string& max = rules_.maxLetters;
        const std::string& min = rules_.minLetters;
        if (!sameLetters(max, min)) {
            add(text::wordsEachWrites, spread(max, "/"), spread(min, "/"));
        } else {
            add(max.size() == 1 ? text::wordsBothWriteOne : text::wordsBothWriteAny, spread(max, ", "));
        }
        if (rules_.gravity) add(text::wordsGravity);
        add(text::wordsFirst, capitalsOf(rules_.first));
    }

    // --- The patterns ---

    [[nodiscard]] std::vector<std::string> patternsOf(Owner owner) const {
        std::vector<std::string> texts;
        for (const Pattern& pattern : rules_.patterns) {
            if (pattern.owner == owner) texts.push_back(pattern.text);
        }
        return texts;
    }

    void explainPatterns() {
        for (const Side side : {Side::max, Side::min}) {
            const auto texts = patternsOf(side == Side::max ? Owner::max : Owner::min);
            if (texts.empty()) continue;
            add(texts.size() == 1 ? text::wordsPatternOf : text::wordsPatternsOf, capitalsOf(side),
                joined(texts, ", "));
        }
        const auto texts = patternsOf(Owner::completer);
        if (texts.size() == rules_.patterns.size()) {
            add(texts.size() == 1 ? text::wordsPattern : text::wordsPatterns, joined(texts, ", "));
        } else if (!texts.empty()) {
            const bool one = texts.size() == 1;
            add(one ? text::wordsPatternOfNobody : text::wordsPatternsOfNobody, joined(texts, ", "));
        }
    }

    // If every pattern also counts backwards, the direction is not mentioned.
    [[nodiscard]] bool countEitherWay() const {
        return std::all_of(rules_.patterns.begin(), rules_.patterns.end(), [this](const Pattern& pattern) {
            const std::string backwards(pattern.text.rbegin(), pattern.text.rend());
            const auto texts = patternsOf(pattern.owner);
            return std::find(texts.begin(), texts.end(), backwards) != texts.end();
        });
    }

    // Lines in which no pattern fits are not mentioned.
    [[nodiscard]] bool fits(int length) const {
        return std::any_of(rules_.patterns.begin(), rules_.patterns.end(), [length](const Pattern& pattern) {
            return static_cast<int>(pattern.text.size()) <= length;
        });
    }

    void explainLines() {
        static constexpr std::array<Phrase, 8> along{
            text::wordsAll,  // not used: every pattern fits some line
            text::wordsRows,          text::wordsColumns,          text::wordsRowsColumns, text::wordsDiagonals,
            text::wordsRowsDiagonals, text::wordsColumnsDiagonals, text::wordsAll};
        const bool rows = rules_.alongRows && fits(rules_.columns);
        const bool columns = rules_.alongColumns && fits(rules_.rows);
        const bool diagonals = rules_.alongDiagonals && fits(std::min(rules_.rows, rules_.columns));
        const std::size_t which = (rows ? 1U : 0U) + (columns ? 2U : 0U) + (diagonals ? 4U : 0U);
        add(countEitherWay() ? text::wordsLinesEitherWay : text::wordsLinesOneWay, along[which]);
    }

    // --- The end ---

    void explainEnd() {
        switch (rules_.winner) {
        case Winner::completer:
            add(text::wordsCompleterWins);
            return explainFull();
        case Winner::otherThanCompleter:
            add(text::wordsCompleterLoses);
            return explainFull();
        case Winner::ownerOfPattern:
            explainOwnerWins();
            return explainFull();
        case Winner::morePatterns:
            explainWhen();
            add(text::wordsMorePatterns);
            if (rules_.full != FullBoard::draw) add(text::wordsNoPatternWins, fullWinner());
            break;
        case Winner::morePoints:
            explainPoints();
            explainWhen();
            add(text::wordsMorePoints);
            break;
        }
        if (rules_.again) add(text::wordsAgain);
    }

    void explainWhen() { add(rules_.ending == Ending::anyPattern ? text::wordsEndAny : text::wordsEndFull); }

    void explainOwnerWins() {
        const bool max = !patternsOf(Owner::max).empty();
        const bool min = !patternsOf(Owner::min).empty();
        if (max && min) {
            add(text::wordsOwnerWins);
        } else {
            add(text::wordsOnlyOwnerWins, capitalsOf(max ? Side::max : Side::min));
        }
    }

    void explainPoints() {
        const std::size_t free = patternsOf(Owner::completer).size();
        const bool noneOwned = free == rules_.patterns.size();
        add(noneOwned ? text::wordsPointCompleter : free == 0 ? text::wordsPointOwner : text::wordsPointMixed);
    }

    [[nodiscard]] std::string_view fullWinner() const {
        return capitalsOf(rules_.full == FullBoard::max ? Side::max : Side::min);
    }

    void explainFull() {
        if (rules_.full == FullBoard::draw) {
            add(text::wordsFullDraw);
        } else {
            add(text::wordsFullWin, fullWinner());
        }
    }

    // --- The start ---

    void explainStart() {
        const Start& start = rules_.start;
        if (!start.place.empty()) return explainPlaced();
        if (start.boards.empty()) {
            add(text::wordsStartEmpty);
        } else if (start.boards.size() == 1) {
            add(text::wordsStartBoard, inRows(start.boards.front()));
        } else {
            constexpr std::size_t shown = 8;
            std::vector<std::string> boards;
            for (std::size_t i = 0; i < std::min(shown, start.boards.size()); ++i) {
                boards.push_back(inRows(start.boards[i]));
            }
            if (start.boards.size() > shown) boards.emplace_back("…");
            add(text::wordsStartBoards, start.boards.size(), joined(boards, ", "));
        }
    }

    [[nodiscard]] std::string inRows(const BoardText& board) const {
        std::vector<std::string> rows;
        const auto columns = static_cast<std::size_t>(rules_.columns);
        for (std::size_t at = 0; at < board.size(); at += columns) rows.push_back(board.substr(at, columns));
        return joined(rows, "/");
    }

    void explainPlaced() {
        const Start& start = rules_.start;
        const bool one = start.place.size() == 1;
        const Phrase where = start.where == Nearness::adjacent      ? text::wordsAdjacentCells
                             : start.where == Nearness::notAdjacent ? text::wordsApartCells
                             : one                                  ? text::wordsAnyCell
                                                                    : text::wordsAnyCells;
        const std::string letters = spread(start.place, ", ");
        if (start.where == Nearness::anywhere && !start.cells.empty()) {
            add(text::wordsStartAmong, letters, cellList());
        } else {
            add(one ? text::wordsStartLetter : text::wordsStartLetters, letters, where);
            if (!start.cells.empty()) add(text::wordsStartCells, cellList());
        }
        const std::size_t starts = legalStarts(rules_).size();
        if (starts == 1) {
            add(text::wordsStartOnlyOne);
        } else {
            add(text::wordsStartCount, starts);
        }
    }

    [[nodiscard]] std::string cellList() const {
        std::vector<std::string> cells;
        for (const int cell : rules_.start.cells) {
            cells.push_back(fmt::format("{} {}", cell / rules_.columns, cell % rules_.columns));
        }
        return joined(cells, ", ");
    }

    const Rules& rules_;
    std::vector<base::Message> sentences_;
};

}  // namespace

std::vector<base::Message> inWords(const Rules& rules) { return Explainer(rules).all(); }

}  // namespace mitos::games::grid
