#include "cli/tiles/view.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "texts/tiles.h"

namespace mitos::cli {
namespace {

using api::tiles::Board;
using api::tiles::Direction;
using api::tiles::movedTile;
using api::tiles::Shape;
using api::tiles::Tiles;

struct Lines {
    std::string_view left, middle, right;
};

std::string rule(const Shape& shape, std::string_view dash, const Lines& ends, std::size_t cellWidth) {
    std::string text(ends.left);
    for (int column = 0; column < shape.columns; ++column) {
        for (std::size_t i = 0; i < cellWidth + 2; ++i) text += dash;
        text += column + 1 < shape.columns ? ends.middle : ends.right;
    }
    return text;
}

std::string_view arrowOf(const Screen& screen, Direction blankMove) {
    // The arrow shows the way of the tile, which is against that of the blank.
    constexpr std::array<std::string_view, 8> arrows{"↓", "↑", "→", "←", "↘", "↙", "↗", "↖"};
    constexpr std::array<std::string_view, 8> letters{"v", "^", ">", "<", "v>", "<v", "^>", "<^"};
    return screen.unicode ? arrows[static_cast<std::size_t>(blankMove)] : letters[static_cast<std::size_t>(blankMove)];
}

// Puts blocks of lines beside each other, as many as there is room for.
std::string beside(const std::vector<std::vector<std::string>>& blocks, std::size_t blockWidth, int screenWidth) {
    const std::size_t gap = 3;
    const std::size_t perRow =
        std::max<std::size_t>(1, (static_cast<std::size_t>(std::max(screenWidth, 20)) + gap - 2) / (blockWidth + gap));
    std::string text;
    for (std::size_t first = 0; first < blocks.size(); first += perRow) {
        const std::size_t last = std::min(first + perRow, blocks.size());
        for (std::size_t line = 0; line < blocks[first].size(); ++line) {
            std::string row = "  ";
            for (std::size_t i = first; i < last; ++i) {
                row += blocks[i][line];
                if (i + 1 < last) row += std::string(gap, ' ');
            }
            row.erase(row.find_last_not_of(' ') + 1);
            text += row + "\n";
        }
    }
    return text;
}

std::size_t boardWidth(const Shape& shape) {
    const std::size_t cell = shape.cells() > 10 ? 2 : 1;
    return static_cast<std::size_t>(shape.columns) * (cell + 3) + 1;
}

// One board, as lines of equal width. `moved` is a tile to be brought out, or -1.
std::vector<std::string> drawBoard(const Screen& screen, const Shape& shape, const Board& board, int moved) {
    const bool unicode = screen.unicode;
    const std::size_t cellWidth = shape.cells() > 10 ? 2 : 1;
    const std::string_view dash = unicode ? "─" : "-";
    const std::string_view bar = unicode ? "│" : "|";
    std::vector<std::string> lines;
    lines.push_back(rule(shape, dash, unicode ? Lines{"┌", "┬", "┐"} : Lines{"+", "+", "+"}, cellWidth));
    for (int row = 0; row < shape.rows; ++row) {
        if (row > 0)
            lines.push_back(rule(shape, dash, unicode ? Lines{"├", "┼", "┤"} : Lines{"+", "+", "+"}, cellWidth));
        std::string line(bar);
        for (int column = 0; column < shape.columns; ++column) {
            const int tile = board.tiles[static_cast<std::size_t>(row) * static_cast<std::size_t>(shape.columns) +
                                         static_cast<std::size_t>(column)];
            const std::string number = paddedLeft(tile == 0 ? std::string() : std::to_string(tile), cellWidth);
            const bool shown = screen.colour && tile == moved && tile != 0;
            line += fmt::format(" {}{}{} {}", shown ? "\033[1;33m" : "", number, shown ? "\033[0m" : "", bar);
        }
        lines.push_back(line);
    }
    lines.push_back(rule(shape, dash, unicode ? Lines{"└", "┴", "┘"} : Lines{"+", "+", "+"}, cellWidth));
    return lines;
}

}  // namespace

std::vector<std::string> TilesView::draw(Console& console, const Tiles& puzzle, const State& board,
                                         const State* before) const {
    return drawBoard(console.out, puzzle.shape, board,
                     before == nullptr ? -1 : movedTile(puzzle.shape, *before, board));
}

// As many beside each other as the screen has room for, each with its number and the way of the tile that moved.
std::string TilesView::drawPath(Console& console, const Tiles& puzzle, const std::vector<State>& path,
                                const std::vector<Move>& moves) const {
    const Shape& shape = puzzle.shape;
    std::vector<std::vector<std::string>> blocks;
    const std::size_t width = boardWidth(shape);
    for (std::size_t i = 0; i < path.size(); ++i) {
        const int moved = i == 0 ? -1 : movedTile(shape, path[i - 1], path[i]);
        std::string heading = i == 0 ? fmt::format("0 {}", console.language.write(text::startLabel))
                                     : fmt::format("{}: {} {}", i, moved, arrowOf(console.out, moves[i - 1]));
        std::vector<std::string> block{padded(heading, width)};
        for (std::string& line : drawBoard(console.out, shape, path[i], moved)) block.push_back(std::move(line));
        blocks.push_back(std::move(block));
    }
    return beside(blocks, width, console.out.width);
}

std::string TilesView::drawStates(Console& console, const Tiles& puzzle, const std::vector<State>& boards) const {
    std::vector<std::vector<std::string>> blocks;
    blocks.reserve(boards.size());
    for (const Board& board : boards) blocks.push_back(drawBoard(console.out, puzzle.shape, board, -1));
    return beside(blocks, boardWidth(puzzle.shape), console.out.width);
}

}  // namespace mitos::cli
