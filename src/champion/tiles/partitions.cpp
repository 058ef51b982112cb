#include "champion/tiles/partitions.h"

#include <algorithm>
#include <cstddef>

#include "champion/tiles/symmetry.h"

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
Partition alongTheWay(const Shape& shape, int blank) {
    std::vector<int> way;
    for (int row = 0; row < shape.rows; ++row) {
        for (int i = 0; i < shape.columns; ++i) {
            const int cell = row * shape.columns + (row % 2 == 0 ? i : shape.columns - 1 - i);
            if (cell != blank) way.push_back(cell);
        }
    }
    const std::size_t count = (way.size() + mostTilesOfSmall - 1) / mostTilesOfSmall;
    Partition patterns(count);
    for (std::size_t i = 0; i < way.size(); ++i) patterns[i * count / way.size()].push_back(way[i]);
    return patterns;
}

}  // namespace

std::vector<Partition> withMirror(const Shape& shape, int blank, const Partition& partition) {
    std::vector<Partition> both{partition};
    for (const int symmetry : {4, 7, 1, 2, 3, 5, 6}) {  // the diagonals first: there, rows and columns change places
        if (!isSymmetry(shape, symmetry) || imageOf(shape, symmetry, blank) != blank) continue;
        Partition& image = both.emplace_back(partition);
        for (auto& pattern : image) {
            for (int& cell : pattern) cell = imageOf(shape, symmetry, cell);
        }
        break;
    }
    return both;
}

std::vector<Partition> smallPartitions(const Shape& shape, int blank) {
    const bool corner = (shape.row(blank) == 0 || shape.row(blank) == shape.rows - 1) &&
                        (shape.column(blank) == 0 || shape.column(blank) == shape.columns - 1);
    if (shape.rows != 4 || shape.columns != 4 || !corner) return withMirror(shape, blank, alongTheWay(shape, blank));
    Partition partition{{3, 6, 7, 10, 11, 14}, {4, 5, 8, 9, 12, 13}, {0, 1, 2}};
    for (auto& pattern : partition) {
        for (int& cell : pattern) cell = turned(shape, cell, shape.row(blank) == 0, shape.column(blank) == 0);
    }
    return withMirror(shape, blank, partition);
}

}  // namespace mitos::champion::tiles
