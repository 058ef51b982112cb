#include "games/grid/typed_move.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "texts/grid_terminal.h"

namespace mitos::games::grid {
namespace {

using base::Message;
using base::say;

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        const bool between = c == ' ' || c == '\t' || c == ',' || c == '=' || c == '\r';
        if (!between) {
            words.back() += c;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

// `X`, or `C, S, E`
std::string listed(const std::string& letters) {
    std::string list;
    for (const char letter : letters) {
        if (!list.empty()) list += ", ";
        list += letter;
    }
    return list;
}

constexpr int offBoard = 1000;  // stands for every index that is off every board

std::optional<int> readIndex(std::string_view word) {
    const bool negative = word.starts_with("-");
    if (negative) word.remove_prefix(1);
    if (word.empty() || !std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    if (negative || word.size() > 3) return offBoard;
    int value = 0;
    for (const char c : word) value = 10 * value + (c - '0');
    return value;
}

std::optional<int> columnNamed(char c) {
    const char lower = static_cast<char>(c | 0x20);
    if (lower < 'a' || lower > 'z') return std::nullopt;
    return lower - 'a';
}

// Where a move goes, as it was typed: perhaps off the board.
struct Target {
    std::optional<int> row;  // nothing: a column alone, where letters fall
    int column = 0;
    std::string shown;
    std::size_t words = 0;  // how many were used
};

std::optional<Target> readTarget(const Rules& rules, const std::vector<std::string>& words) {
    if (words.empty()) return std::nullopt;
    const std::string& word = words[0];
    const auto row = readIndex(word);
    if (row && words.size() > 1) {
        if (const auto column = readIndex(words[1])) return Target{row, *column, word + " " + words[1], 2};
    }
    if (row && rules.gravity) return Target{std::nullopt, *row, word, 1};
    const auto column = columnNamed(word[0]);
    if (row || !column) return std::nullopt;
    if (word.size() == 1 && rules.gravity) return Target{std::nullopt, *column, word, 1};
    const auto from1 = readIndex(std::string_view(word).substr(1));
    if (!from1) return std::nullopt;
    return Target{*from1 == 0 ? offBoard : *from1 - 1, *column, word, 1};
}

std::string cellText(const Rules& rules, int cell) {
    return fmt::format("{} {}", cell / rules.columns, cell % rules.columns);
}

// The cell of the column on which a letter would come to lie; nothing when the column is full.
std::optional<int> restingCell(const PlacementGame& game, const GridState& state, int column) {
    const Rules& rules = game.rules();
    const Cells playable = game.playable(state.occupied());
    for (int row = 0; row < rules.rows; ++row) {
        const int cell = row * rules.columns + column;
        if (((playable >> cell) & 1U) != 0) return cell;
    }
    return std::nullopt;
}

class Reader {
  public:
    Reader(const PlacementGame& game, const GridState& state, std::string_view text)
        : game_(game), rules_(game.rules()), state_(state), text_(text), words_(wordsOf(text)) {}

    TypedMove read() {
        if (words_.empty()) return refused(say(text::moveEmpty, exampleMove(game_, state_)));
        const auto target = readTarget(rules_, words_);
        if (!target || words_.size() > target->words + 1) return unclear();
        const std::string letterWord = words_.size() > target->words ? words_[target->words] : std::string();
        const auto cell = cellOf(*target);
        if (!cell) return refused(*problem_);
        const auto letter = letterOf(letterWord, *cell);
        if (!letter) return refused(*problem_);
        return {Placing{static_cast<std::uint8_t>(*cell), *letter}, std::nullopt};
    }

  private:
    static TypedMove refused(const Message& problem) { return {std::nullopt, problem}; }

    [[nodiscard]] TypedMove unclear() const {
        std::string shown(text_);
        shown.erase(0, shown.find_first_not_of(" \t"));
        shown.erase(shown.find_last_not_of(" \t\r") + 1);
        return refused(say(text::moveUnclear, shown, exampleMove(game_, state_)));
    }

    std::optional<int> cellOf(const Target& target) {
        if (target.column >= rules_.columns || (target.row && *target.row >= rules_.rows)) {
            problem_ = target.row ? say(text::moveOff, target.shown, rules_.rows - 1, rules_.columns - 1)
                                  : say(text::moveNoColumn, target.shown, rules_.columns - 1);
            return std::nullopt;
        }
        const auto rest = restingCell(game_, state_, target.column);
        if (!target.row) {
            if (!rest) problem_ = say(text::moveColumnFull, target.shown);
            return rest;
        }
        const int cell = *target.row * rules_.columns + target.column;
        const char there = game_.boardOf(state_)[static_cast<std::size_t>(cell)];
        if (there != emptyCell) {
            problem_ = say(text::moveTaken, target.shown, there);
            return std::nullopt;
        }
        if (rules_.gravity && rest != cell) {
            problem_ = say(text::moveFloats, cellText(rules_, *rest));
            return std::nullopt;
        }
        return cell;
    }

    std::optional<std::uint8_t> letterOf(const std::string& word, int cell) {
        const std::string& mine = rules_.lettersOf(state_.mover);
        const std::string_view side = capitalsOf(state_.mover);
        if (word.empty()) {
            if (mine.size() == 1) return indexOf(mine[0]);
            problem_ = say(text::moveWhichLetter, side, listed(mine), cellText(rules_, cell) + " " + mine[0]);
            return std::nullopt;
        }
        const std::optional<char> letter = word.size() == 1 ? known(word[0]) : std::nullopt;
        if (!letter) {
            problem_ = say(text::moveNoLetter, word, side, listed(mine));
            return std::nullopt;
        }
        if (mine.find(*letter) == std::string::npos) {
            problem_ = say(text::moveNotYours, side, *letter, listed(mine));
            return std::nullopt;
        }
        return indexOf(*letter);
    }

    // The letter itself, or the same one in the other case.
    [[nodiscard]] std::optional<char> known(char c) const {
        const char otherCase = static_cast<char>(c ^ 0x20);
        if (rules_.letters.find(c) != std::string::npos) return c;
        if (columnNamed(c) && rules_.letters.find(otherCase) != std::string::npos) return otherCase;
        return std::nullopt;
    }
    [[nodiscard]] std::uint8_t indexOf(char letter) const {
        return static_cast<std::uint8_t>(rules_.letters.find(letter));
    }

    const PlacementGame& game_;
    const Rules& rules_;
    const GridState& state_;
    std::string_view text_;
    std::vector<std::string> words_;
    std::optional<Message> problem_;
};

}  // namespace

TypedMove readMove(const PlacementGame& game, const GridState& state, std::string_view text) {
    return Reader(game, state, text).read();
}

std::string exampleMove(const PlacementGame& game, const GridState& state) {
    std::string example;
    game.forEachMove(state, [&](const Placing& move) {
        if (example.empty()) example = writeMove(game.rules(), move);
    });
    return example;
}

}  // namespace mitos::games::grid
