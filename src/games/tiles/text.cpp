#include "games/tiles/text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "base/error.h"
#include "texts/tiles.h"

namespace mitos::games::tiles {
namespace {

using base::Message;
using base::say;
using base::TextError;

constexpr std::string_view blanks = " \t\r\v\f,;";
constexpr std::string_view rowEnds = "/\n";

void appendNumber(std::string& list, int number) {
    if (!list.empty()) list += ' ';
    list += std::to_string(number);
}

struct Word {
    std::string_view text;
    std::size_t offset;
};

// Splits a text into numbers and checks each in turn, so that the first error is the one reported.
class BoardReader {
  public:
    BoardReader(const Shape& shape, std::string_view text, const std::string& source, std::size_t firstLine)
        : shape_(shape), text_(text), source_(source), firstLine_(firstLine) {}

    // Reads numbers into `board` from `cell` on, up to `end`.
    void read(Board& board, int cell, int end) {
        for (int before = 0; before < cell; ++before) seen_[board.tiles[static_cast<std::size_t>(before)]] = true;
        const int first = cell;
        int rowStart = cell;
        bool anyRowEnd = false;
        while (const auto word = next()) {
            if (word->text == "/") {
                checkRow(rowStart, cell, word->offset);
                rowStart = cell;
                anyRowEnd = true;
                continue;
            }
            const unsigned tile = number(*word);
            if (cell == end) fail(word->offset, say(text::boardTooMany, end - first));
            take(tile, word->offset);
            board.tiles[static_cast<std::size_t>(cell++)] = static_cast<std::uint8_t>(tile);
        }
        if (cell == first) fail(text_.size(), say(text::boardEmpty, end - first));
        if (cell < end) fail(text_.size(), say(text::boardTooFew, cell - first, end - first, missing()));
        if (anyRowEnd && cell != rowStart) checkRow(rowStart, cell, text_.size());
    }

  private:
    [[noreturn]] void fail(std::size_t offset, const Message& reason) const {
        throw TextError(base::placeAt(source_, text_, offset, firstLine_), reason);
    }

    // Returns the next number or `/`. A line end marks a row only between two numbers, so that trailing ones do not
    // matter.
    std::optional<Word> next() {
        bool lineEnd = false;
        std::size_t lineEndAt = at_;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '\n') {
                if (!lineEnd) lineEndAt = at_;
                lineEnd = true;
            } else if (blanks.find(c) == std::string_view::npos) {
                break;
            }
            ++at_;
        }
        if (at_ == text_.size()) return std::nullopt;
        if (text_[at_] == '/') {
            ++at_;
            started_ = false;
            return Word{"/", at_ - 1};
        }
        if (lineEnd && started_) {
            started_ = false;
            return Word{"/", lineEndAt};
        }
        const std::size_t start = at_;
        while (at_ < text_.size() && blanks.find(text_[at_]) == std::string_view::npos &&
               rowEnds.find(text_[at_]) == std::string_view::npos) {
            ++at_;
        }
        started_ = true;
        return Word{text_.substr(start, at_ - start), start};
    }

    [[nodiscard]] unsigned number(const Word& word) const {
        unsigned value = 0;
        const char* end = word.text.data() + word.text.size();
        const auto [stop, error] = std::from_chars(word.text.data(), end, value);
        if (stop != end || error == std::errc::invalid_argument)
            fail(word.offset, say(text::notANumber, base::shownWord(word.text)));
        if (error != std::errc{} || value >= static_cast<unsigned>(shape_.cells())) {
            fail(word.offset, say(text::foreignTile, base::shownWord(word.text), shape_.cells() - 1));
        }
        return value;
    }

    void take(unsigned tile, std::size_t offset) {
        if (seen_[tile]) fail(offset, tile == 0 ? say(text::blankTwice) : say(text::tileTwice, tile));
        seen_[tile] = true;
    }

