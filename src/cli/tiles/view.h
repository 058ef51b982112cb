#pragma once
// Boards of sliding puzzles drawn in the terminal.
#include <string>
#include <vector>

#include "api/tiles/solver.h"
#include "cli/common/console.h"

namespace mitos::cli {

/// One board, as lines of equal width. `moved` is a tile to be brought out, or -1.
std::vector<std::string> drawBoard(const Screen& screen, const api::tiles::Shape& shape, const api::tiles::Board& board,
                                   int moved = -1);

/// Every board of a path, as many beside each other as the screen has room for, each with its number and the way of the
/// tile that moved.
std::string drawPath(const Console& console, const api::tiles::Shape& shape, const std::vector<api::tiles::Board>& path,
                     const std::vector<api::tiles::Direction>& moves);

/// A row of boards without headings.
std::string drawBoards(const Console& console, const api::tiles::Shape& shape,
                       const std::vector<api::tiles::Board>& boards);

/// The way of the tile in words. The tile goes against the blank.
const base::Phrase& tileDirection(api::tiles::Direction blankMove);

/// The tile that has moved between two boards.
int movedTile(const api::tiles::Shape& shape, const api::tiles::Board& before, const api::tiles::Board& after);

}  // namespace mitos::cli
