// Everything that reads a board. The first byte chooses the size and the move set, the second one what is read, the
// rest is the text.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/error.h"
#include "games/tiles/text.h"
#include "texts/writing/language.h"

namespace {

using namespace mitos;
using namespace mitos::games::tiles;

void check(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

Shape shapeFrom(std::uint8_t byte) {
    constexpr int sides = largestSide - smallestSide + 1;
    return {smallestSide + byte % sides, smallestSide + byte / sides % sides,
            byte / (sides * sides) % 2 == 0 ? MoveSet::plain : MoveSet::king};
}

bool isArrangement(const Shape& shape, const Board& board) {
    std::array<int, 256> count{};
    for (int cell = 0; cell < shape.cells(); ++cell) ++count[board.tiles[static_cast<std::size_t>(cell)]];
    for (int tile = 0; tile < shape.cells(); ++tile) {
        if (count[static_cast<std::size_t>(tile)] != 1) return false;
    }
    return std::all_of(board.tiles.begin() + shape.cells(), board.tiles.end(), [](auto tile) { return tile == 0; });
}

void checkBoard(const Shape& shape, const Board& board) {
    check(isArrangement(shape, board), "a board that was read holds each tile once");
    check(readBoard(shape, writeBoard(shape, board), "again") == board, "a board that was written reads the same");
}

// Checks that the place lies inside the text (or just behind it), and that the message is text in both languages.
void checkError(const base::TextError& error, std::string_view text, std::size_t firstLine) {
    const auto lines = 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    check(error.place().line >= firstLine && error.place().line < firstLine + lines, "the line is one of the text");
    check(error.place().column >= 1, "columns count from 1");
    std::size_t start = 0;
    for (std::size_t line = firstLine; line < error.place().line; ++line) start = text.find('\n', start) + 1;
    const std::size_t length = std::min(text.find('\n', start), text.size()) - start;
    check(error.place().column <= length + 1, "the column is inside its line");
    for (const text::Language language : text::allLanguages()) {
        const std::string message = error.in(language);
        check(!message.empty() && message.find('\0') == std::string::npos, "a message is text");
        const auto pictured = error.fault() == base::Fault::input ? 2 : 0;
        check(std::count(message.begin(), message.end(), '\n') == pictured,
              "a message is a reason, a line and a caret");
    }
    check(error.fault() != base::Fault::system, "the machine is not at fault");
}

// Row by row, as in the dialogue: each line of the text is tried for the next row.
void readRows(const Shape& shape, std::string_view text) {
    Board board;
    int row = 0;
    while (row < shape.rows) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const Board before = board;
        try {
            readRow(shape, line, "row", row, board);
            ++row;
        } catch (const base::TextError& error) {
            checkError(error, line, 1);
            check(board == before, "a row that is refused changes nothing");
        }
        if (end == text.size()) break;
        text.remove_prefix(end + 1);
    }
    if (row == shape.rows) checkBoard(shape, board);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const Shape shape = shapeFrom(data[0]);
    const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
    constexpr std::size_t firstLine = 7;
    std::size_t first = 1;
    try {
        switch (data[1] % 4) {
        case 0:
            first = firstLine;
            checkBoard(shape, readBoard(shape, text, "--start", firstLine));
            break;
        case 1:
            checkBoard(shape, readGoal(shape, text, "--goal"));
            break;
        case 2: {
            const Shape read = readSize(text, "--size");
            check(read.rows >= smallestSide && read.rows <= largestSide, "rows from 2 to 5");
            check(read.columns >= smallestSide && read.columns <= largestSide, "columns from 2 to 5");
            break;
        }
        default:
            readRows(shape, text);
        }
    } catch (const base::TextError& error) {
        checkError(error, text, first);
    }
    return 0;
}
