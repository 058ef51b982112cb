#include "games/tiles/shape.h"

#include <gtest/gtest.h>

#include "tests/support/shapes.h"

namespace mitos::games::tiles {
namespace shape_test {

TEST(Shape, NumbersItsCellsRowByRow) {
    const Shape shape{2, 5, MoveSet::plain};
    EXPECT_EQ(shape.cells(), 10);
    EXPECT_EQ(shape.row(7), 1);
    EXPECT_EQ(shape.column(7), 2);
}

TEST(Shape, KnowsTheNeighboursOfACellInTheMiddle) {
    const Shape shape{3, 3, MoveSet::king};
    EXPECT_EQ(shape.neighbour(4, Direction::up), 1);
    EXPECT_EQ(shape.neighbour(4, Direction::down), 7);
    EXPECT_EQ(shape.neighbour(4, Direction::left), 3);
    EXPECT_EQ(shape.neighbour(4, Direction::right), 5);
    EXPECT_EQ(shape.neighbour(4, Direction::upLeft), 0);
    EXPECT_EQ(shape.neighbour(4, Direction::upRight), 2);
    EXPECT_EQ(shape.neighbour(4, Direction::downLeft), 6);
    EXPECT_EQ(shape.neighbour(4, Direction::downRight), 8);
}

TEST(Shape, EndsAtItsEdges) {
    const Shape shape{3, 4, MoveSet::king};
    for (const Direction out :
         {Direction::up, Direction::left, Direction::upLeft, Direction::upRight, Direction::downLeft}) {
        EXPECT_EQ(shape.neighbour(0, out), -1) << static_cast<int>(out);
    }
    for (const Direction out : {Direction::right, Direction::upRight, Direction::downRight}) {
        EXPECT_EQ(shape.neighbour(7, out), -1) << "the end of a row does not go on in the next one";
    }
}

TEST(Shape, HasFourDirectionsOrEight) {
    EXPECT_EQ((Shape{3, 3, MoveSet::plain}.directionCount()), 4U);
    EXPECT_EQ((Shape{3, 3, MoveSet::king}.directionCount()), 8U);
}

TEST(Shape, ComesBackByTheOppositeDirection) {
    for (const Shape& shape : test::shapesUpTo(mostCells)) {
        for (int cell = 0; cell < shape.cells(); ++cell) {
            for (std::size_t d = 0; d < directions; ++d) {
                const auto direction = static_cast<Direction>(d);
                const int to = shape.neighbour(cell, direction);
                if (to >= 0) {
                    EXPECT_EQ(shape.neighbour(to, opposite(direction)), cell) << test::describe(shape);
                }
            }
        }
    }
}

// A board of r rows and c columns has r(c-1) + c(r-1) pairs side by side and 2(r-1)(c-1) diagonal ones.
TEST(Shape, HasAsManyNeighboursAsGeometrySays) {
    for (const Shape& shape : test::shapesUpTo(mostCells)) {
        int found = 0;
        for (int cell = 0; cell < shape.cells(); ++cell) {
            for (std::size_t d = 0; d < shape.directionCount(); ++d) {
                found += shape.neighbour(cell, static_cast<Direction>(d)) >= 0 ? 1 : 0;
            }
        }
        const int straight = shape.rows * (shape.columns - 1) + shape.columns * (shape.rows - 1);
        const int diagonal = shape.moves == MoveSet::king ? 2 * (shape.rows - 1) * (shape.columns - 1) : 0;
        EXPECT_EQ(found, 2 * (straight + diagonal)) << test::describe(shape);
    }
}

}  // namespace shape_test
}  // namespace mitos::games::tiles
