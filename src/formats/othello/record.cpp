#include "formats/othello/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/error.h"
#include "base/units.h"
#include "games/othello/board_text.h"
#include "games/othello/transcript.h"
#include "texts/champion.h"
#include "texts/othello_play.h"

namespace mitos::formats::othello {
namespace {

using base::say;

constexpr std::string_view recordKind = "mitos othello 1";
constexpr std::array<std::string_view, 5> keys{"size", "first", "black", "white", "start"};
constexpr std::size_t movesPerLine = 10;
constexpr std::string_view depthWords = "computer, depth ";
constexpr std::string_view evaluationWords = ", evaluation ";
constexpr std::string_view levelWords = "computer, level ";

class RecordReader {
  public:
    RecordReader(std::string_view text, const std::string& source) : text_(text), source_(source) {}

    Record read() {
        if (!nextLine() || line_ != recordKind) fail(0, say(text::othelloRecordKind, recordKind));
        while (nextLine()) {
            if (line_.empty() || line_.starts_with("#")) continue;
            if (line_ == "moves:") return readMoves();
            readKey();
        }
        lineAt_ = text_.size();
        fail(0, say(text::othelloRecordMissing, "moves:"));
    }

  private:
    static constexpr std::string_view blanks = " \t\r";

    bool nextLine() {
        if (at_ >= text_.size()) return false;
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        lineAt_ = std::min(text_.find_first_not_of(blanks, at_), end);
        line_ = text_.substr(lineAt_, end - lineAt_);
        line_ = line_.substr(0, line_.find_last_not_of(blanks) + 1);
        at_ = end + 1;
        ++lines_;
        return true;
    }

    // `column` counts bytes from the beginning of the line.
    [[noreturn]] void fail(std::size_t column, const base::Message& reason) const {
        throw base::TextError(base::placeAt(source_, text_, lineAt_ + column), reason);
    }

    void readKey() {
        const std::size_t colon = line_.find(':');
        const std::string_view key = line_.substr(0, colon);
        for (std::size_t i = 0; i < keys.size() && colon != std::string_view::npos; ++i) {
            if (keys[i] != key) continue;
            if (values_[i]) fail(0, say(text::othelloRecordTwice, key));
            const std::size_t begin = std::min(line_.find_first_not_of(blanks, colon + 1), line_.size());
            values_[i] = Value{line_.substr(begin), lineAt_ + begin};
            return;
        }
        fail(0, say(text::othelloRecordKey));
    }

    struct Value {
        std::string_view text;
        std::size_t at;
    };

    const Value& value(std::string_view key) const {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (keys[i] == key && values_[i]) return *values_[i];
        }
        fail(0, say(text::othelloRecordMissing, fmt::format("{}: …", key)));
    }

    [[noreturn]] void failAt(const Value& value, const base::Message& reason) const {
        throw base::TextError(base::placeAt(source_, text_, value.at), reason);
    }

    // Reads the moves, which follow the complete head.
    Record readMoves() {
        Record record;
        const Value& size = value("size");
        if (size.text != "4" && size.text != "6" && size.text != "8")
            failAt(size, say(text::othelloRecordSize, base::shownWord(size.text)));
        record.size = size.text[0] - '0';
        const Value& first = value("first");
        if (first.text != "black" && first.text != "white")
            failAt(first, say(text::othelloRecordFirst, base::shownWord(first.text)));
        record.black = seatOf("black", record.size);
        record.white = seatOf("white", record.size);
        const Othello game(record.size);
        const Colour began = first.text == "black" ? Colour::black : Colour::white;
        record.start = usualStart(game, began);
        if (values_.back()) record.start = startOf(*values_.back(), record.size);
        if (record.start.mover != began) failAt(first, say(text::othelloRecordBegan, first.text));
        const std::string_view rest = at_ < text_.size() ? text_.substr(at_) : std::string_view();
        record.moves = games::othello::readTranscript(game, record.start, rest, source_, lines_ + 1).moves;
        return record;
    }

