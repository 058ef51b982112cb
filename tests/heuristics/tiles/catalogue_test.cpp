#include "heuristics/tiles/catalogue.h"

#include <gtest/gtest.h>

#include "tests/support/shapes.h"

namespace mitos::heuristics::tiles {
namespace catalogue_test {

using games::tiles::MoveSet;

TEST(Catalogue, ListsTheFixedNamesInTheOrderOfTheirKinds) {
    std::vector<std::string> names;
    for (const Facts& known : catalogue()) {
        names.emplace_back(known.name);
        EXPECT_EQ(&facts(known.kind), &known);
        EXPECT_EQ(kindNamed(known.name), known.kind);
    }
    EXPECT_EQ(names,
              (std::vector<std::string>{"zero", "misplaced", "manhattan", "chebyshev", "linear-conflict", "exact"}));
}

TEST(Catalogue, KnowsNoOtherNames) {
    for (const char* name : {"", "Zero", "linear conflict", "exact "}) EXPECT_EQ(kindNamed(name), std::nullopt) << name;
}

TEST(Catalogue, GivesAReasonAndASourceWhereTheyAreNeeded) {
    for (const Facts& known : catalogue()) {
        EXPECT_FALSE(known.source.empty()) << known.name;
        EXPECT_EQ(static_cast<bool>(known.notForKing), !known.admissibleKing) << known.name;
    }
}

TEST(Catalogue, NeverClaimsConsistencyWithoutAdmissibility) {
    for (const Facts& known : catalogue()) {
        for (const MoveSet moves : {MoveSet::plain, MoveSet::king}) {
            EXPECT_TRUE(known.admissible(moves) || !known.consistent(moves)) << known.name;
        }
    }
}

TEST(BestAdmissible, IsAdmissibleAndFitsForEveryShape) {
    for (const games::tiles::Shape& shape : test::shapesUpTo(games::tiles::mostCells)) {
        const Facts& best = facts(bestAdmissible(shape));
        EXPECT_TRUE(best.admissible(shape.moves)) << test::describe(shape);
        EXPECT_LE(shape.cells(), best.mostCells) << test::describe(shape);
    }
}

TEST(BestAdmissible, TakesTheExactTableWhereThereCanBeOne) {
    EXPECT_EQ(bestAdmissible({3, 3, MoveSet::king}), Kind::exact);
    EXPECT_EQ(bestAdmissible({2, 4, MoveSet::plain}), Kind::exact);
    EXPECT_EQ(bestAdmissible({4, 4, MoveSet::plain}), Kind::linearConflict);
    EXPECT_EQ(bestAdmissible({4, 4, MoveSet::king}), Kind::chebyshev);
}

}  // namespace catalogue_test
}  // namespace mitos::heuristics::tiles
