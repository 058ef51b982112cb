#include "champion/tiles/partitions.h"

#include <algorithm>
#include <cstddef>

#include "champion/tiles/symmetry.h"

namespace mitos::champion::tiles {
namespace {

using games::tiles::Shape;

/// Maps the last corner to any of the four corners: partitions for one corner serve all.
int turned(const Shape& shape, int cell, bool rows, bool columns) {
    const int row = rows ? shape.rows - 1 - shape.row(cell) : shape.row(cell);
    const int column = columns ? shape.columns - 1 - shape.column(cell) : shape.column(cell);
    return row * shape.columns + column;
}

/// Divides the cells along a path that goes to and fro through the board: what stands together moves together.
Partition alongBoard(const Shape& shape, int blank, std::size_t mostTilesPerPattern) {
    std::vector<int> path;
    for (int row = 0; row < shape.rows; ++row) {
        for (int i = 0; i < shape.columns; ++i) {
            const int cell = row * shape.columns + (row % 2 == 0 ? i : shape.columns - 1 - i);
            if (cell != blank) path.push_back(cell);
        }
    }
    const std::size_t count = (path.size() + mostTilesPerPattern - 1) / mostTilesPerPattern;
    Partition patterns(count);
    for (std::size_t i = 0; i < path.size(); ++i) patterns[i * count / path.size()].push_back(path[i]);
    return patterns;
}

/// Returns how many tiles a pattern may have, so that computing its table takes what the size promises: a twentieth
/// of a second, or some seconds.
std::size_t mostTilesFor(const Shape& shape, TableSize size) {
    if (size == TableSize::small) return 6;
    if (shape.cells() <= 12) return 8;
    if (shape.cells() <= 16) return 8;
    return shape.cells() <= 20 ? 7 : 6;
}

/// Returns the partitions for a board whose blank belongs in the last corner.
std::vector<Partition> tabulated(const Shape& shape, TableSize size) {
    const bool onePlane = shape.moves == games::tiles::MoveSet::plain && shape.unitCosts();
    if (shape.rows == 4 && shape.columns == 4) {
        const Partition small{{3, 6, 7, 10, 11, 14}, {4, 5, 8, 9, 12, 13}, {0, 1, 2}};
        // The second one needs no tables of its own: each of its patterns is a mirror image of one of the first.
        if (size == TableSize::small && onePlane)
            return {small, {{0, 1, 4, 5, 8, 9}, {2, 3, 6, 7, 10, 11}, {12, 13, 14}}};
        if (size == TableSize::small) return {small};
        return {{{0, 1, 4, 5, 8, 9, 12, 13}, {2, 3, 6, 7, 10, 11, 14}}};
    }
    if (shape.rows == 5 && shape.columns == 5) {  // Korf and Felner 2002
        const Partition first{
            {12, 17, 18, 19, 22, 23}, {10, 11, 15, 16, 20, 21}, {3, 4, 8, 9, 13, 14}, {0, 1, 2, 5, 6, 7}};
        // With one bit per state a second partition that divides the board elsewhere pays (docs/pattern-tables.md).
        if (size == TableSize::full && onePlane)
            return {first,
                    {{0, 1, 2, 3, 4, 9}, {5, 6, 7, 8, 12, 13}, {10, 11, 15, 16, 20, 21}, {14, 17, 18, 19, 22, 23}}};
        return {first};
    }
    return {};
}

}  // namespace

std::vector<Partition> withMirror(const Shape& shape, int blank, const Partition& partition) {
    std::vector<Partition> both{partition};
    for (const int symmetry : {4, 7, 1, 2, 3, 5, 6}) {  // the diagonals first: they exchange rows and columns
        if (!isSymmetry(shape, symmetry) || imageOf(shape, symmetry, blank) != blank) continue;
        Partition& image = both.emplace_back(partition);
        for (auto& pattern : image) {
            for (int& cell : pattern) cell = imageOf(shape, symmetry, cell);
        }
        break;
    }
    return both;
}

std::vector<Partition> partitionsFor(const Shape& shape, int blank, TableSize size) {
    const bool corner = (shape.row(blank) == 0 || shape.row(blank) == shape.rows - 1) &&
                        (shape.column(blank) == 0 || shape.column(blank) == shape.columns - 1);
    std::vector<Partition> chosen;
    if (corner) chosen = tabulated(shape, size);
    for (Partition& partition : chosen) {
        for (auto& pattern : partition) {
            for (int& cell : pattern) cell = turned(shape, cell, shape.row(blank) == 0, shape.column(blank) == 0);
        }
    }
    if (chosen.empty()) chosen.push_back(alongBoard(shape, blank, mostTilesFor(shape, size)));
    std::vector<Partition> all;
    for (const Partition& partition : chosen) {
        for (Partition& image : withMirror(shape, blank, partition)) all.push_back(std::move(image));
    }
    return all;
}

}  // namespace mitos::champion::tiles