    [[nodiscard]] Seat seatOf(std::string_view key, int size) const {
        const Value& typed = value(key);
        const auto seat = readSeat(typed.text);
        if (!seat)
            failAt(typed, say(text::othelloRecordSeat, base::shownWord(typed.text), mostPlayDepth, mostPlayLevel));
        if (seat->level && size != 8) failAt(typed, say(text::championSize));
        return *seat;
    }

    [[nodiscard]] Board startOf(const Value& typed, int size) const {
        try {
            return games::othello::readBoard(size, typed.text, source_);
        } catch (const base::TextError& error) {  // its columns count from the beginning of the value
            const std::size_t column = std::min(error.place().column - 1, typed.text.size());
            throw base::TextError(base::placeAt(source_, text_, typed.at + column), error.message());
        }
    }

    std::string_view text_;
    const std::string& source_;
    std::size_t at_ = 0;  // of the next line
    std::size_t lines_ = 0;
    std::size_t lineAt_ = 0;
    std::string_view line_;
    std::array<std::optional<Value>, keys.size()> values_;
};

}  // namespace

std::string writeSeat(const Seat& seat) {
    if (seat.person) return "person";
    if (seat.level) return fmt::format("{}{}", levelWords, *seat.level);
    return fmt::format("{}{}{}{}", depthWords, seat.depth, evaluationWords, seat.evaluation);
}

std::optional<Seat> readSeat(std::string_view text) {
    if (text == "person") return Seat{};
    if (text.starts_with(levelWords)) {
        const auto level = base::readWhole(text.substr(levelWords.size()));
        if (!level || *level < leastPlayLevel || *level > mostPlayLevel) return std::nullopt;
        return Seat{false, 0, {}, static_cast<int>(*level)};
    }
    if (!text.starts_with(depthWords)) return std::nullopt;
    text.remove_prefix(depthWords.size());
    const std::size_t comma = text.find(evaluationWords);
    if (comma == std::string_view::npos) return std::nullopt;
    const auto depth = base::readWhole(text.substr(0, comma));
    const std::string_view evaluation = text.substr(comma + evaluationWords.size());
    if (!depth || *depth < 1 || *depth > mostPlayDepth || evaluation.empty()) return std::nullopt;
    return Seat{false, static_cast<int>(*depth), std::string(evaluation)};
}

GameRecord gameOf(const Record& record) {
    GameRecord game;
    game.size = record.size;
    game.start = record.start;
    for (const Square move : record.moves) game.moves.push_back({move, {}, {}});
    game.black.name = writeSeat(record.black);
    game.white.name = writeSeat(record.white);
    return game;
}

Record recordOf(const GameRecord& game) {
    Record record;
    record.size = game.size;
    record.start = game.start;
    for (const RecordedMove& made : game.moves) record.moves.push_back(made.move);
    for (const auto& [seat, name] :
         {std::pair(&record.black, &game.black.name), std::pair(&record.white, &game.white.name)}) {
        const auto read = readSeat(*name);
        if (read && (!read->level || game.size == 8)) *seat = *read;
    }
    return record;
}

Board usualStart(const Othello& game, Colour first) {
    Board board = game.start();
    board.mover = first;
    return board;
}

std::vector<Board> positionsOf(const Record& record) {
    const Othello game(record.size);
    std::vector<Board> positions{record.start};
    for (const Square move : record.moves) positions.push_back(game.after(positions.back(), move));
    return positions;
}

std::string writeRecord(const Record& record) {
    const Colour first = record.start.mover;
    std::string text = fmt::format("{}\nsize: {}\nfirst: {}\nblack: {}\nwhite: {}\n", recordKind, record.size,
                                   nameOf(first), writeSeat(record.black), writeSeat(record.white));
    if (record.start != usualStart(Othello(record.size), first))
        text += "start: " + games::othello::writeBoard(record.size, record.start) + "\n";
    text += "moves:\n";
    for (std::size_t from = 0; from < record.moves.size(); from += movesPerLine) {
        const std::size_t to = std::min(from + movesPerLine, record.moves.size());
        const auto begin = record.moves.begin();
        text += games::othello::writeTranscript(
                    {begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to)},
                    games::othello::Passes::written) +
                "\n";
    }
    return text;
}

Record readRecord(std::string_view text, const std::string& source) { return RecordReader(text, source).read(); }

}  // namespace mitos::formats::othello