    void checkRow(int rowStart, int cell, std::size_t offset) const {
        if (cell == rowStart) return;  // an empty row: for example a slash at a line end
        if (cell - rowStart != shape_.columns || rowStart % shape_.columns != 0) {
            fail(offset, say(text::rowLength, rowStart / shape_.columns + 1, cell - rowStart, shape_.columns));
        }
    }

    [[nodiscard]] std::string missing() const {
        std::string tiles;
        for (int tile = 0; tile < shape_.cells(); ++tile) {
            if (!seen_[static_cast<std::size_t>(tile)]) appendNumber(tiles, tile);
        }
        return tiles;
    }

    Shape shape_;
    std::string_view text_;
    const std::string& source_;
    std::size_t firstLine_;
    std::size_t at_ = 0;
    bool started_ = false;
    std::array<bool, mostCells> seen_{};
};

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

}  // namespace

Board readBoard(const Shape& shape, std::string_view text, const std::string& source, std::size_t firstLine) {
    Board board;
    BoardReader(shape, text, source, firstLine).read(board, 0, shape.cells());
    return board;
}

void readRow(const Shape& shape, std::string_view text, const std::string& source, int row, Board& board) {
    Board next = board;
    BoardReader(shape, text, source, 1).read(next, row * shape.columns, (row + 1) * shape.columns);
    board = next;
}

Board readGoal(const Shape& shape, std::string_view text, const std::string& source) {
    if (trimmed(text) == "ordered") return orderedGoal(shape);
    if (trimmed(text) == "spiral") {
        if (shape.rows == 3 && shape.columns == 3) return spiralGoal();
        throw TextError(base::placeAt(source, text, 0), say(text::spiralOnly3x3), base::Fault::usage);
    }
    return readBoard(shape, text, source);
}

Shape readSize(std::string_view text, const std::string& source) {
    const std::string_view size = trimmed(text);
    const bool cross = size.size() == 4 && size.substr(1, 2) == "×";
    if (cross || (size.size() == 3 && (size[1] == 'x' || size[1] == 'X'))) {
        const int rows = size.front() - '0';
        const int columns = size.back() - '0';
        const auto fits = [](int side) { return side >= smallestSide && side <= largestSide; };
        if (fits(rows) && fits(columns)) return {rows, columns, Shape{}.moves};
    }
    throw TextError(base::placeAt(source, text, 0), say(text::badSize, base::shownWord(size)), base::Fault::usage);
}

StepCosts readCosts(std::string_view text, MoveSet moves, const std::string& source) {
    const std::string_view costs = trimmed(text);
    const auto refuse = [&](base::Phrase phrase, auto... values) {
        throw TextError(base::placeAt(source, text, 0), say(phrase, base::shownWord(costs), values...),
                        base::Fault::usage);
    };
    std::vector<std::uint8_t> numbers;
    for (std::size_t at = 0; at <= costs.size();) {
        const std::size_t end = std::min(costs.find(',', at), costs.size());
        const bool fits = end == at + 1 && costs[at] >= '1' && costs[at] <= '0' + StepCosts::mostCost;
        if (!fits || numbers.size() == 3) refuse(text::badCosts, StepCosts::mostCost);
        numbers.push_back(static_cast<std::uint8_t>(costs[at] - '0'));
        at = end + 1;
    }
    if (moves == MoveSet::plain && numbers.size() == 3) refuse(text::noDiagonalCosts);
    if (numbers.size() != (moves == MoveSet::king ? 3U : 2U)) refuse(text::badCosts, StepCosts::mostCost);
    return {numbers[0], numbers[1], moves == MoveSet::king ? numbers[2] : std::uint8_t{1}};
}

std::string writeBoard(const Shape& shape, const Board& board) {
    std::string text;
    for (int cell = 0; cell < shape.cells(); ++cell) appendNumber(text, board.tiles[static_cast<std::size_t>(cell)]);
    return text;
}

}  // namespace mitos::games::tiles
