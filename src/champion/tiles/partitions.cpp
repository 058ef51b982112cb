#include "champion/tiles/partitions.h"

#include <algorithm>
#include <cstddef>

namespace mitos::champion::tiles {
namespace {

using games::tiles::Shape;

constexpr std::size_t mostTilesOfSmall = 6;

/// The four corners as the last cell, by turning the board: what is known for one corner holds for all.
int turned(const Shape& shape, int cell, bool rows, bool columns) {
    const int row = rows ? shape.rows - 1 - shape.row(cell) : shape.row(cell);
    const int column = columns ? shape.columns - 1 - shape.column(cell) : shape.column(cell);
    return row * shape.columns + column;
}

/// Neighbours on a way through the board that goes to and fro: what stands together moves together.
std::vector<std::vector<int>> alongTheWay(const Shape& shape, int blank) {
    std::vector<int> way;
    for (int row = 0; row < shape.rows; ++row) {
        for (int i = 0; i < shape.columns; ++i) {
            const int cell = row * shape.columns + (row % 2 == 0 ? i : shape.columns - 1 - i);
            if (cell != blank) way.push_back(cell);
        }
    }
    const std::size_t count = (way.size() + mostTilesOfSmall - 1) / mostTilesOfSmall;
    std::vector<std::vector<int>> patterns(count);
    for (std::size_t i = 0; i < way.size(); ++i) patterns[i * count / way.size()].push_back(way[i]);
    return patterns;
}

}  // namespace

Partition smallPartition(const Shape& shape, int blank) {
    const bool corner = (shape.row(blank) == 0 || shape.row(blank) == shape.rows - 1) &&
                        (shape.column(blank) == 0 || shape.column(blank) == shape.columns - 1);
    Partition partition;
    if (shape.rows == 4 && shape.columns == 4 && corner) {
        partition.patterns = {{3, 6, 7, 10, 11, 14}, {4, 5, 8, 9, 12, 13}, {0, 1, 2}};
        for (auto& pattern : partition.patterns) {
            for (int& cell : pattern) cell = turned(shape, cell, shape.row(blank) == 0, shape.column(blank) == 0);
        }
    } else {
        partition.patterns = alongTheWay(shape, blank);
    }
    // The mirror of the diagonal leaves the goal's blank where it is only there.
    partition.mirrored = shape.rows == shape.columns && shape.row(blank) == shape.column(blank);
    return partition;
}

}  // namespace mitos::champion::tiles
