#include "formats/grid/record.h"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "base/error.h"
#include "games/grid/typed_move.h"
#include "texts/grid_terminal.h"

namespace mitos::formats::grid {
namespace {

using base::say;
using games::grid::PatternCount;
using games::grid::TypedMove;

constexpr std::string_view firstLine = "mitos game 1";
constexpr std::array<std::string_view, 4> keys{"game", "rules", "first", "start"};

class RecordReader {
  public:
    RecordReader(const PlacementGame& game, std::string_view text, std::string source)
        : text_(text), source_(std::move(source)), rules_(game.rules()) {}

    Record read() {
        if (nextLine() != firstLine) fail(say(text::recordKind, firstLine));
        for (std::optional<std::string_view> line = nextLine(); line; line = nextLine()) {
            if (line->empty() || line->starts_with("#")) continue;
            const std::size_t colon = line->find(':');
            if (colon != std::string_view::npos) {
                readKey(line->substr(0, colon), trimmed(line->substr(colon + 1)));
            } else {
                readMoveLine(*line);
            }
        }
        begin();
        return record_;
    }

  private:
    static std::string_view trimmed(std::string_view line) {
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos) return {};
        return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
    }

    std::optional<std::string_view> nextLine() {
        if (at_ >= text_.size()) return std::nullopt;
        lineAt_ = at_;
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        at_ = end + 1;
        return trimmed(text_.substr(lineAt_, end - lineAt_));
    }

    [[noreturn]] void fail(const base::Message& reason) const {
        throw base::TextError(base::placeAt(source_, text_, lineAt_), reason);
    }

    void readKey(std::string_view key, std::string_view value) {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (keys[i] != key) continue;
            if (game_) fail(say(text::recordKey));  // keys must stand before the moves
            if (given_[i]) fail(say(text::recordTwice, key));
            given_[i] = true;
            take(key, value);
            return;
        }
        fail(say(text::recordKey));
    }

    void take(std::string_view key, std::string_view value) {
        if (key == "game") {
            if (value != rules_.name) fail(say(text::recordOther, value, rules_.name));
        } else if (key == "rules") {
            record_.rules = value;
        } else if (key == "first") {
            if (value != "max" && value != "min") fail(say(text::recordFirst, value));
            record_.first = value == "max" ? Side::max : Side::min;
        } else {
            startAt_ = lineAt_;
            try {
                record_.start = readBoardText(rules_, value, source_);
            } catch (const base::TextError& error) {
                fail(error.message());  // the error gets the place of this line
            }
        }
    }

    // Checks that the head is complete and sets up the start, before the first move or at the end.
    void begin() {
        if (game_) return;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (!given_[i] && keys[i] != "rules") fail(say(text::recordMissing, fmt::format("{}: …", keys[i])));
        }
        rules_.first = record_.first;
        game_.emplace(rules_);
        if (const auto problem = startProblem(*game_, record_.start)) {
            lineAt_ = startAt_;
            fail(*problem);
        }
        state_ = game_->startOn(record_.start);
    }

    void readMoveLine(std::string_view line) {
        begin();
        if (game_->isOver(state_)) fail(say(text::recordOver));
        const TypedMove typed = readMove(*game_, state_, line);
        if (typed.problem) fail(*typed.problem);
        record_.moves.push_back(*typed.move);
        state_ = game_->after(state_, *typed.move);
    }

    std::string_view text_;
    std::string source_;
    games::grid::Rules rules_;
    std::size_t at_ = 0;
    std::size_t lineAt_ = 0;
    std::size_t startAt_ = 0;
    std::array<bool, keys.size()> given_{};
    std::optional<PlacementGame> game_;  // set once the head has been read
    GridState state_;
    Record record_;
};

}  // namespace

std::vector<GridState> positionsOf(const PlacementGame& game, const Record& record) {
    std::vector<GridState> positions{game.position(record.start, record.first)};
    for (const Placing& move : record.moves) positions.push_back(game.after(positions.back(), move));
    return positions;
}

std::string writeRecord(const PlacementGame& game, const Record& record) {
    const games::grid::Rules& rules = game.rules();
    std::string start;
    for (std::size_t cell = 0; cell < record.start.size(); ++cell) {
        if (cell > 0 && cell % static_cast<std::size_t>(rules.columns) == 0) start += '/';
        start += record.start[cell];
    }
    std::string text = fmt::format("{}\ngame: {}\nrules: {}\nfirst: {}\nstart: {}\n", firstLine, rules.name,
                                   record.rules, nameOf(record.first), start);
    for (const Placing& move : record.moves) text += writeMove(rules, move) + "\n";
    return text;
}

Record readRecord(const PlacementGame& game, std::string_view text, const std::string& source) {
    return RecordReader(game, text, source).read();
}

Tally tallyOf(const PlacementGame& game, const Record& record) {
    const std::vector<GridState> positions = positionsOf(game, record);
    if (!game.rules().countsPoints()) {
        const PatternCount count = game.count(positions.back());
        return {count.max, count.min};
    }
    Tally tally;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const PatternCount made = game.madeBy(positions[i + 1].letters, record.moves[i]);
        tally.max += made.max;
        tally.min += made.min;
        (positions[i].mover == Side::max ? tally.max : tally.min) += made.nobody;
    }
    return tally;
}

}  // namespace mitos::formats::grid
